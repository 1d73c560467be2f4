import { sql } from 'kysely'
import { spellingsOf } from '#identity/email-address.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { type AuditEntry, appendAudit } from './audit.ts'
import { removeFeed } from './calendar-feeds.ts'
import { noteOutdated } from './subscriptions.ts'

export interface DisabledUser {
  id: string
  identityUid: string
}

/** Who did it, for the log. */
type Actor = Pick<AuditEntry, 'actorId' | 'actorLabel'>

interface Change {
  disabled: boolean
  by: Actor
  now: Date
}

/** Shuts a cook out, or lets them in again; written down only where it changes something. Null: there is no such cook. */
export async function setUserDisabled(
  db: Queryable,
  userId: string,
  change: Change,
): Promise<DisabledUser | null> {
  const [user = null] = await setDisabledWhere(db, sql<boolean>`id = ${userId}`, change)
  return user
}

/** The same for every cook with this address. For the command line only. */
export const setDisabledByEmail = (db: Queryable, email: string, change: Change): Promise<DisabledUser[]> =>
  setDisabledWhere(db, sql<boolean>`lower(email) = any(${spellingsOf(email)})`, change)

const setDisabledWhere = (
  db: Queryable,
  isMeant: ReturnType<typeof sql<boolean>>,
  { disabled, by, now }: Change,
): Promise<DisabledUser[]> =>
  transact(db, async (tx) => {
    const meant = await tx
      .selectFrom('users')
      .select(['id', 'identity_uid', 'disabled_at'])
      .where(isMeant)
      .forUpdate()
      .execute()
    for (const { id, disabled_at } of meant) {
      if ((disabled_at !== null) === disabled) continue
      await tx
        .updateTable('users')
        .set({ disabled_at: disabled ? now : null, updated_at: now })
        .where('id', '=', id)
        .execute()
      if (disabled) {
        await removeFeed(tx, id)
        // The hourly pass reads it anew, so that its renewal ends whoever shut the cook out, and from where.
        await noteOutdated(tx, id)
      }
      const action = disabled ? 'admin.disable' : 'admin.enable'
      await appendAudit(tx, { at: now, ...by, subjectId: id, action })
    }
    return meant.map(({ id, identity_uid }) => ({ id, identityUid: identity_uid }))
  })
