import type { BillingProvider } from '#server/ports/billing.ts'
import { createStripeBilling, type StripeDeps } from './stripe/create-stripe-billing.ts'
import type { StripeConfig } from './stripe/stripe-config.ts'

export type BillingConfig = { kind: 'off' | 'sandbox' } | { kind: 'stripe'; stripe: StripeConfig }

/** Who takes cards here, if anybody. */
export const openBilling = async (
  config: BillingConfig,
  deps: StripeDeps,
): Promise<BillingProvider | null> =>
  config.kind === 'stripe' ? await createStripeBilling(config.stripe, deps) : null
