import { pickSubscription, statusOf } from '#domain/subscription-state.ts'
import { conflict } from '#server/http/errors.ts'
import { BillingError, type BillingUser, type ProviderSubscription } from '#server/ports/billing.ts'
import { forgetCustomer, noteCustomer, openSubscription, raiseNumber } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { type Synced, syncSubscription } from './sync-subscription.ts'

/** More than ever happens: each turn means a key that the provider will not take again. */
const MAX_TURNS = 5

export const alreadyActive = () => conflict('User already has an active subscription')

/**
 * The client secret of what this cook can pay now: the open invoice of a subscription they have, or the first one of a
 * new subscription. Called any number of times, also at once and after any crash, it leaves one customer and one
 * subscription, because it looks before it makes, and makes with a key whose number was written down before.
 * @throws BillingError, and AppError when there is nothing to pay
 */
export async function openCheckout(deps: BillingDeps, user: BillingUser): Promise<string> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const customerId = await ensureCustomer(deps, user)
    const secret = await secretFor(deps, user, customerId)
    if (secret) return secret
  }
  throw new BillingError('unavailable', 'The provider takes none of the keys of this checkout.')
}

/** null: look again. */
async function secretFor(deps: BillingDeps, user: BillingUser, customerId: string): Promise<string | null> {
  const { billing } = deps
  const synced = await syncSubscription(deps, customerId)
  if (!synced) return null
  const waiting = await secretOfExisting(deps, synced)
  if (waiting) return waiting
  const { attempt } = await openSubscription(deps.db, user.id, accountOf(billing), deps.clock.now())
  try {
    const made = await billing.createSubscription(customerId, user.id, `sub:${user.id}:${attempt}`)
    // An old answer to a key that was used before: that subscription is over already.
    if (synced.subscriptions.some(({ id }) => id === made.id)) {
      await raiseNumber(deps.db, user.id, 'attempt', attempt)
      return null
    }
    await syncSubscription(deps, customerId)
    return made.clientSecret ?? (await billing.openClientSecret(made.id))
  } catch (error) {
    if (!(error instanceof BillingError)) throw error
    if (error.kind === 'not_found') {
      await forgetCustomer(deps.db, user.id, customerId)
      return null
    }
    if (error.kind !== 'burnt_key') throw error
    // It may have been carried out all the same: the next turn looks before it makes another.
    await raiseNumber(deps.db, user.id, 'attempt', attempt)
    return null
  }
}

/** Of what the customer has already, newest first. */
async function secretOfExisting({ billing }: BillingDeps, { subscriptions }: Synced): Promise<string | null> {
  const best = pickSubscription(subscriptions)
  if (!best) return null
  const status = statusOf(best.status)
  if (status === 'active') throw alreadyActive()
  if (status === 'past_due') {
    const secret = await billing.openClientSecret(best.id)
    // Nothing of it can be paid any more (its invoice was voided, or it is paused): it makes way for a new one.
    if (!secret) await billing.cancelNow(best.id)
    return secret
  }
  for (const { id } of unpaidFirst(subscriptions)) {
    const secret = await billing.openClientSecret(id)
    if (secret) return secret
  }
  return null
}

const unpaidFirst = (subscriptions: readonly ProviderSubscription[]) =>
  subscriptions
    .filter(({ status }) => status === 'incomplete')
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())

async function ensureCustomer({ db, billing, clock }: BillingDeps, user: BillingUser): Promise<string> {
  const row = await openSubscription(db, user.id, accountOf(billing), clock.now())
  if (row.customer_id) return row.customer_id
  let keyNo = row.customer_key
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const found = await billing.findCustomer(user.id, [user.email])
    if (found) return await noteCustomer(db, user.id, found)
    try {
      return await noteCustomer(db, user.id, await billing.ensureCustomer(user, keyNo))
    } catch (error) {
      if (!(error instanceof BillingError) || error.kind !== 'burnt_key') throw error
      keyNo = await raiseNumber(db, user.id, 'customer_key', keyNo)
    }
  }
  throw new BillingError('unavailable', 'The provider takes none of the keys of this customer.')
}
