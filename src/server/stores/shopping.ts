import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Aisle } from '#contract/aisles.ts'
import type { Layers, Mark, OwnLine } from '#domain/shopping-layers.ts'
import type { Baseline } from '#kitchen/shopping/index.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'

/**
 * Changes a cook's list in one transaction without any other change in between: two devices change it one
 * after the other. `work` must be safe to repeat.
 */
export const changingShopping = <T>(
  db: Queryable,
  userId: string,
  now: Date,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> =>
  transact(db, async (tx) => {
    await sql`
      insert into shopping_lists (user_id, updated_at) values (${userId}, ${now})
      on conflict (user_id) do update set updated_at = excluded.updated_at`.execute(tx)
    return await work(tx)
  })

/**
 * Adds a recipe to the list, or changes the servings of one that is on it. False when the cook has no such
 * recipe.
 */
export async function putRecipe(
  db: Queryable,
  userId: string,
  { recipeId, servings }: { recipeId: string; servings: number | null },
  now: Date,
): Promise<boolean> {
  const { rows: own } = await sql`
    select from recipes where user_id = ${userId} and id = ${recipeId} for key share`.execute(db)
  if (own.length === 0) return false
  const { numAffectedRows } = await sql`
    update shopping_sources set servings = coalesce(${servings}::integer, servings)
    where user_id = ${userId} and recipe_id = ${recipeId}`.execute(db)
  if (numAffectedRows === 0n)
    await sql`
      insert into shopping_sources (user_id, id, recipe_id, servings, created_at)
      values (${userId}, ${uuidv7()}, ${recipeId}, ${servings}, ${now})`.execute(db)
  return true
}

/** Adds days of the plan to the list; the same days a second time change nothing. */
export async function putDays(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into shopping_sources (user_id, id, from_date, to_date, created_at)
    select ${userId}, ${uuidv7()}::uuid, ${from}::date, ${to}::date, ${now}
    where not exists (
      select from shopping_sources where user_id = ${userId} and from_date = ${from} and to_date = ${to})`.execute(
    db,
  )
}

/** Changes the servings of a source; `no_servings` for days of the plan, which have none of their own. */
export async function setServings(
  db: Queryable,
  userId: string,
  id: string,
  servings: number,
): Promise<'changed' | 'not_found' | 'no_servings'> {
  const { rows } = await sql<{ changed: boolean }>`
    update shopping_sources set servings = case when recipe_id is null then servings else ${servings}::integer end
    where user_id = ${userId} and id = ${id} returning recipe_id is not null as changed`.execute(db)
  if (!rows[0]) return 'not_found'
  return rows[0].changed ? 'changed' : 'no_servings'
}

/** Removes a source; false when the list has no such source. */
export async function removeSource(db: Queryable, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from shopping_sources where user_id = ${userId} and id = ${id}`.execute(db)
  return numAffectedRows === 1n
}

/** Returns those of these changes that were applied already. */
export async function changesMade(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from shopping_changes where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Records changes as applied, and deletes records that no device will send again. */
export async function noteChanges(
  db: Queryable,
  userId: string,
  ids: readonly string[],
  { now, forgetBefore }: { now: Date; forgetBefore: Date },
): Promise<void> {
  await sql`
    with old as (
      delete from shopping_changes where user_id = ${userId} and made_at < ${forgetBefore}
    )
    insert into shopping_changes (user_id, id, made_at)
    select ${userId}, id, ${now} from unnest(${ids}::uuid[]) as id
    on conflict do nothing`.execute(db)
}

export async function saveBaseline(db: Queryable, userId: string, baseline: Baseline): Promise<void> {
  await sql`
    update shopping_lists set baseline = ${JSON.stringify(baseline)}::jsonb where user_id = ${userId}`.execute(
    db,
  )
}

export async function saveShoppingSettings(
  db: Queryable,
  userId: string,
  { aisles, staples }: { aisles?: readonly Aisle[] | undefined; staples?: readonly string[] | undefined },
): Promise<void> {
  await sql`
    update shopping_lists set aisles = coalesce(${aisles ?? null}::text[], aisles),
      staples = coalesce(${staples ?? null}::text[], staples)
    where user_id = ${userId}`.execute(db)
}

/** Writes the differences between two states, in at most four statements. */
export async function saveLayers(
  db: Queryable,
  userId: string,
  before: Layers,
  after: Layers,
  now: Date,
): Promise<void> {
  const lines = different(before.lines, after.lines)
  const marks = different(before.marks, after.marks)
  if (lines.gone.length > 0)
    await sql`
      delete from shopping_lines where user_id = ${userId} and id = any(${lines.gone}::uuid[])`.execute(db)
  if (lines.changed.length > 0) await writeLines(db, userId, lines.changed)
  if (marks.gone.length > 0)
    await sql`
      delete from shopping_marks where user_id = ${userId} and line_key = any(${marks.gone}::text[])`.execute(
      db,
    )
  if (marks.changed.length > 0) await writeMarks(db, userId, marks.changed, now)
}

const different = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>) => ({
  gone: [...before.keys()].filter((key) => !after.has(key)),
  changed: [...after].filter(([key, value]) => before.get(key) !== value),
})

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

async function writeLines(db: Queryable, userId: string, lines: readonly [string, OwnLine][]): Promise<void> {
  const rows = lines.map(([, line]) => ({
    ...line,
    createdAt: iso(line.createdAt),
    updatedAt: iso(line.updatedAt),
  }))
  await sql`
    insert into shopping_lines (user_id, id, text, aisle, created_at, updated_at)
    select ${userId}, l.id, l.text, l.aisle, l."createdAt", l."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (id uuid, text text, aisle text,
      "createdAt" timestamptz, "updatedAt" timestamptz)
    on conflict (user_id, id) do update
    set text = excluded.text, aisle = excluded.aisle, updated_at = excluded.updated_at`.execute(db)
}

async function writeMarks(
  db: Queryable,
  userId: string,
  marks: readonly [string, Mark][],
  now: Date,
): Promise<void> {
  const rows = marks.map(([key, mark]) => ({
    key,
    tickedAmount: mark.tickedAmount,
    boughtAmount: mark.boughtAmount,
    tickedAt: iso(mark.tickedAt),
    hiddenAt: iso(mark.hiddenAt),
    // 0 stands for "never".
    tickChangedAt: iso(mark.tickChangedAt || null),
    hideChangedAt: iso(mark.hideChangedAt || null),
  }))
  await sql`
    insert into shopping_marks (user_id, line_key, ticked_at, hidden_at, updated_at, ticked_amount, bought_amount,
      tick_changed_at, hide_changed_at)
    select ${userId}, m.key, m."tickedAt", m."hiddenAt", ${now}, m."tickedAmount", m."boughtAmount",
      m."tickChangedAt", m."hideChangedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (key text, "tickedAt" timestamptz,
      "hiddenAt" timestamptz, "tickedAmount" text, "boughtAmount" text, "tickChangedAt" timestamptz,
      "hideChangedAt" timestamptz)
    on conflict (user_id, line_key) do update
    set ticked_at = excluded.ticked_at, hidden_at = excluded.hidden_at, updated_at = excluded.updated_at,
      ticked_amount = excluded.ticked_amount, bought_amount = excluded.bought_amount,
      tick_changed_at = excluded.tick_changed_at, hide_changed_at = excluded.hide_changed_at`.execute(db)
}
