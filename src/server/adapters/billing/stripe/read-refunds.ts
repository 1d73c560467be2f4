import type Stripe from 'stripe'
import type { FailedRefund } from '#server/ports/billing.ts'
import { billingFailure } from './billing-failure.ts'

/**
 * True for a refund that a bank sent back or that was called off; a pending one still counts as given back.
 */
export const hasRefundFailed = ({ status }: Pick<Stripe.Refund, 'status'>) =>
  status === 'failed' || status === 'canceled'

/**
 * Returns the refunded amount of a charge that was read with its refunds: their statuses tell which of them
 * arrived, while the charge's own total is not documented to follow.
 */
export const amountRefunded = ({ refunds, amount_refunded: sum }: Stripe.Charge): number =>
  refunds && !refunds.has_more
    ? refunds.data.filter((one) => !hasRefundFailed(one)).reduce((total, { amount }) => total + amount, 0)
    : sum

/** Returns the failed refunds of a charge, unless as much was given back by a later one. */
export const failedRefundsOf = ({ refunds }: Stripe.Charge): Stripe.Refund[] => {
  const all = refunds?.data ?? []
  return all.filter(
    (lost) =>
      hasRefundFailed(lost) &&
      !all.some((one) => !hasRefundFailed(one) && one.created >= lost.created && one.amount >= lost.amount),
  )
}

/**
 * Returns the failed refunds among the newest hundred payments of a customer; none for a deleted customer.
 */
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
