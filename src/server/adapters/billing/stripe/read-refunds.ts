import type Stripe from 'stripe'
import type { FailedRefund } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'

/** A refund that a bank sent back, or that was called off, gives nothing. One that is pending is on its way. */
export const isLost = ({ status }: Pick<Stripe.Refund, 'status'>) =>
  status === 'failed' || status === 'canceled'

/**
 * What was given back of a charge that was asked for with its refunds: these say of themselves whether they arrived,
 * while the charge's own sum is not documented to follow.
 */
export const givenBack = ({ refunds, amount_refunded: sum }: Stripe.Charge): number =>
  refunds && !refunds.has_more
    ? refunds.data.filter((one) => !isLost(one)).reduce((total, { amount }) => total + amount, 0)
    : sum

/** Refunds of a charge that did not arrive, unless as much was given back by a later one. */
export const failedRefundsOf = ({ refunds }: Stripe.Charge): Stripe.Refund[] => {
  const all = refunds?.data ?? []
  return all.filter(
    (lost) =>
      isLost(lost) &&
      !all.some((one) => !isLost(one) && one.created >= lost.created && one.amount >= lost.amount),
  )
}

/** Of all that this customer has paid, the newest hundred payments; none of a customer that is gone. */
export const failedRefunds = async (stripe: Stripe, customer: string): Promise<FailedRefund[]> => {
  try {
    const { data } = await stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] })
    return data.flatMap(failedRefundsOf).map(({ id, amount, failure_reason: reason, status }) => ({
      id,
      amount,
      reason: reason ?? status,
    }))
  } catch (error) {
    const failure = billingFailure(error)
    if (failure.kind === 'not_found') return []
    throw failure
  }
}
