import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ArchivedCooked, ArchivedMeal, ArchivedShelf, ArchivedShopping } from '#contract/archive.ts'
import { MAX_SHELF_RECIPES } from '#contract/shelf.ts'
import { MAX_SHOPPING_LINES, MAX_SHOPPING_MARKS, MAX_SHOPPING_SOURCES } from '#contract/shopping.ts'
import type { Queryable } from '#server/database/open.ts'
import { lockPlan, roomInPlan } from './meals-room.ts'

/** Ids of the file's recipes here, by their name in the file. */
type References = ReadonlyMap<string, string>
const idIn = (references: References, key: string | null) =>
  key === null ? null : (references.get(key) ?? null)

/** Adds days of cooking. One that is in the log already is skipped. */
export async function addCookedDays(
  db: Queryable,
  userId: string,
  days: readonly ArchivedCooked[],
  references: References,
): Promise<void> {
  const rows = days.map(({ recipe, ...day }) => ({
    ...day,
    id: uuidv7(),
    recipeId: idIn(references, recipe),
  }))
  await sql`
    insert into cooked_log (user_id, id, recipe_id, title, cooked_on, servings, note, created_at)
    select ${userId}, d.id, d."recipeId", d.title, d."cookedOn", d.servings, d.note, d."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (id uuid, "recipeId" uuid, title text, "cookedOn" date,
      servings integer, note text, "createdAt" timestamptz)
    where not exists (
      select from cooked_log l where l.user_id = ${userId} and l.cooked_on = d."cookedOn"
        and l.recipe_id is not distinct from d."recipeId" and l.title = d.title)`.execute(db)
}

/** Limits the `wanted` rows of a file to the room beside the existing ones. */
const roomIn = (
  table: 'shelf_recipes' | 'shopping_sources' | 'shopping_lines' | 'shopping_marks',
  most: number,
  userId: string,
) => sql`limit (select greatest(0, ${most} - count(*)) from ${sql.table(table)} where user_id = ${userId})`

/** Counts the rows of a file that found no room. */
const withoutRoom = sql`
  select (select count(*)::int from wanted) - (select count(*)::int from added) as "leftOut"`

/**
 * Adds planned meals, as many as there is room for, the latest days first. A meal that is planned already is
 * skipped, and so is one whose recipe is not here. Call it in a transaction.
 * @returns number of meals without room
 */
export async function addMeals(
  db: Queryable,
  userId: string,
  meals: readonly ArchivedMeal[],
  references: References,
): Promise<number> {
  const given = meals.map(({ recipe, ...meal }) => ({
    ...meal,
    id: uuidv7(),
    recipeId: idIn(references, recipe),
  }))
  await lockPlan(db, userId)
  const { rows } = await sql<{ leftOut: number }>`
    with wanted as (
      select m.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as m (id uuid, date date, "mealType" text,
        kind text, "recipeId" uuid, text text, servings integer, note text, "cookedAt" timestamptz, "cookedOn" date,
        "createdAt" timestamptz, "updatedAt" timestamptz)
      where (m."recipeId" is not null or m.text is not null) and not exists (
        select from meal_entries e where e.user_id = ${userId} and e.date = m.date and e.meal_type = m."mealType"
          and e.kind = m.kind and e.recipe_id is not distinct from m."recipeId" and e.text is not distinct from m.text)
    ), added as (
      insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, text, servings, note, cooked_at, cooked_on,
        created_at, updated_at)
      select ${userId}, m.id, m.date, m."mealType", m.kind, m."recipeId", m.text, m.servings, m.note, m."cookedAt",
        m."cookedOn", m."createdAt", m."updatedAt"
      from wanted m order by m.date desc, m.id
      limit (select greatest(0, free) from (${roomInPlan(userId)}) plan)
      returning id
    )
    ${withoutRoom}`.execute(db)
  return rows[0]?.leftOut ?? 0
}

/**
 * Adds recipes to the shelf. One that is on it already keeps its place.
 * @returns number of recipes without room
 */
export async function addShelf(
  db: Queryable,
  userId: string,
  shelf: readonly ArchivedShelf[],
  references: References,
): Promise<number> {
  const given = shelf.map(({ recipe, addedAt }) => ({ addedAt, recipeId: idIn(references, recipe) }))
  const { rows } = await sql<{ leftOut: number }>`
    with wanted as (
      select distinct on (s."recipeId") s.*
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as s ("recipeId" uuid, "addedAt" timestamptz)
      where s."recipeId" is not null and not exists (
        select from shelf_recipes o where o.user_id = ${userId} and o.recipe_id = s."recipeId")
    ), added as (
      insert into shelf_recipes (user_id, recipe_id, added_at)
      select ${userId}, s."recipeId", s."addedAt" from wanted s order by s."addedAt" desc
      ${roomIn('shelf_recipes', MAX_SHELF_RECIPES, userId)}
      on conflict do nothing
      returning recipe_id
    )
    ${withoutRoom}`.execute(db)
  return rows[0]?.leftOut ?? 0
}

/** Number of rows of each layer that found no room. */
export interface ShoppingLeftOut {
  sources: number
  lines: number
  marks: number
}

/**
 * Adds the layers of a shopping list, no more of each than a cook may have, because all of a list is read at
 * once. The cook's own lines keep their ids, to which their ticks refer.
 */
export async function addShopping(
  db: Queryable,
  userId: string,
  { sources, lines, marks, aisles, staples, baseline }: ArchivedShopping,
  references: References,
  now: Date,
): Promise<ShoppingLeftOut> {
  const rows = sources.map(({ recipe, ...source }) => ({
    ...source,
    id: uuidv7(),
    recipeId: idIn(references, recipe),
  }))
  const sourcesLeft = await sql<{ leftOut: number }>`
    with wanted as (
      select s.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, "recipeId" uuid,
        servings integer, "fromDate" date, "toDate" date, "createdAt" timestamptz)
      where (s."recipeId" is not null or (s."fromDate" is not null and s."toDate" is not null)) and not exists (
        select from shopping_sources o where o.user_id = ${userId} and o.recipe_id is not distinct from s."recipeId"
          and o.from_date is not distinct from s."fromDate" and o.to_date is not distinct from s."toDate")
    ), added as (
      insert into shopping_sources (user_id, id, recipe_id, servings, from_date, to_date, created_at)
      select ${userId}, s.id, s."recipeId", s.servings, s."fromDate", s."toDate", s."createdAt" from wanted s
      ${roomIn('shopping_sources', MAX_SHOPPING_SOURCES, userId)}
      returning id
    )
    ${withoutRoom}`.execute(db)
  const linesLeft = await sql<{ leftOut: number }>`
    with wanted as (
      select distinct on (l.id) l.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id uuid, text text,
        aisle text, "createdAt" timestamptz, "updatedAt" timestamptz)
      where not exists (select from shopping_lines o where o.user_id = ${userId} and o.id = l.id)
    ), added as (
      insert into shopping_lines (user_id, id, text, aisle, created_at, updated_at)
      select ${userId}, l.id, l.text, l.aisle, l."createdAt", l."updatedAt" from wanted l
      ${roomIn('shopping_lines', MAX_SHOPPING_LINES, userId)}
      on conflict do nothing
      returning id
    )
    ${withoutRoom}`.execute(db)
  const marksLeft = await sql<{ leftOut: number }>`
    with wanted as (
      select distinct on (m."lineKey") m.* from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m ("lineKey" text,
        "tickedAt" timestamptz, "hiddenAt" timestamptz, "updatedAt" timestamptz, "tickedAmount" text,
        "boughtAmount" text, "tickChangedAt" timestamptz, "hideChangedAt" timestamptz)
      where not exists (
        select from shopping_marks o where o.user_id = ${userId} and o.line_key = m."lineKey")
    ), added as (
      insert into shopping_marks (user_id, line_key, ticked_at, hidden_at, updated_at, ticked_amount, bought_amount,
        tick_changed_at, hide_changed_at)
      select ${userId}, m."lineKey", m."tickedAt", m."hiddenAt", m."updatedAt", m."tickedAmount", m."boughtAmount",
        m."tickChangedAt", m."hideChangedAt"
      from wanted m
      ${roomIn('shopping_marks', MAX_SHOPPING_MARKS, userId)}
      on conflict do nothing
      returning line_key
    )
    ${withoutRoom}`.execute(db)
  const leftOut = {
    sources: sourcesLeft.rows[0]?.leftOut ?? 0,
    lines: linesLeft.rows[0]?.leftOut ?? 0,
    marks: marksLeft.rows[0]?.leftOut ?? 0,
  }
  if (!aisles && !staples && !baseline) return leftOut
  const seen = baseline ? JSON.stringify(baseline) : null
  // Settings that this list has already stay.
  await sql`
    insert into shopping_lists (user_id, aisles, staples, baseline, updated_at)
    values (${userId}, ${aisles ?? null}::text[], ${staples ?? null}::text[],
      ${seen && seen.length <= MAX_BASELINE ? seen : null}::jsonb, ${now})
    on conflict (user_id) do update
    set aisles = coalesce(shopping_lists.aisles, excluded.aisles),
      staples = coalesce(shopping_lists.staples, excluded.staples),
      baseline = coalesce(shopping_lists.baseline, excluded.baseline)`.execute(db)
  return leftOut
}

/**
 * Maximum length of a baseline, several times that of a list with everything at its limit; without one the
 * list begins anew.
 */
const MAX_BASELINE = 4_000_000
