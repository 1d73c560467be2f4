import { createHash } from 'node:crypto'
import type { Queryable } from '#server/database/open.ts'

/** Milliseconds for which an ID token may be valid: an hour, and a little for differing clocks. */
const TOKEN_LIVES_MS = 65 * 60_000

/** Error for a token whose account was deleted after the sign-in. */
export class IdentityLeft extends Error {
  override name = 'IdentityLeft'
}

/** Returns a digest, because a deleted account must not be recognisable in the database. */
const digestOf = (uid: string): Buffer => createHash('sha256').update(uid).digest()

/** Notes that the account of this identity is being deleted. */
export async function noteDeletedIdentity(db: Queryable, uid: string, now: Date): Promise<void> {
  await db
    .insertInto('left_identities')
    .values({ uid_hash: digestOf(uid), left_at: now })
    .onConflict((conflict) => conflict.column('uid_hash').doUpdateSet({ left_at: now }))
    .execute()
}

/**
 * Refuses an identity that signed in before its account was deleted; a new sign-in creates a new account.
 * @throws IdentityLeft
 */
export async function refuseDeletedIdentity(db: Queryable, uid: string, signedInAt: Date): Promise<void> {
  const left = await db
    .selectFrom('left_identities')
    .select('left_at')
    .where('uid_hash', '=', digestOf(uid))
    .where('left_at', '>=', signedInAt)
    .executeTakeFirst()
  if (left) throw new IdentityLeft('This account was deleted')
}

/** Deletes entries whose tokens have all expired. */
export async function forgetLeft(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('left_identities')
    .where('left_at', '<', new Date(now.getTime() - TOKEN_LIVES_MS))
    .execute()
}
