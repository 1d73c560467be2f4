import { pickSubscription, statusOf } from '#domain/subscription-state.ts'
import { conflict } from '#server/http/errors.ts'
import { BillingError, type BillingUser, type ProviderSubscription } from '#server/ports/billing.ts'
import { forgetCustomer, noteCustomer, openSubscription, raiseNumber } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps } from './provider.ts'
import { type Synced, syncSubscription } from './sync-subscription.ts'

/** Maximum number of turns, more than ever happens: each means a key that the provider no longer accepts. */
const MAX_TURNS = 5

export const alreadyActive = () => conflict('User already has an active subscription')

/**
 * Returns the client secret of the payment that this cook can make now: the open invoice of an existing
 * subscription, or the first one of a new subscription. Called any number of times, also at once and after
 * any crash, this leaves one customer and one subscription, because it looks before it creates one, and
 * creates with a key whose number was stored before.
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

/** Returns null when the caller must look again. */
async function secretFor(deps: BillingDeps, user: BillingUser, customerId: string): Promise<string | null> {
  const { billing } = deps
  const synced = await syncSubscription(deps, customerId)
  if (!synced) return null
  const waiting = await secretOfExisting(deps, synced)
  if (waiting) return waiting
  const { attempt } = await openSubscription(deps.db, user.id, accountOf(billing), deps.clock.now())
  try {
    const made = await billing.createSubscription(customerId, user.id, `sub:${user.id}:${attempt}`)
    // The provider repeated its old answer to a used key: that subscription is over already.
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
    // The call may have succeeded all the same, so the next turn looks before it creates another
    // subscription.
    await raiseNumber(deps.db, user.id, 'attempt', attempt)
    return null
  }
}

/** Returns the client secret of an existing subscription, newest first. */
async function secretOfExisting({ billing }: BillingDeps, { subscriptions }: Synced): Promise<string | null> {
  const best = pickSubscription(subscriptions)
  if (!best) return null
  const status = statusOf(best.status)
  if (status === 'active') throw alreadyActive()
  if (status === 'past_due') {
    const secret = await billing.openClientSecret(best.id)
    // A subscription whose invoice was voided, or that is paused, can no longer be paid, and is ended for a
    // new one.
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
