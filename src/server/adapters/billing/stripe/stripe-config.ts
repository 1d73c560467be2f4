/** How Stripe is reached. config.ts has validated it: keys of one mode, a stand-in on this machine only. */
export interface StripeConfig {
  secretKey: string
  publishableKey: string
  /** Without it nothing that Stripe tells is believed; the state is only asked for. */
  webhookSecret: string | null
  /** Without it the price is found by its lookup key, or made. */
  priceId: string | null
  /** A stand-in for the API. */
  apiBase: string | null
}
