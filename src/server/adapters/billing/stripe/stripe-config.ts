/** Settings for Stripe. config.ts has validated them: keys of one mode, a stand-in on this machine only. */
export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** Secret of webhooks; without it events are not trusted, and the state is only asked for. */
  webhookSecret: string | null
  /** Id of the price; without it the price is found by its lookup key, or created. */
  priceId: string | null
  /** Address of a stand-in for the API. */
  apiBase: string | null
}
