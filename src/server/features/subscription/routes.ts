import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { cancelAtPeriodEnd, reactivate } from '#server/billing/cancel-subscription.ts'
import { type BillingLimits, usualBillingLimits } from '#server/billing/limits.ts'
import { prepareCheckout } from '#server/billing/prepare-checkout.ts'
import { withBilling } from '#server/billing/provider.ts'
import { readDetails, readInvoices, readStatus } from '#server/billing/read-subscription.ts'
import { refundFirstPayment } from '#server/billing/refund-first-payment.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'

export const subscriptionRoutes = (
  app: FastifyInstance,
  deps: Deps,
  limits: BillingLimits = usualBillingLimits,
) => {
  bind(app, api.billing.config, () => ({
    ...(deps.billing?.publicConfig() ?? { kind: 'off' as const }),
    livemode: deps.billing?.livemode ?? false,
  }))
  bind(app, api.subscription.status, ({ actor }) => readStatus(deps, actor.userId))
  bind(app, api.subscription.details, ({ actor }) => readDetails(deps, actor.userId))
  bind(app, api.subscription.invoices, ({ actor }) => readInvoices(deps, actor.userId))
  bind(app, api.subscription.getOrCreate, async ({ actor }) => ({
    clientSecret: await prepareCheckout(withBilling(deps), actor, limits),
  }))
  bind(app, api.subscription.cancel, async ({ actor, body }) => ({
    message: body?.refund
      ? await refundFirstPayment(withBilling(deps), actor.userId)
      : await cancelAtPeriodEnd(withBilling(deps), actor.userId),
  }))
  bind(app, api.subscription.reactivate, async ({ actor }) => ({
    message: await reactivate(withBilling(deps), actor.userId),
  }))
}
