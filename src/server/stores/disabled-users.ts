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

/** Administrator or tool that made the change, for the log. */
type Actor = Pick<AuditEntry, 'actorId' | 'actorLabel'>

interface Change {
  disabled: boolean
  by: Actor
  now: Date
}

/**
 * Blocks a cook, or lifts the block; it is logged only where it changes something. null when there is no such
 * cook.
 */
export async function setUserDisabled(
  db: Queryable,
  userId: string,
  change: Change,
): Promise<DisabledUser | null> {
  const [user = null] = await setDisabledWhere(db, sql<boolean>`id = ${userId}`, change)
  return user
}

/** Blocks every cook with this address, or lifts the block. For the command line only. */
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
        // The hourly pass then reads the subscription again and ends its renewal, from wherever the cook was
        // blocked.
        await noteOutdated(tx, id)
      }
      const action = disabled ? 'admin.disable' : 'admin.enable'
      await appendAudit(tx, { at: now, ...by, subjectId: id, action })
    }
    return meant.map(({ id, identity_uid }) => ({ id, identityUid: identity_uid }))
  })
