import Stripe from 'stripe'
import { BillingError } from '#server/ports/billing.ts'

const { errors } = Stripe

/** Turns an error of Stripe's SDK into an error of the billing port. */
export const billingFailure = (error: unknown): BillingError => {
  if (error instanceof BillingError) return error
  if (!(error instanceof errors.StripeError)) {
    return new BillingError('unavailable', 'the card provider could not be asked', { cause: error })
  }
  return new BillingError(kindOf(error), `Stripe: ${withoutKeys(error.message)}`, { cause: plain(error) })
}

const kindOf = (error: Stripe.errors.StripeError): BillingError['kind'] => {
  if (error instanceof errors.StripeIdempotencyError || isKeptFailure(error)) return 'burnt_key'
  if (error.code === 'resource_missing') return 'not_found'
  const isForLater =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error.code === 'idempotency_key_in_use' ||
    error.code === 'lock_timeout'
  return isForLater ? 'unavailable' : 'refused'
}

/**
 * Stripe repeats the first answer of an idempotency key for a day, a 500 too, so a retry with that key cannot
 * succeed.
 */
const isKeptFailure = ({ statusCode, headers }: Stripe.errors.StripeError) =>
  statusCode === 500 &&
  (headers?.['idempotent-replayed'] === 'true' || headers?.['stripe-should-retry'] === 'false')

/** Masks keys, which must never reach a log: Stripe masks most of them in its messages, but not all. */
const withoutKeys = (message: string) => message.replace(/\b(sk|rk|pk|whsec)_\w+/g, '$1_…')

/**
 * Keeps the fields that find the request in Stripe's log, without the bodies that the SDK's error carries.
 */
const plain = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError) =>
  new Error(`${type} ${code ?? ''} ${statusCode ?? ''} ${requestId ?? ''}`.trim())

/** Runs a repeatable action; a failure of the given kind means that it was done before. */
export const ignoreFailure = async (
  kind: BillingError['kind'],
  act: () => Promise<unknown>,
): Promise<void> => {
  try {
    await act()
  } catch (error) {
    const failure = billingFailure(error)
    if (failure.kind !== kind) throw failure
  }
}
