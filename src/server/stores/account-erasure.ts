import { sql } from 'kysely'
import { monthOf } from '#domain/quota.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'
import { noteLeftAccount } from './left-accounts.ts'
import { noteDeletedIdentity } from './left-identities.ts'
import { rankListed } from './library-rank.ts'

interface Erased {
  userId: string
  email: string
  /** Hash of the e-mail address; null keeps no record of the address. */
  addressHash: Buffer | null
  now: Date
}

/**
 * Erases a cook and all their data; owned tables follow the account by their foreign keys. Some things stay:
 * copies that other cooks saved, their ratings, one line of the audit log without a name, for an hour a
 * digest that makes their tokens invalid, and for two years the record of benefits that were given once to
 * their address.
 * The sweep removes pictures that are no longer used.
 */
export async function eraseUser(db: Queryable, { userId, email, addressHash, now }: Erased): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await tx
      .selectFrom('users')
      .select('identity_uid')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!locked) return
    await noteDeletedIdentity(tx, locked.identity_uid, now)
    await noteLeftAccount(tx, { userId, addressHash, month: monthOf(now), now })
    // The ratings are deleted with the cook, so their stars are subtracted from the totals.
    await sql`
      with lowered as (
        update rating_totals t set ratings = t.ratings - 1, stars = t.stars - mine.rating
        from ratings mine where mine.user_id = ${userId} and mine.recipe_id = t.recipe_id
        returning t.recipe_id, t.ratings, t.stars
      )
      ${rankListed('lowered')}`.execute(tx)
    await sql`delete from rating_totals where ratings = 0`.execute(tx)
    // The following tables may name the cook without a foreign key.
    await sql`update subscriptions set override_by = null where override_by = ${userId}`.execute(tx)
    await sql`delete from jobs where position(${userId} in key || payload::text) > 0`.execute(tx)
    await sql`delete from rate_limits where position(${userId} in bucket) > 0`.execute(tx)
    await sql`delete from mails where lower(recipient) = lower(${email}) or lower(reply_to) = lower(${email})`.execute(
      tx,
    )
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    await appendAudit(tx, {
      at: now,
      actorId: userId,
      actorLabel: 'a cook',
      subjectId: userId,
      action: 'account.delete',
    })
  })
}
