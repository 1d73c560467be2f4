import { sql } from 'kysely'
import { monthOf } from '#domain/quota.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'
import { noteLeftAccount } from './left-accounts.ts'
import { noteLeft } from './left-identities.ts'
import { rankListed } from './library-rank.ts'

interface Erased {
  userId: string
  email: string
  /** Of the e-mail; null keeps nothing of what was given once. */
  addressHash: Buffer | null
  now: Date
}

/**
 * Erases a cook and everything of theirs; owned tables follow the account by their foreign keys. What stays is the
 * copies that other cooks saved, their ratings, one line of the audit log without a name, for an hour a digest that
 * has their tokens refused, and for two years what was given once to their address.
 * Pictures that nothing names any more are removed by the sweep.
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
    await noteLeft(tx, locked.identity_uid, now)
    await noteLeftAccount(tx, { userId, addressHash, month: monthOf(now), now })
    // Their stars leave the totals with them.
    await sql`
      with lowered as (
        update rating_totals t set ratings = t.ratings - 1, stars = t.stars - mine.rating
        from ratings mine where mine.user_id = ${userId} and mine.recipe_id = t.recipe_id
        returning t.recipe_id, t.ratings, t.stars
      )
      ${rankListed('lowered')}`.execute(tx)
    await sql`delete from rating_totals where ratings = 0`.execute(tx)
    // Places without a foreign key that may name the cook.
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
