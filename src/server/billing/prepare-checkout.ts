import type { Actor } from '#server/http/actor.ts'
import { AppError } from '#server/http/errors.ts'
import { noteOutdated, openSubscription } from '#server/stores/subscriptions.ts'
import { oneCheckoutAtATime } from './checkout-lease.ts'
import { type BillingLimits, limitTries } from './limits.ts'
import { alreadyActive, openCheckout } from './open-checkout.ts'
import { accountOf, type BillingDeps, withErrorsForCook } from './provider.ts'

/**
 * Returns the client secret with which this cook can pay for Premium.
 * @throws AppError conflict for a cook with Premium, forbidden after a dispute, too_many_requests
 */
export async function prepareCheckout(
  deps: BillingDeps,
  { userId, status, user }: Pick<Actor, 'userId' | 'status' | 'user'>,
  limits: BillingLimits,
): Promise<string> {
  if (status === 'active') throw alreadyActive()
  await limitTries(deps, 'checkout', userId, limits)
  const row = await openSubscription(deps.db, userId, accountOf(deps.billing), deps.clock.now())
  if (row.disputed_at) {
    throw new AppError(
      'forbidden',
      'A payment of this account was disputed. Please write to us to subscribe again.',
    )
  }
  return await oneCheckoutAtATime(deps.db, userId, async () => {
    const secret = await withErrorsForCook(() => openCheckout(deps, { id: userId, email: user.email }))
    // The payment may happen from now on: the next reader asks the provider, also where no event arrives.
    await noteOutdated(deps.db, userId)
    return secret
  })
}
