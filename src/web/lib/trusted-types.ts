/** The part of the Trusted Types API that TypeScript's DOM types lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
}

const trustedOrigins = new Set<string>()

/** Allows scripts of another origin, such as Stripe's before a card form opens. */
export const trustScriptsFrom = (origin: string): void => {
  trustedOrigins.add(origin)
}

const isKnown = (address: string): boolean => {
  const { origin } = new URL(address, location.href)
  return origin === location.origin || trustedOrigins.has(origin)
}

/**
 * Sets up the default trusted-types policy, because the page is served with `require-trusted-types-for
 * 'script'`, which forbids strings as markup or script. Libraries that load a script by its address pass
 * through here; markup passes only through DOMPurify, which has its own policy.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isKnown(url) ? url : null) })
}
