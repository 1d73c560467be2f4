import { createHash } from 'node:crypto'
import type { Queryable } from '#server/database/open.ts'

/** An ID token lives for an hour, and clocks differ by a little. */
const TOKEN_LIVES_MS = 65 * 60_000

/** The account of this token was deleted after its owner had signed in with it. */
export class IdentityLeft extends Error {
  override name = 'IdentityLeft'
}

/** Only a digest: that somebody had an account here is nobody's business once it is gone. */
const digestOf = (uid: string): Buffer => createHash('sha256').update(uid).digest()

/** Notes that the account of this identity is being deleted. */
export async function noteLeft(db: Queryable, uid: string, now: Date): Promise<void> {
  await db
    .insertInto('left_identities')
    .values({ uid_hash: digestOf(uid), left_at: now })
    .onConflict((conflict) => conflict.column('uid_hash').doUpdateSet({ left_at: now }))
    .execute()
}

/**
 * Refuses whoever signed in before they left; signing in again begins anew.
 * @throws IdentityLeft
 */
export async function refuseLeft(db: Queryable, uid: string, signedInAt: Date): Promise<void> {
  const left = await db
    .selectFrom('left_identities')
    .select('left_at')
    .where('uid_hash', '=', digestOf(uid))
    .where('left_at', '>=', signedInAt)
    .executeTakeFirst()
  if (left) throw new IdentityLeft('This account was deleted')
}

/** Forgets whose tokens have all run out. */
export async function forgetLeft(db: Queryable, now: Date): Promise<void> {
  await db
    .deleteFrom('left_identities')
    .where('left_at', '<', new Date(now.getTime() - TOKEN_LIVES_MS))
    .execute()
}
