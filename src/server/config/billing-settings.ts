import { ConfigError } from './config-error.ts'

export interface BillingVariables {
  BILLING_PROVIDER: 'auto' | 'stripe' | 'sandbox' | 'off'
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_PUBLISHABLE_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_PRICE_ID?: string | undefined
  STRIPE_API_BASE?: string | undefined
}

const names = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_ID',
  'STRIPE_API_BASE',
] as const
const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const

/** Patterns of Stripe's settings, with the prefixes that an error names. */
const forms = {
  STRIPE_SECRET_KEY: [/^(sk|rk)_(test|live)_\w+$/, 'sk_test_, sk_live_, rk_test_ or rk_live_'],
  STRIPE_PUBLISHABLE_KEY: [/^pk_(test|live)_\w+$/, 'pk_test_ or pk_live_'],
  STRIPE_WEBHOOK_SECRET: [/^whsec_\S+$/, 'whsec_'],
  STRIPE_PRICE_ID: [/^price_\w+$/, 'price_'],
} as const

/**
 * Reads the settings of the card provider. Incomplete settings for Stripe are an error and never mean the
 * sandbox, which would give Premium away.
 * @throws ConfigError
 */
export const billingSettings = (env: BillingVariables, publicUrl: string | null) => {
  const given = names.filter((name) => env[name] !== undefined)
  if (env.BILLING_PROVIDER === 'off') return { kind: 'off' as const }
  if (env.BILLING_PROVIDER === 'sandbox' || (env.BILLING_PROVIDER === 'auto' && given.length === 0)) {
    if (given.length === 0) return { kind: 'sandbox' as const }
    throw new ConfigError(
      `${given.join(', ')} ${are(given)} set but BILLING_PROVIDER is sandbox, where nobody pays: ` +
        `set BILLING_PROVIDER=stripe, or unset ${given.join(', ')}.`,
    )
  }
  requireKeys(env, given)
  for (const [name, [form, beginnings]] of Object.entries(forms)) {
    // The keys of `forms` are names of variables.
    const value = env[name as keyof typeof forms]
    if (value !== undefined && !form.test(value)) {
      throw new ConfigError(`${name} must begin with ${beginnings}: copy it anew from Stripe's dashboard.`)
    }
  }
  // requireKeys has made sure that both keys are set.
  const stripe = {
    secretKey: env.STRIPE_SECRET_KEY as string,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY as string,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    priceId: env.STRIPE_PRICE_ID ?? null,
    apiBase: env.STRIPE_API_BASE ?? null,
  }
  refuseWrongMode(stripe, publicUrl)
  return { kind: 'stripe' as const, stripe }
}
export type BillingSettings = ReturnType<typeof billingSettings>

const are = (some: readonly string[]) => (some.length > 1 ? 'are' : 'is')

const requireKeys = (env: BillingVariables, given: readonly string[]) => {
  const missing = needed.filter((name) => env[name] === undefined)
  if (missing.length === 0) return
  const beside = given.length > 0 ? given.join(', ') : 'BILLING_PROVIDER=stripe'
  const names = missing.join(' and ')
  throw new ConfigError(
    given.length > 0 && env.BILLING_PROVIDER === 'auto'
      ? `${names} ${are(missing)} missing beside ${beside}: set ${missing.length > 1 ? 'them' : 'it'} to take cards, ` +
          `or unset ${beside} to run the sandbox.`
      : `${names} ${are(missing)} missing: BILLING_PROVIDER=stripe needs ${missing.length > 1 ? 'them' : 'it'}.`,
  )
}

const modeOf = (key: string) => (/^\w\w_live_/.test(key) ? 'live' : 'test')

const refuseWrongMode = (
  stripe: { secretKey: string; publishableKey: string; apiBase: string | null },
  publicUrl: string | null,
) => {
  const mode = modeOf(stripe.secretKey)
  const shown = modeOf(stripe.publishableKey)
  if (mode !== shown) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${mode} key and STRIPE_PUBLISHABLE_KEY a ${shown} key: set two of the same mode.`,
    )
  }
  if (mode !== 'live') return
  if (stripe.apiBase !== null) {
    throw new ConfigError(
      'STRIPE_API_BASE is set beside live keys: a stand-in is for test keys only. Unset it to take cards.',
    )
  }
  if (!publicUrl?.startsWith('https://')) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is a live key but PUBLIC_URL does not begin with https://: cards are asked for over HTTPS only.',
    )
  }
}
