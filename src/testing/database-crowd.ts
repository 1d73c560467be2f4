import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { searchVector } from '#server/stores/search-terms.ts'
import type { User } from '#server/stores/users.ts'
import { aContent, aCook, later, noon } from './database-builders.ts'

/**
 * Creates a crowd of cooks with full collections: enough rows that the planner chooses the same indexes as in
 * production.
 */
export async function aCrowd(db: Database, { cooks = 20, recipes = 500 } = {}): Promise<User[]> {
  const crowd: User[] = []
  for (let i = 0; i < cooks; i++) crowd.push(await fullCook(db, recipes))
  await addCooksWithoutRecipes(db)
  // Sets the number of free places, which is otherwise counted when a cook saves a first recipe.
  await sql`update users set recipe_room = 90000`.execute(db)
  await sql`analyze`.execute(db)
  return crowd
}

/**
 * Creates cooks without recipes, and ratings of recipes that are elsewhere, which a busy installation has
 * most of.
 */
async function addCooksWithoutRecipes(db: Database): Promise<void> {
  await sql`
    insert into users (id, identity_uid, email, created_at, updated_at)
    select gen_random_uuid(), 'passer-' || i, 'passer-' || i || '@example.com', ${noon}, ${noon}
    from generate_series(1, 5000) i`.execute(db)
  // Small tables get a row for each cook too, because the planner reads a table of a few rows whole, whatever
  // its indexes.
  await sql`
    insert into shopping_lists (user_id, aisles, updated_at)
    select id, array['Produce'], ${noon} from users on conflict do nothing`.execute(db)
  await sql`
    insert into shopping_lines (user_id, id, text, created_at, updated_at)
    select id, gen_random_uuid(), 'bread', ${noon}, ${noon} from users`.execute(db)
  await sql`
    insert into shopping_marks (user_id, line_key, ticked_at, updated_at)
    select id, 'bread', ${noon}, ${noon} from users on conflict do nothing`.execute(db)
  await sql`
    insert into food_corrections (user_id, name, food_id, updated_at)
    select id, 'bread', 'bread', ${noon} from users on conflict do nothing`.execute(db)
  await sql`
    insert into rating_totals (recipe_id, ratings, stars)
    select gen_random_uuid(), 1, 4 from generate_series(1, 50000)`.execute(db)
  await sql`
    insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, rank, listed_at)
    select gen_random_uuid(), 'Dish ' || i, '', 'dinner', 10, 20, 2, '{}', 1 + (i % 400) / 100.0, ${noon}
    from generate_series(1, 20000) i`.execute(db)
}

const dishes = [
  'mushroom pasta',
  'leek tart',
  'beef stew',
  'apple crumble',
  'lentil soup',
  'fish pie',
  'bean chili',
]

async function fullCook(db: Database, recipes: number): Promise<User> {
  const cook = await aCook(db)
  const { draft } = aContent()
  const terms = dishes.map((title) => searchVector(cook.id, { ...draft, title }))
  await sql`
    insert into folders (user_id, id, name, color, created_at, updated_at)
    select ${cook.id}, gen_random_uuid(), 'Folder ' || i, '#ea580c', ${noon}, ${noon} from generate_series(1, 20) i
  `.execute(db)
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, source, search, foods, needs_index, folder_id, version, created_at, updated_at)
    select ${cook.id}, gen_random_uuid(), (${dishes}::text[])[1 + i % 7] || ' ' || i, ${draft.description},
      (array['breakfast', 'lunch', 'dinner', 'snack', 'dessert'])[1 + i % 5], 10, 20, 2,
      ${JSON.stringify(draft.ingredients)}::jsonb, '[]', ${JSON.stringify(draft.instructions)}::jsonb, '{}',
      '{"kind": "text", "engine": null, "prompt": null}',
      (${terms}::text[])[1 + i % 7]::tsvector,
      array['fettuccine', 'mushroom'], false,
      case when i % 2 = 0 then (select id from folders where user_id = ${cook.id} and name = 'Folder ' || 1 + i % 20) end, 4,
      ${noon}::timestamptz - i * interval '1 hour', ${noon}
    from generate_series(1, ${recipes}::int) i`.execute(db)
  await sql`
    insert into ratings (user_id, recipe_id, rating, created_at, updated_at)
    select user_id, id, 4, ${noon}, ${noon} from recipes where user_id = ${cook.id} and prep_time = 10 limit 200
  `.execute(db)
  await sql`
    insert into rating_totals (recipe_id, ratings, stars)
    select recipe_id, 1, 4 from ratings where user_id = ${cook.id}`.execute(db)
  await sql`
    insert into share_links (recipe_id, user_id, created_at)
    select id, user_id, ${noon} from recipes where user_id = ${cook.id} limit 100`.execute(db)
  await sql`
    insert into recipe_reviews (user_id, recipe_id, review, photos, created_at)
    select user_id, id, '{}', '{}', ${noon} from recipes where user_id = ${cook.id} limit 200`.execute(db)
  await sql`
    insert into recipe_versions (user_id, recipe_id, version, content, reason, created_at)
    select user_id, id, i, '{}', 'edited', ${noon} from recipes, generate_series(1, 3) i
    where user_id = ${cook.id}`.execute(db)
  await sql`
    insert into meal_entries (user_id, id, date, meal_type, recipe_id, created_at, updated_at)
    select user_id, gen_random_uuid(), '2026-11-21'::date - (row_number() over ())::int, 'dinner', id, ${noon}, ${noon}
    from recipes where user_id = ${cook.id}`.execute(db)
  await sql`
    insert into shelf_recipes (user_id, recipe_id, added_at)
    select user_id, id, ${noon} from recipes where user_id = ${cook.id} limit 200`.execute(db)
  await sql`
    insert into awaited_pictures (user_id, recipe_id, drawn_hash, quality, state, lease_until, created_at)
    select user_id, id, 'drawn', 'standard', 'failed', ${noon}, ${noon} from recipes where user_id = ${cook.id}`.execute(
    db,
  )
  await sql`
    insert into shopping_sources (user_id, id, recipe_id, created_at)
    select user_id, gen_random_uuid(), id, ${noon} from recipes where user_id = ${cook.id}`.execute(db)
  await sql`
    insert into generations (user_id, id, kind, month, idempotency_key, state, job, attempt, request, lease_until,
      seen_at, started_at, ended_at)
    select ${cook.id}, gen_random_uuid(), 'text', to_char(${noon}::timestamptz - i * interval '10 days', 'YYYY-MM'),
      i::text, case when i = 1 then 'reserved' else 'committed' end, case when i = 1 then 'running' else 'done' end, i,
      '{}', case when i = 1 then ${later(60_000)}::timestamptz end, case when i > 2 then ${noon}::timestamptz end,
      ${noon}::timestamptz - i * interval '10 days', ${noon}
    from generate_series(1, 200) i`.execute(db)
  await sql`
    insert into generation_events (user_id, generation_id, seq, type, data, created_at)
    select g.user_id, g.id, i, 'partial', '{}', ${noon}
    from generations g, generate_series(1, 5) i where g.user_id = ${cook.id}`.execute(db)
  return cook
}
