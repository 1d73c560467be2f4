import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { RecipeReport } from '#contract/popular.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'

/**
 * Stores a report of a listed recipe; only the newest of each cook is kept. False when the recipe is not
 * listed.
 */
export async function reportRecipe(
  db: Queryable,
  userId: string,
  recipeId: string,
  { reason, note }: Pick<RecipeReport, 'reason' | 'note'>,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into popular_reports (id, recipe_id, user_id, reason, note, created_at)
    select ${uuidv7()}, p.id, ${userId}, ${reason}, ${note}, ${now} from popular_recipes p where p.id = ${recipeId}
    on conflict (user_id, recipe_id) do update
      set reason = excluded.reason, note = excluded.note, created_at = excluded.created_at, closed_at = null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Lists open reports, oldest first. */
export async function openReports(db: Queryable, limit = 100): Promise<RecipeReport[]> {
  const { rows } = await sql<{
    id: string
    reason: RecipeReport['reason']
    note: string
    created_at: Date
    recipe_id: string
    title: string
    owner: string | null
  }>`
    select r.id, r.reason, r.note, r.created_at, p.id as recipe_id, p.title, u.email as owner
    from popular_reports r join popular_recipes p on p.id = r.recipe_id left join users u on u.id = p.owner_id
    where r.closed_at is null order by r.created_at, r.id limit ${limit}`.execute(db)
  return rows.map(({ id, reason, note, created_at, recipe_id, title, owner }) => ({
    id,
    reason,
    note,
    at: created_at.toISOString(),
    recipe: { id: recipe_id, title, owner },
  }))
}

/**
 * Waits for an administrator who is just settling a report of this recipe, and makes the next one wait, so
 * that a ban from the library can then be read reliably. Call it before a recipe is added to the library.
 */
export async function awaitReports(tx: Queryable, recipeId: string): Promise<void> {
  await sql`select from popular_reports where recipe_id = ${recipeId} and closed_at is null for share`.execute(
    tx,
  )
}

/**
 * Closes a report, and with `unlist` removes the recipe from the library for good and closes all other
 * reports of it. It is recorded in the audit log. False when there is no such open report.
 */
export async function settleReport(
  db: Queryable,
  id: string,
  unlist: boolean,
  by: { actorId: string; actorLabel: string },
  now: Date,
): Promise<boolean> {
  return await transact(db, async (tx) => {
    const closed = await sql<{ recipe_id: string }>`
      update popular_reports set closed_at = ${now} where id = ${id} and closed_at is null returning recipe_id`.execute(
      tx,
    )
    const recipeId = closed.rows[0]?.recipe_id
    if (!recipeId) return false
    // The listing is read only now, because closing the report may have waited for its recipe to be listed.
    const { rows } = await sql<{ title: string; owner_id: string | null }>`
      select title, owner_id from popular_recipes where id = ${recipeId}`.execute(tx)
    const { title = null, owner_id: ownerId = null } = rows[0] ?? {}
    if (unlist) {
      await sql`insert into popular_bans (recipe_id, created_at) values (${recipeId}, ${now}) on conflict do nothing`.execute(
        tx,
      )
      await sql`delete from popular_recipes where id = ${recipeId} and owner_id is not null`.execute(tx)
      if (ownerId)
        await sql`update recipes set is_listed = false where user_id = ${ownerId} and id = ${recipeId}`.execute(
          tx,
        )
      await sql`
        update popular_reports set closed_at = ${now} where recipe_id = ${recipeId} and closed_at is null`.execute(
        tx,
      )
    }
    await appendAudit(tx, {
      at: now,
      ...by,
      subjectId: ownerId,
      action: unlist ? 'recipe.unlisted' : 'recipe.report-dismissed',
      detail: { recipeId, title },
    })
    return true
  })
}
