import { endBilling } from '#server/billing/end-billing.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { AppError } from '#server/http/errors.ts'
import { eraseUser } from '#server/stores/account-erasure.ts'

const RECENT_MS = 5 * 60_000

/**
 * Erases the cook. First what they pay for ends, then every session, so that no other tab makes the account anew; then
 * the rows go, then the way to sign in. Broken off in between, the cook can still sign in and ask again.
 * @throws AppError recent_sign_in_required
 */
export async function deleteAccount(deps: Deps, actor: Actor): Promise<void> {
  const { db, identity, clock } = deps
  const now = clock.now()
  if (now.getTime() - actor.identity.authTime.getTime() > RECENT_MS)
    throw new AppError('recent_sign_in_required', 'Please enter your password again to do this.')
  await endBilling(deps, actor.userId)
  await identity.endAllSessions(actor.identity)
  await eraseUser(db, { userId: actor.userId, email: actor.user.email, now })
  await identity.deleteAccount(actor.identity)
}
