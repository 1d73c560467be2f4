import type { Deps } from '#server/deps.ts'
import { findSubscription } from '#server/stores/subscriptions.ts'
import { accountOf, withErrorsForCook } from './provider.ts'

/**
 * Ends all subscriptions of a cook and deletes the customer at the provider, before the account is erased.
 * @throws AppError unavailable: then the account must stay, or its owner would go on being charged
 */
export async function endBilling(
  { db, billing }: Pick<Deps, 'db' | 'billing'>,
  userId: string,
): Promise<void> {
  if (!billing) return
  const row = await findSubscription(db, userId, accountOf(billing))
  const customerId = row?.customer_id
  if (customerId) await withErrorsForCook(() => billing.deleteCustomer(customerId))
}
