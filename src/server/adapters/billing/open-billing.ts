import type { BillingProvider } from '#server/ports/billing.ts'
import { createSandbox, type SandboxOptions } from './sandbox/create-sandbox.ts'
import type { StripeDeps } from './stripe/create-stripe-billing.ts'
import type { StripeConfig } from './stripe/stripe-config.ts'

export type BillingConfig = { kind: 'off' | 'sandbox' } | { kind: 'stripe'; stripe: StripeConfig }

/** Opens the configured card provider; null when payments are off. */
export const openBilling = async (
  config: BillingConfig,
  deps: StripeDeps & SandboxOptions,
): Promise<BillingProvider | null> => {
  if (config.kind === 'stripe') {
    const { createStripeBilling } = await import('./stripe/create-stripe-billing.ts')
    return await createStripeBilling(config.stripe, deps)
  }
  return config.kind === 'sandbox' ? await createSandbox(deps) : null
}
