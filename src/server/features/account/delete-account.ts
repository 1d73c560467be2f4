import { endBilling } from '#server/billing/end-billing.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { assertRecentSignIn } from '#server/http/recent-sign-in.ts'
import { eraseUser } from '#server/stores/account-erasure.ts'
import { findUserByUid } from '#server/stores/users.ts'

/**
 * Erases the cook, and then the account at the identity service. After an interruption in between, the cook
 * can still sign in and ask again.
 * @throws AppError recent_sign_in_required
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  const { identity, clock } = deps
  assertRecentSignIn(actor, clock.now())
  await eraseCook(deps, { userId: actor.userId, email: actor.user.email, uid: actor.identity.uid })
  await identity.deleteAccount(actor.identity)
}

/**
 * Erases the cook of an account that the identity service is about to delete; without a row there is nothing
 * to erase.
 */
export async function eraseByUid(deps: Deps, uid: string): Promise<void> {
  const user = await findUserByUid(deps.db, uid, deps.clock.now())
  if (user) await eraseCook(deps, { userId: user.id, email: user.email, uid })
}

interface Leaving {
  userId: string
  email: string
  uid: string
}

/**
 * Ends the subscription first, then every session, so that no other tab creates the account again, and then
 * deletes the rows.
 */
async function eraseCook(deps: Deps, { userId, email, uid }: Leaving): Promise<void> {
  await endBilling(deps, userId)
  await deps.identity.endAllSessions({ uid })
  await eraseUser(deps.db, {
    userId,
    email,
    addressHash: deps.addressHash(email),
    now: deps.clock.now(),
  })
}
