import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/index.ts'
import type { Recipe } from '#contract/recipe.ts'
import { route } from '#contract/route.ts'
import { bind } from '#server/http/bind.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

type Cook = TestApp['cook']

/** Creates copies of one of the cook's recipes, each a minute older. */
async function copies({ db }: TestApp, cook: Cook, count: number, steps = 1): Promise<void> {
  const { id } = await cook.post(api.recipes.create, { ...tomatoSoup, instructions: ['Stir.'] })
  await sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, nutrition, source, search, needs_index, is_favorite, created_at,
      updated_at)
    select user_id, gen_random_uuid(), title || ' ' || n, description, category, prep_time, cook_time, servings,
      ingredients, parsed_ingredients, (select jsonb_agg(repeat('stir ', 380)) from generate_series(1, ${steps}::int)), grocery_list,
      nutrition, source, search, false, n % 2 = 0, created_at - n * interval '1 minute', updated_at
    from recipes, generate_series(1, ${count}::int) n where id = ${id}`.execute(db)
}

const bearer = async (cook: Cook) => ({ authorization: `Bearer ${(await cook.signIn()).idToken}` })

/** Starts reading a reply over a real connection; nothing more is read until `rest` is called. */
async function asked(world: TestApp, cook: Cook, path = '/api/recipes') {
  const address = await world.listen()
  const request = get(new URL(path, address), { headers: await bearer(cook) })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  const rest = async (): Promise<Recipe[]> => {
    const chunks: Buffer[] = []
    for await (const chunk of reply) chunks.push(chunk as Buffer)
    return JSON.parse(Buffer.concat(chunks).toString())
  }
  return { reply, rest }
}

test('a collection of many pages comes as the same JSON as its pages, plain and packed, and is of its cook alone', async () => {
  const world = await testApp()
  const { cook, app } = world
  await copies(world, cook, 1300)
  const other = await world.secondCook()
  await other.post(api.recipes.create, { ...tomatoSoup, title: 'Of another cook' })
  const pages: Recipe[] = []
  for (let cursor: string | undefined; ; ) {
    const reply = await cook.send(api.recipes.list, undefined, { query: { limit: 300, cursor } })
    pages.push(...(reply.json() as Recipe[]))
    cursor = /cursor=([^&>]+)/.exec(String(reply.headers.link ?? ''))?.[1]
    if (!cursor) break
  }
  expect(pages).toHaveLength(1301)
  const whole = await cook.send(api.recipes.list)
  expect(whole.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(whole.body === JSON.stringify(pages)).toBe(true)
  expect(whole.body).not.toContain('Of another cook')
  const packed = await app.inject({
    url: '/api/recipes',
    headers: { ...(await bearer(cook)), 'accept-encoding': 'br' },
  })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString() === whole.body).toBe(true)
})

test('a page is read when the reader took the one before: what was deleted meanwhile is not in the list', async () => {
  const world = await testApp()
  const { cook, db } = world
  await copies(world, cook, 1200, 12)
  const { rest } = await asked(world, cook)
  // The list is longer than the buffers of a connection, so a part of it is still unread.
  await sql`delete from recipes where created_at < (select max(created_at) from recipes) - interval '900 minutes'`.execute(
    db,
  )
  const list = await rest()
  expect(list.length).toBeLessThanOrEqual(901)
  expect(list.length).toBeGreaterThan(500)
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

test('a recipe that changes its place while the list is read is in it once', async () => {
  const world = await testApp()
  const { cook, db } = world
  await copies(world, cook, 1200, 12)
  const { rest } = await asked(world, cook, '/api/recipes?sort=favorites')
  await sql`update recipes set is_favorite = false`.execute(db)
  const list = await rest()
  const ids = list.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(list).toHaveLength(1201)
})

test('a search that finds much is whole, too', async () => {
  const world = await testApp()
  await copies(world, world.cook, 800)
  expect(await world.cook.get(api.recipes.list, { query: { search: 'tomato' } })).toHaveLength(801)
})

const numbers = route({
  method: 'GET',
  path: '/api/recipes/numbers',
  access: 'user',
  summary: 'For this test.',
  reply: z.array(z.object({ id: z.int() })),
})

test("a paged list contains only the contract's fields, and reading ends when its reader leaves", async () => {
  const seen = { pages: 0, ended: false }
  async function* pages() {
    try {
      for (let id = 0; id < 100_000; id += 1) {
        seen.pages += 1
        yield Array.from({ length: 100 }, () => ({ id, secret: 'never' }))
      }
    } finally {
      seen.ended = true
    }
  }
  const world = await testApp({
    verifyReplies: false,
    prepare: (app) => bind(app, numbers, () => pages()),
  })
  const { reply } = await asked(world, world.cook, numbers.path)
  const [chunk] = (await once(reply, 'data')) as [Buffer]
  expect(chunk.toString()).toMatch(/^\[\{"id":0\},\{"id":0\},/)
  expect(chunk.toString()).not.toContain('secret')
  reply.destroy()
  await expect.poll(() => seen.ended).toBe(true)
  expect(seen.pages).toBeLessThan(100_000)
})

test('a list in pages that breaks in the middle is not taken for the whole', async () => {
  async function* pages() {
    yield [{ id: 1 }]
    throw new Error('The database is away.')
  }
  const world = await testApp({ prepare: (app) => bind(app, numbers, () => pages()) })
  const { rest } = await asked(world, world.cook, numbers.path)
  await expect(rest()).rejects.toThrow()
})

test('administrators get every account, and Premium the whole library, when no limit is given', async () => {
  const world = await testApp()
  const chef = await world.administrator()
  await sql`
    insert into users (id, identity_uid, email, created_at, updated_at)
    select gen_random_uuid(), 'crowd-' || i, 'crowd-' || i || '@example.net', '2026-01-01', '2026-01-01'
    from generate_series(1, 800) i`.execute(world.db)
  await world.cook.get(api.users.current)
  const users = await chef.get(api.admin.users)
  expect(new Set(users.map(({ id }) => id)).size).toBe(802)
  expect((await chef.get(api.admin.users, { query: { limit: 50 } })).length).toBe(50)

  await sql`
    insert into popular_recipes (id, title, description, category, prep_time, cook_time, servings, content, seasons,
      foods, search, ratings, stars, rank, listed_at)
    select gen_random_uuid(), 'Stew ' || i, '', 'dinner', 1, 1, 1, '{}', '{}', '{}', '', 0, 0, i, now()
    from generate_series(1, 800) i`.execute(world.db)
  const premium = await world.premiumCook()
  const library = await premium.get(api.popular.list)
  expect(new Set(library.map(({ id }) => id)).size).toBe(800)
  expect(library.map(({ title }) => title).slice(0, 2)).toEqual(['Stew 800', 'Stew 799'])
  expect((await premium.get(api.popular.list, { query: { limit: 24 } })).length).toBe(24)
})
