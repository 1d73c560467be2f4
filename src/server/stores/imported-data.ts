import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type {
  ArchivedCooked,
  ArchivedFolder,
  ArchivedMeal,
  ArchivedShelf,
  ArchivedShopping,
} from '#contract/archive.ts'
import { MAX_SHELF_RECIPES } from '#contract/shelf.ts'
import { MAX_SHOPPING_LINES, MAX_SHOPPING_MARKS, MAX_SHOPPING_SOURCES } from '#contract/shopping.ts'
import type { Queryable } from '#server/database/open.ts'
import type { WaitingRecipe } from './import-items.ts'
import { contentColumns, type RecipeContent } from './recipe-rows.ts'

interface Inserting {
  userId: string
  id: string
  recipe: WaitingRecipe
  content: RecipeContent
  folderId: string | null
  image: { hash: string; alt: string | null } | null
  now: Date
}

/** A recipe of a file with all that was known of it: notes, rating, earlier versions. Call it in a transaction. */
export async function insertImported(
  db: Queryable,
  { userId, id, recipe, content, folderId, image, now }: Inserting,
): Promise<void> {
  const createdAt = notAfter(recipe.createdAt, now)
  await db
    .insertInto('recipes')
    .values({
      user_id: userId,
      id,
      ...contentColumns(userId, content),
      source: JSON.stringify(recipe.source),
      image_hash: image?.hash ?? null,
      image_alt: image?.alt ?? null,
      is_favorite: recipe.isFavorite,
      folder_id: folderId,
      notes: recipe.notes,
      version: recipe.version,
      created_at: createdAt,
      updated_at: recipe.updatedAt ? notAfter(recipe.updatedAt, now) : createdAt,
    })
    .execute()
  if (recipe.versions.length > 0) {
    await db
      .insertInto('recipe_versions')
      .values(
        recipe.versions.map((version) => ({
          user_id: userId,
          recipe_id: id,
          version: version.version,
          content: JSON.stringify({ ...version.content, imageAlt: version.image?.alt ?? null }),
          image_hash: version.image?.hash ?? null,
          reason: version.reason,
          detail: version.detail,
          created_at: notAfter(version.createdAt, now),
        })),
      )
      .execute()
  }
  if (recipe.rating) {
    const { rating, comment, tags } = recipe.rating
    const ratedAt = notAfter(recipe.rating.createdAt ?? recipe.createdAt, now)
    // The recipe is new, so nobody has rated it yet.
    await sql`
      with rated as (
        insert into ratings (user_id, recipe_id, rating, comment, tags, created_at, updated_at)
        values (${userId}, ${id}, ${rating}, ${comment}, ${tags}, ${ratedAt},
          ${recipe.rating.updatedAt ? notAfter(recipe.rating.updatedAt, now) : ratedAt})
        returning rating
      )
      insert into rating_totals (recipe_id, ratings, stars) select ${id}::uuid, 1, rating from rated`.execute(
      db,
    )
  }
}

/** Nothing in a collection is from tomorrow, whatever a file says. */
const notAfter = (instant: string | null, now: Date): Date => {
  const date = instant ? new Date(instant) : now
  return date > now ? now : date
}

/** The cook's folder of that name, made when it is missing. */
export async function folderNamed(
  db: Queryable,
  userId: string,
  { name, color, createdAt }: Pick<ArchivedFolder, 'name' | 'color'> & { createdAt: string | null },
  now: Date,
): Promise<string> {
  // The cook's row is the lock: two imports at once would both make it.
  await sql`select from users where id = ${userId} for no key update`.execute(db)
  const present = await db
    .selectFrom('folders')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .orderBy('created_at')
    .executeTakeFirst()
  if (present) return present.id
  const id = uuidv7()
  const at = notAfter(createdAt, now)
  await db
    .insertInto('folders')
    .values({ user_id: userId, id, name, color, created_at: at, updated_at: at })
    .execute()
  return id
}

export const hasFolder = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

type References = ReadonlyMap<string, string>
const idIn = (references: References, key: string | null) =>
  key === null ? null : (references.get(key) ?? null)

/** Days that were cooked. One that is in the log already is passed over. */
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

/** Planned meals. One that is planned already is passed over, and so is one whose recipe is not here. */
export async function addMeals(
  db: Queryable,
  userId: string,
  meals: readonly ArchivedMeal[],
  references: References,
): Promise<void> {
  const rows = meals.map(({ recipe, ...meal }) => ({
    ...meal,
    id: uuidv7(),
    recipeId: idIn(references, recipe),
  }))
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, kind, recipe_id, text, servings, note, cooked_at, cooked_on,
      created_at, updated_at)
    select ${userId}, m.id, m.date, m."mealType", m.kind, m."recipeId", m.text, m.servings, m.note, m."cookedAt",
      m."cookedOn", m."createdAt", m."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m (id uuid, date date, "mealType" text, kind text,
      "recipeId" uuid, text text, servings integer, note text, "cookedAt" timestamptz, "cookedOn" date, "createdAt" timestamptz,
      "updatedAt" timestamptz)
    where (m."recipeId" is not null or m.text is not null) and not exists (
      select from meal_entries e where e.user_id = ${userId} and e.date = m.date and e.meal_type = m."mealType"
        and e.kind = m.kind and e.recipe_id is not distinct from m."recipeId" and e.text is not distinct from m.text)
  `.execute(db)
}

/** As many of a file's rows as there is room for beside those that are there. */
const roomIn = (
  table: 'shelf_recipes' | 'shopping_sources' | 'shopping_lines' | 'shopping_marks',
  most: number,
  userId: string,
) => sql`limit (select greatest(0, ${most} - count(*)) from ${sql.table(table)} where user_id = ${userId})`

/** Recipes to cook some day. One that waits already stays where it is. */
export async function addShelf(
  db: Queryable,
  userId: string,
  shelf: readonly ArchivedShelf[],
  references: References,
): Promise<void> {
  const rows = shelf.map(({ recipe, addedAt }) => ({ addedAt, recipeId: idIn(references, recipe) }))
  await sql`
    insert into shelf_recipes (user_id, recipe_id, added_at)
    select ${userId}, s."recipeId", s."addedAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s ("recipeId" uuid, "addedAt" timestamptz)
    where s."recipeId" is not null
    ${roomIn('shelf_recipes', MAX_SHELF_RECIPES, userId)}
    on conflict do nothing`.execute(db)
}

/**
 * The shopping list's layers, no more of each than a cook may have: all of a list is read at once. Own lines keep their
 * ids, which their ticks go by.
 */
export async function addShopping(
  db: Queryable,
  userId: string,
  { sources, lines, marks, aisles, staples, baseline }: ArchivedShopping,
  references: References,
  now: Date,
): Promise<void> {
  const rows = sources.map(({ recipe, ...source }) => ({
    ...source,
    id: uuidv7(),
    recipeId: idIn(references, recipe),
  }))
  await sql`
    insert into shopping_sources (user_id, id, recipe_id, servings, from_date, to_date, created_at)
    select ${userId}, s.id, s."recipeId", s.servings, s."fromDate", s."toDate", s."createdAt"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (id uuid, "recipeId" uuid, servings integer,
      "fromDate" date, "toDate" date, "createdAt" timestamptz)
    where (s."recipeId" is not null or (s."fromDate" is not null and s."toDate" is not null)) and not exists (
      select from shopping_sources o where o.user_id = ${userId} and o.recipe_id is not distinct from s."recipeId"
        and o.from_date is not distinct from s."fromDate" and o.to_date is not distinct from s."toDate")
    ${roomIn('shopping_sources', MAX_SHOPPING_SOURCES, userId)}`.execute(db)
  await sql`
    insert into shopping_lines (user_id, id, text, aisle, created_at, updated_at)
    select ${userId}, l.id, l.text, l.aisle, l."createdAt", l."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id uuid, text text, aisle text, "createdAt" timestamptz,
      "updatedAt" timestamptz)
    ${roomIn('shopping_lines', MAX_SHOPPING_LINES, userId)}
    on conflict do nothing`.execute(db)
  await sql`
    insert into shopping_marks (user_id, line_key, ticked_at, hidden_at, updated_at, ticked_amount, bought_amount,
      tick_changed_at, hide_changed_at)
    select ${userId}, m."lineKey", m."tickedAt", m."hiddenAt", m."updatedAt", m."tickedAmount", m."boughtAmount",
      m."tickChangedAt", m."hideChangedAt"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m ("lineKey" text, "tickedAt" timestamptz,
      "hiddenAt" timestamptz, "updatedAt" timestamptz, "tickedAmount" text, "boughtAmount" text,
      "tickChangedAt" timestamptz, "hideChangedAt" timestamptz)
    ${roomIn('shopping_marks', MAX_SHOPPING_MARKS, userId)}
    on conflict do nothing`.execute(db)
  if (!aisles && !staples && !baseline) return
  const seen = baseline ? JSON.stringify(baseline) : null
  // What this list says already stays.
  await sql`
    insert into shopping_lists (user_id, aisles, staples, baseline, updated_at)
    values (${userId}, ${aisles ?? null}::text[], ${staples ?? null}::text[],
      ${seen && seen.length <= MAX_BASELINE ? seen : null}::jsonb, ${now})
    on conflict (user_id) do update
    set aisles = coalesce(shopping_lists.aisles, excluded.aisles),
      staples = coalesce(shopping_lists.staples, excluded.staples),
      baseline = coalesce(shopping_lists.baseline, excluded.baseline)`.execute(db)
}

/** Some times what a list of everything at its limit has; without one the list begins anew. */
const MAX_BASELINE = 4_000_000

/** What the cook said of foods; what they say here already stays. */
export async function addCorrections(
  db: Queryable,
  userId: string,
  foods: readonly { name: string; food: string }[],
  now: Date,
): Promise<void> {
  await sql`
    insert into food_corrections (user_id, name, food_id, updated_at)
    select ${userId}, f.name, f.food, ${now}
    from jsonb_to_recordset(${JSON.stringify(foods)}::jsonb) as f (name text, food text)
    on conflict do nothing`.execute(db)
}
