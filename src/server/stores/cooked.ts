import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { COOKED_LISTED, type CookedBody, type CookedEntry, type CookedLog } from '#contract/cooked.ts'
import type { Queryable } from '#server/database/open.ts'
import type { CookedLogTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'
import { lockRecipe } from './recipe-lock.ts'

const columns = ['id', 'recipe_id', 'cooked_on', 'servings', 'note', 'created_at'] as const
type Row = Pick<Selectable<CookedLogTable>, (typeof columns)[number]>

/** Lists a recipe's days of cooking, latest first. null when the cook has no such recipe. */
export async function listCooked(db: Queryable, userId: string, recipeId: string): Promise<CookedLog | null> {
  const { rows } = await sql<Partial<Row> & { times: number | null }>`
    select log.*
    from recipes r
    left join lateral (
      select ${sql.join(columns.map((column) => sql.ref(column)))}, count(*) over () as times
      from cooked_log where user_id = ${userId} and recipe_id = r.id
      order by cooked_on desc, id desc
      limit ${COOKED_LISTED}
    ) log on true
    where r.user_id = ${userId} and r.id = ${recipeId}`.execute(db)
  const [first] = rows
  if (!first) return null
  // The outer join still gives one row, of nulls, when there is no day.
  return { times: first.times ?? 0, entries: rows.flatMap((row) => (row.id ? [entryOf(row as Row)] : [])) }
}

/** Adds a day, or returns the existing entry of that day. null when the cook has no such recipe. */
export async function addCooked(
  db: Queryable,
  userId: string,
  recipeId: string,
  { cookedOn, servings, note }: CookedBody,
  now: Date,
): Promise<CookedEntry | null> {
  return await transact(db, async (tx) => {
    const recipe = await lockRecipe(tx, userId, recipeId)
    if (!recipe) return null
    const { rows } = await sql<Row>`
      with present as (
        -- The plan may have written it; now the cook has said so, too.
        update cooked_log set from_plan = false
        where user_id = ${userId} and recipe_id = ${recipeId} and cooked_on = ${cookedOn}
        returning ${sql.join(columns.map((column) => sql.ref(column)))}
      ), added as (
        insert into cooked_log (user_id, id, recipe_id, title, cooked_on, servings, note, created_at)
        select ${userId}, ${uuidv7()}::uuid, ${recipeId}, ${recipe.title}, ${cookedOn}::date, ${servings ?? null}::integer,
          ${note || null}::text, ${now}::timestamptz
        where not exists (select from present)
        returning ${sql.join(columns.map((column) => sql.ref(column)))}
      )
      select * from (select * from present union all select * from added) entry order by id limit 1`.execute(
      tx,
    )
    return rows[0] ? entryOf(rows[0]) : null
  })
}

/** Changes an entry; `taken` when another entry of the recipe has that day. */
export async function updateCooked(
  db: Queryable,
  userId: string,
  id: string,
  { cookedOn, servings, note }: CookedBody,
): Promise<CookedEntry | 'not_found' | 'taken'> {
  return await transact(db, async (tx) => {
    const mine = tx
      .selectFrom('cooked_log')
      .select('recipe_id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
    // The recipe is locked first, so that none of its other days is written meanwhile. It may be deleted; its
    // days stay.
    const known = await mine.executeTakeFirst()
    if (known?.recipe_id) await lockRecipe(tx, userId, known.recipe_id)
    const entry = await mine.forUpdate().executeTakeFirst()
    if (!entry) return 'not_found'
    const row = await tx
      .updateTable('cooked_log')
      .set({ cooked_on: cookedOn, servings: servings ?? null, note: note || null, from_plan: false })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('cooked_log as other')
              .select('other.id')
              .where('other.user_id', '=', userId)
              .where('other.recipe_id', '=', entry.recipe_id)
              .where('other.cooked_on', '=', cookedOn)
              .where('other.id', '<>', id),
          ),
        ),
      )
      .returning(columns)
      .executeTakeFirst()
    return row ? entryOf(row) : 'taken'
  })
}

/** Removes an entry; false when the cook has no such entry. */
export async function removeCooked(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('cooked_log')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

const entryOf = (row: Row): CookedEntry => ({
  id: row.id,
  recipeId: row.recipe_id,
  cookedOn: row.cooked_on,
  servings: row.servings,
  note: row.note,
  createdAt: row.created_at.toISOString(),
})
