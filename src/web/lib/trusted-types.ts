/** What TypeScript's DOM does not know yet. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown
}

const elsewhere = new Set<string>()

/** A library is about to ask for its own script: Stripe's, where cards are asked for. */
export const trustScriptsFrom = (origin: string): void => {
  elsewhere.add(origin)
}

const isKnown = (address: string): boolean => {
  const { origin } = new URL(address, location.href)
  return origin === location.origin || elsewhere.has(origin)
}

/**
 * The page is served with `require-trusted-types-for 'script'`: no string becomes markup or a script by chance. Libraries
 * that ask for a script by its address come through here; markup only through DOMPurify, which has a policy of its own.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isKnown(url) ? url : null) })
}
