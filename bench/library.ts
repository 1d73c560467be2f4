/**
 * The popular library with LISTED recipes (1,000,000 by default). Method: a PostgreSQL of the run's own; each
 * answer of ours alternates with the simplest indexed query that gives the same page; 21 rounds, ratio of the
 * medians. The milliseconds are for comparison only.
 */
import { sql } from 'kysely'
import { listPopular } from '#server/stores/library.ts'
import { LIBRARY, searchQuery, searchVector } from '#server/stores/search-terms.ts'
import { aCook, noon } from '#testing/database-builders.ts'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { against } from './lib/against.ts'
import { report } from './lib/report.ts'

const listed = Number(process.env.LISTED ?? 1_000_000)
const PAGE = 24
const BATCH = 50_000

const { db, close } = await openScratchDatabase()
const { id: cook } = await aCook(db)
const dish = (title: string) =>
  searchVector(LIBRARY, {
    title,
    description: 'A favorite of the house.',
    category: 'dinner',
    ingredients: [{ amount: '1', item: 'onion' }],
  })
// One recipe in ten thousand is a zabaglione, so that a rare word is measured too.
const [usual, rare] = [dish('Mushroom pasta'), dish('Zabaglione')]
for (let from = 0; from < listed; from += BATCH) {
  await sql`
    insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, seasons, rank,
      search, listed_at)
    select gen_random_uuid(), 'Dish ' || i, 'A favorite of the house.',
      (array['breakfast', 'lunch', 'dinner', 'snack', 'dessert'])[1 + i % 5], 10, 20, 2, '{}',
      case when i % 3 = 0 then '{autumn}'::text[] else '{spring,summer,autumn,winter}' end, 1 + (i % 40000) / 10000.0,
      (case when i % 10000 = 0 then ${rare} else ${usual} end)::tsvector, ${noon}
    from generate_series(${from + 1}::int, ${Math.min(from + BATCH, listed)}::int) i`.execute(db)
}
await sql`
  insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
    parsed_ingredients, instructions, grocery_list, source, search, origin_id, created_at, updated_at)
  select ${cook}, gen_random_uuid(), 'Copy', '', 'dinner', 10, 20, 2, '[]', '[]', '[]', '{}',
    '{"kind": "popular", "engine": null, "prompt": null}', '', p.id, ${noon}, ${noon}
  from (select id from popular_recipes limit 500) p`.execute(db)
await sql`vacuum analyze`.execute(db)

const ours = (query: Partial<Parameters<typeof listPopular>[2]>) => () =>
  listPopular(db, cook, { q: '', limit: PAGE, ...query })
const bare = (where: ReturnType<typeof sql>) => () =>
  sql`
    select id, title, description, category, prep_time, cook_time, servings, image_hash, ratings, stars
    from popular_recipes where ${where} order by rank desc, id desc limit ${PAGE}`.execute(db)
const words = searchQuery(LIBRARY, 'zabaglione')

const measures = [
  ...(await against('the first page', 3, ours({}), bare(sql`true`))),
  ...(await against('of a category', 3, ours({ category: 'dinner' }), bare(sql`category = 'dinner'`))),
  ...(await against(
    'of a season',
    3,
    ours({ season: 'autumn' }),
    bare(sql`seasons @> '{autumn}'::text[] and cardinality(seasons) < 4`),
  )),
  ...(await against('with a word', 3, ours({ q: 'zabaglione' }), bare(sql`search @@ ${words}::tsquery`))),
]
await close()
report(`The popular library of ${listed} recipes`, measures)
