import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { MAX_RECIPES } from '#contract/limits.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { photoSender } from '#testing/send-photos.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { readUpload, settled, uploadFile } from '#testing/upload.ts'

const FULL =
  'A collection holds at most 100,000 recipes. Please delete some first. Nothing was counted or changed.'
const soup = { prompt: 'tomato soup' }

let world: TestApp
let cook: TestApp['cook']
let userId: string

beforeAll(async () => {
  world = await testApp({ limits: { perAddressAndMinute: 1e9, perCookAndMinute: 1e9 } })
  cook = world.cook
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  userId = (await cook.get(api.users.current)).id
  // Dropping the table's non-unique indexes makes the inserts much faster.
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where tablename = 'recipes' and indexdef not like 'CREATE UNIQUE%'`.execute(
    world.db,
  )
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(world.db)
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, source, search, needs_index, created_at, updated_at)
    select user_id, gen_random_uuid(), 'Filler', '', category, 1, 1, 1, '[]', '[]', '[]', '{}', source, '', false,
      created_at - interval '1 day', updated_at
    from recipes, generate_series(2, ${MAX_RECIPES}::int) n where id = ${id}`.execute(world.db)
}, 120_000)
afterAll(() => world?.close())

const counted = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from recipes where user_id = ${userId}`.execute(world.db)
  return rows[0]?.n ?? 0
}
/** Makes this much room, as if the recipes had not been counted since. */
const leaveRoom = async (free: number) => {
  const over = (await counted()) - (MAX_RECIPES - free)
  if (over > 0)
    await sql`
      delete from recipes where user_id = ${userId} and id in (
        select id from recipes where user_id = ${userId} and title = 'Filler' limit ${over})`.execute(
      world.db,
    )
  else
    await sql`
      insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
        parsed_ingredients, instructions, grocery_list, source, search, needs_index, created_at, updated_at)
      select ${userId}, gen_random_uuid(), 'Filler', '', 'dinner', 1, 1, 1, '[]', '[]', '[]', '{}',
        '{"kind": "manual", "engine": null, "prompt": null}', '', false, now(), now()
      from generate_series(1, ${-over}::int)`.execute(world.db)
  await sql`update users set recipe_room = null where id = ${userId}`.execute(world.db)
}
beforeEach(() => leaveRoom(0))

const isFull = (problem: { code: string; message: string }) =>
  expect({ code: problem.code, message: problem.message }).toEqual({ code: 'collection_full', message: FULL })

test('a full collection refuses what is written by hand and what is generated, and counts nothing', async () => {
  isFull(await cook.post(api.recipes.create, tomatoSoup).expectStatus(409))
  isFull(await cook.post(api.recipes.generate, soup).expectStatus(409))
  isFull(await cook.post(api.recipes.generateFromIngredients, { ingredients: ['leek'] }).expectStatus(409))
  const send = await photoSender(world)
  const [status, answer] = await send(cook, [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])])
  expect(status).toBe(409)
  isFull(answer)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0, recipesRemaining: 3 })
  const { rows } = await sql`select from generations where user_id = ${userId}`.execute(world.db)
  expect(rows).toHaveLength(0)
  expect(await counted()).toBe(MAX_RECIPES)
})

test('many simultaneous recipes are saved only up to the free places', async () => {
  await leaveRoom(3)
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => cook.send(api.recipes.create, tomatoSoup)),
  )
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 409),
  ])
  expect(await counted()).toBe(MAX_RECIPES)
})

test('a click that was seen before is answered although the collection is full now', async () => {
  await leaveRoom(1)
  const sending = { headers: { 'idempotency-key': 'the-last-place-of-all' } }
  const { recipe } = await cook.post(api.recipes.generate, soup, sending)
  expect(await counted()).toBe(MAX_RECIPES)
  expect((await cook.post(api.recipes.generate, soup, sending)).recipe.id).toBe(recipe.id)
  isFull(await cook.post(api.recipes.generate, soup).expectStatus(409))
})

test('a generation that loses its place on the way says so and gives the recipe back', async () => {
  await leaveRoom(1)
  const { recipesUsed } = await cook.get(api.quota.check)
  const write = world.ai.hold()
  const making = cook.post(api.recipes.generate, soup).expectStatus(409)
  await expect
    .poll(
      async () => (await cook.get(api.generations.list)).filter(({ state }) => state === 'running').length,
    )
    .toBe(1)
  await cook.post(api.recipes.create, tomatoSoup)
  write()
  isFull(await making)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed })
})

test('a captured recipe is saved only when there is room, and can be saved later', async () => {
  const { id, draft } = await cook.post(api.captures.text, {
    text: `Lemon Lentils\nServes 4\nIngredients\n1 cup red lentils\n2 cups water\nDirections\n1. Simmer for 25 minutes.`,
  })
  const sending = { params: { id } }
  isFull(await cook.post(api.captures.save, { draft, keepPicture: false }, sending).expectStatus(409))
  await leaveRoom(1)
  await cook.post(api.captures.save, { draft, keepPicture: false }, sending)
  expect(await counted()).toBe(MAX_RECIPES)
})

test('a deleted recipe comes back only where there is room', async () => {
  await leaveRoom(1)
  const { id } = await cook.post(api.recipes.create, tomatoSoup)
  await cook.delete(api.recipes.remove, { params: { id } })
  await cook.post(api.recipes.create, tomatoSoup)
  isFull(await cook.post(api.recipes.restore, undefined, { params: { id } }).expectStatus(409))
  await leaveRoom(1)
  expect((await cook.post(api.recipes.restore, undefined, { params: { id } })).id).toBe(id)
})

test('a shared recipe is saved only where there is room; one that is there already is said to be', async () => {
  const author = await world.signUp('author@example.org')
  const params = await author.post(api.recipes.create, tomatoSoup)
  await author.post(api.recipes.share, undefined, { params })
  isFull(await cook.post(api.shared.save, undefined, { params }).expectStatus(409))
  await leaveRoom(1)
  await cook.post(api.shared.save, undefined, { params })
  const again = await cook.post(api.shared.save, undefined, { params }).expectStatus(409)
  expect(again.code).toBe('conflict')
})

test('a popular recipe is saved only where there is room', async () => {
  await sql`update users set subscription_status = 'active' where id = ${userId}`.execute(world.db)
  const params = { id: '018f4f5e-0000-7000-8000-00000000abcd' }
  await sql`
    insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, seasons,
      foods, search, ratings, stars, rank, listed_at)
    select ${params.id}, title, description, category, prep_time, cook_time, servings,
      jsonb_build_object('ingredients', ingredients, 'parsedIngredients', parsed_ingredients, 'instructions',
        instructions, 'groceryList', grocery_list, 'nutrition', nutrition, 'nutritionCoverage', nutrition_coverage,
        'checks', checks), '{}', '{}', '', 0, 0, 0, now()
    from recipes where user_id = ${userId} and title = ${tomatoSoup.title} limit 1`.execute(world.db)
  isFull(await cook.post(api.popular.save, undefined, { params }).expectStatus(409))
  await leaveRoom(1)
  await cook.post(api.popular.save, undefined, { params })
  await sql`update users set subscription_status = 'free' where id = ${userId}`.execute(world.db)
})

test('a file is refused before it is read, and its recipes before one of them is saved', async () => {
  const file = JSON.stringify(
    ['One', 'Two', 'Three'].map((name) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name,
      recipeIngredient: ['500 g leeks'],
      recipeInstructions: ['Stew the leeks for 20 minutes.'],
    })),
  )
  const refused = await uploadFile(world.app, cook, 'recipes.json', file)
  expect(refused.statusCode).toBe(409)
  isFull(refused.json())
  await leaveRoom(2)
  const { id, state } = await readUpload(world.app, cook, 'recipes.json', file)
  expect(state).toBe('ready')
  const params = { id }
  const choice = { folder: null, duplicates: 'keep' as const, parts: false }
  const tooMany = await cook.post(api.imports.save, choice, { params }).expectStatus(409)
  expect(tooMany).toMatchObject({
    code: 'collection_full',
    message:
      'A collection holds at most 100,000 recipes. Yours has room for 2 more, and these are 3: please choose fewer, or delete some first. Nothing was counted or changed.',
  })
  expect(await counted()).toBe(MAX_RECIPES - 2)
  await cook.post(api.imports.save, { ...choice, skip: [0] }, { params })
  expect((await settled(cook, id)).state).toBe('done')
  expect(await counted()).toBe(MAX_RECIPES)
})

test('a recipe is counted without reading the collection: a place is known to be free', async () => {
  await leaveRoom(5)
  await cook.post(api.recipes.create, tomatoSoup)
  const room = async () =>
    (
      await sql<{ room: number }>`select recipe_room as room from users where id = ${userId}`.execute(
        world.db,
      )
    ).rows[0]?.room
  expect(await room()).toBe(4)
  await cook.post(api.recipes.create, tomatoSoup)
  expect(await room()).toBe(3)
})
