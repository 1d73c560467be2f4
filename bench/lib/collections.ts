import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Database } from '#server/database/open.ts'
import { searchVector } from '#server/stores/search-terms.ts'
import { tomatoSoup } from '#testing/recipes.ts'

const ways = [
  'Roasted',
  'Creamy',
  'Spicy',
  'Grandmother’s',
  '20-Minute',
  'Slow',
  'Crisp',
  'Sunday',
  'Smoky',
  'Cold',
]
const foods = [
  'Tomato',
  'Mushroom',
  'Leek',
  'Chicken',
  'Lentil',
  'Apple',
  'Salmon',
  'Bean',
  'Beetroot',
  'Lemon',
]
const dishes = ['Soup', 'Pasta', 'Tart', 'Stew', 'Salad', 'Pie', 'Curry', 'Bowl', 'Cake', 'Gratin']

/** A thousand different dishes; the rows of a collection repeat them, numbered. */
const drafts: RecipeDraft[] = ways.flatMap((way) =>
  foods.flatMap((food) =>
    dishes.map((dish) => ({
      ...tomatoSoup,
      title: `${way} ${food} ${dish}`,
      description: `${food} as it should be: ${way.toLowerCase()}, with onion and basil, on the table when you are.`,
      ingredients: [{ amount: '500 g', item: food.toLowerCase() }, ...tomatoSoup.ingredients.slice(1)],
    })),
  ),
)
const categories = ['breakfast', 'lunch', 'dinner', 'snack', 'dessert']
const nutrition = { calories: 430, protein: 17, carbs: 54, fat: 16, fiber: 5, sugar: 4, sodium: 620 }

/** Returns the hash of a recipe's picture, which the cards of a filled collection then show. */
export const pictureHashOf = ({ imageUrl }: { imageUrl: string | null }): string =>
  /images\/([0-9a-f]+)/.exec(imageUrl ?? '')?.[1] ?? ''

export interface FillOptions {
  /** Hashes of existing pictures, so that cards have pictures. */
  imageHashes?: string[]
  /** Number of different dishes; fewer make a large load faster. */
  variety?: number
}

/** Gives a cook this many recipes, created an hour apart, and 20 folders and 200 ratings. */
export async function fillCollection(
  db: Database,
  userId: string,
  recipes: number,
  { imageHashes = [], variety = 1000 }: FillOptions = {},
): Promise<void> {
  const some = drafts.filter((_, index) => index % Math.ceil(drafts.length / variety) === 0)
  const folders = Array.from({ length: 20 }, () => uuidv7())
  await sql`
    insert into folders (user_id, id, name, color, created_at, updated_at)
    select ${userId}, id, 'Folder ' || n, '#ea580c', now(), now()
    from unnest(${folders}::uuid[]) with ordinality as f (id, n)`.execute(db)
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, nutrition, source, search, needs_index, folder_id, image_hash,
      image_alt, is_favorite, created_at, updated_at)
    select ${userId}, gen_random_uuid(), d.title || ' ' || i, d.description, (${categories}::text[])[1 + i % 5],
      i % 30, i % 60, 1 + i % 8, d.ingredients, '[]', ${JSON.stringify(tomatoSoup.instructions)}::jsonb, '{}',
      ${JSON.stringify(nutrition)}::jsonb, '{"kind": "text", "engine": null, "prompt": null}',
      d.search::tsvector, false,
      case when i % 3 > 0 then (${folders}::uuid[])[1 + i % 20] end,
      (${imageHashes}::text[])[1 + i % ${Math.max(1, imageHashes.length)}::int], d.title, i % 10 = 0,
      now() - i * interval '1 hour', now()
    from generate_series(0, ${recipes - 1}::int) i
    join unnest(
        ${some.map(({ title }) => title)}::text[], ${some.map(({ description }) => description)}::text[],
        ${some.map(({ ingredients }) => JSON.stringify(ingredients))}::jsonb[],
        ${some.map((draft) => searchVector(userId, draft))}::text[]
      ) with ordinality as d (title, description, ingredients, search, n) on d.n = 1 + i % ${some.length}::int`.execute(
    db,
  )
  await sql`
    insert into ratings (user_id, recipe_id, rating, created_at, updated_at)
    select user_id, id, 4, now(), now() from recipes where user_id = ${userId} limit 200`.execute(db)
  await sql`
    insert into rating_totals (recipe_id, ratings, stars)
    select recipe_id, 1, 4 from ratings where user_id = ${userId}`.execute(db)
}

const RECIPES_OF_OTHERS = 500

/**
 * Fills the table of recipes up to this many rows, 500 for each cook. The indexes are created after the rows,
 * so that a million rows take only minutes.
 */
export async function fillOtherCollections(db: Database, rows: number): Promise<void> {
  const { rows: counted } = await sql<{ n: number }>`select count(*) as n from recipes`.execute(db)
  const cooks = Math.floor((rows - (counted[0]?.n ?? 0)) / RECIPES_OF_OTHERS)
  if (cooks <= 0) return
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'recipes' and indexdef not like 'CREATE UNIQUE%'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
  for (let at = 0; at < cooks; at++) {
    const id = uuidv7()
    await sql`
      insert into users (id, identity_uid, email, created_at, updated_at)
      values (${id}, ${id}, ${`${id}@example.org`}, now(), now())`.execute(db)
    await fillCollection(db, id, RECIPES_OF_OTHERS, { variety: 25 })
  }
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`set maintenance_work_mem = '512MB'`.execute(one)
    for (const { definition } of indexes) await sql.raw(definition).execute(one)
  })
}
