import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { libraryId, loadLibrary } from '#server/features/popular/library/load-library.ts'
import { eraseUser } from '#server/stores/account-erasure.ts'
import type { Cook } from '#testing/cooks.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { testCookbook } from '#testing/test-cookbook.ts'

let app: TestApp
let premium: Cook
let free: Cook
beforeAll(async () => {
  app = await testApp()
  app.clock.set('2026-07-10T12:00:00Z')
  free = await app.secondCook()
  premium = await app.premiumCook()
  await loadLibrary(app.deps, (await testCookbook()).recipes)
})
afterAll(() => app?.close())

const shakshuka = libraryId('shakshuka-with-feta')
const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title)

test('pages of the library, best rated first, each recipe once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const reply = await premium.send(api.popular.list, undefined, {
      query: { limit: 50, ...(cursor && { cursor }) },
    })
    expect(reply.statusCode).toBe(200)
    seen.push(...(reply.json() as { id: string }[]).map(({ id }) => id))
    cursor = /cursor=([^&>]+)/.exec(String(reply.headers.link ?? ''))?.[1]
  } while (cursor)
  expect(seen.length).toBeGreaterThanOrEqual(120)
  expect(new Set(seen).size).toBe(seen.length)
  for (const wrong of ['x', 'aaaa.bbbb', `7ff0000000000000.${shakshuka}`])
    await premium.get(api.popular.list, { query: { cursor: wrong } }).expectStatus(400)
})

test('found by words, category and season', async () => {
  expect(titles(await premium.get(api.popular.list, { query: { q: 'shakshuka' } })).sort()).toEqual([
    'Green Shakshuka',
    'Shakshuka with Feta',
  ])
  expect(await premium.get(api.popular.list, { query: { q: 'xylophone' } })).toEqual([])
  expect(await premium.get(api.popular.list, { query: { q: '!!' } })).toEqual([])
  const desserts = await premium.get(api.popular.list, {
    query: { category: 'dessert', season: 'winter', limit: 96 },
  })
  expect(new Set(desserts.map(({ category }) => category))).toEqual(new Set(['dessert']))
  expect(titles(desserts)).toContain('Sticky Toffee Pudding')
  expect(titles(desserts)).not.toContain('Berry Pavlova')
})

test('a free cook is told that it takes Premium, a visitor to sign in', async () => {
  for (const route of [api.popular.list, api.popular.seasons, api.popular.suggestions]) {
    const reply = await free.send(route, undefined, {})
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject({ message: 'Premium subscription required' })
    expect((await app.visitor.send(route, undefined, {})).statusCode).toBe(401)
  }
})

test('saved once: a copy of its own, with everything the kitchen knows', async () => {
  const preview = await premium.get(api.popular.get, { params: { id: shakshuka } })
  expect(preview).toMatchObject({ title: 'Shakshuka with Feta', cuisine: 'North African', isSaved: false })
  const recipe = await premium.post(api.popular.save, undefined, { params: { id: shakshuka } })
  expect(recipe).toMatchObject({
    title: 'Shakshuka with Feta',
    ingredients: preview.ingredients,
    instructions: preview.instructions,
    nutrition: preview.nutrition,
    source: { kind: 'popular' },
    checks: { findings: [] },
  })
  const again = await premium.send(api.popular.save, undefined, { params: { id: shakshuka } })
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'You have already saved this recipe to your collection.',
  ])
  expect(await premium.get(api.popular.get, { params: { id: shakshuka } })).toMatchObject({ isSaved: true })
  expect((await premium.get(api.search.recipes, { query: { q: 'shakshuka with feta' } })).hits).toHaveLength(
    1,
  )
  // Simultaneous taps save the recipe only once.
  const id = libraryId('gazpacho')
  const taps = await Promise.all(
    [1, 2, 3].map(() => premium.send(api.popular.save, undefined, { params: { id } })),
  )
  expect(taps.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
  await premium.post(api.popular.save, undefined, { params: { id: crypto.randomUUID() } }).expectStatus(404)
})

test('the season of the cook comes first, by their hemisphere', async () => {
  const north = await premium.get(api.popular.seasons)
  expect(north.map(({ season, isNow }) => [season, isNow])).toEqual([
    ['summer', true],
    ['autumn', false],
    ['winter', false],
    ['spring', false],
  ])
  expect(north.every(({ recipes }) => recipes.length === 8)).toBe(true)
  const south = await app.premiumCook('kiwi@example.org')
  await south.put(api.settings.update, { hemisphere: 'south' })
  expect((await south.get(api.popular.seasons))[0]!.season).toBe('winter')
})

test('votes on copies count for the original, one of each cook, exactly; a deleted account takes its own along', async () => {
  const id = libraryId('ribollita')
  const cooks = await Promise.all(
    Array.from({ length: 8 }, (_, at) => app.premiumCook(`voter${at}@example.org`)),
  )
  const copies = await Promise.all(
    cooks.map((cook) => cook.post(api.popular.save, undefined, { params: { id } })),
  )
  // Each cook votes 25 times at once, and only one vote of each cook counts.
  await Promise.all(
    cooks.flatMap((cook, at) =>
      Array.from({ length: 25 }, () =>
        cook.post(api.ratings.rate, { rating: (at % 5) + 1 }, { params: { id: copies[at]!.id } }),
      ),
    ),
  )
  const listed = () => premium.get(api.popular.get, { params: { id } })
  expect(await listed()).toMatchObject({ totalRatings: 8, averageRating: 21 / 8 })
  const { rank } = await app.db
    .selectFrom('popular_recipes')
    .select('rank')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(rank).toBeCloseTo((17.5 + 21) / 13)
  const [first] = cooks
  const { id: userId } = await first!.get(api.users.current)
  await eraseUser(app.db, { userId, email: 'voter0@example.org', addressHash: null, now: app.clock.now() })
  expect(await listed()).toMatchObject({ totalRatings: 7, averageRating: 20 / 7 })
})

test('a cook lists their own shared recipe; edits follow, and it leaves with the link or the recipe', async () => {
  const author = free
  const recipe = await author.post(api.recipes.create, tomatoSoup)
  const params = { id: recipe.id }
  const inLibrary = async () =>
    (await premium.send(api.popular.get, undefined, { params })).statusCode === 200
  expect(await author.get(api.popular.listing, { params })).toMatchObject({ isListed: false, canList: false })
  await author.post(api.popular.addListing, undefined, { params }).expectStatus(409)
  await author.post(api.recipes.share, undefined, { params })
  expect(await author.post(api.popular.addListing, undefined, { params })).toEqual({
    isListed: true,
    canList: true,
    why: null,
  })
  expect(await inLibrary()).toBe(true)
  // The seasons follow from the recipe's fresh tomatoes.
  expect((await premium.get(api.popular.get, { params })).seasons.length).toBeGreaterThan(0)
  await author.put(api.recipes.update, { ...tomatoSoup, title: 'Soup of Another Name' }, { params })
  expect(await premium.get(api.popular.get, { params })).toMatchObject({
    title: 'Soup of Another Name',
    cuisine: null,
  })
  expect(await author.delete(api.popular.removeListing, { params })).toMatchObject({ isListed: false })
  expect(await inLibrary()).toBe(false)
  await author.post(api.popular.addListing, undefined, { params })
  await author.delete(api.recipes.remove, { params })
  expect(await inLibrary()).toBe(false)
  await author.post(api.recipes.restore, undefined, { params })
  expect(await inLibrary()).toBe(true)
  await author.delete(api.recipes.unshare, { params })
  expect(await inLibrary()).toBe(false)
  // Another cook's recipe cannot be listed, viewed or removed.
  for (const route of [api.popular.listing, api.popular.addListing, api.popular.removeListing])
    expect((await premium.send(route, undefined, { params })).statusCode).toBe(404)
})

test('a copy cannot be listed as one’s own', async () => {
  const copy = await premium.post(api.popular.save, undefined, { params: { id: libraryId('baklava') } })
  await premium.post(api.recipes.share, undefined, { params: { id: copy.id } })
  const reply = await premium.send(api.popular.addListing, undefined, { params: { id: copy.id } })
  expect([reply.statusCode, reply.json().message]).toEqual([
    409,
    'This recipe was copied from another cook. Only recipes of your own can be listed.',
  ])
})

test('a report reaches the administrator, who takes the recipe out for good; the log says so', async () => {
  const author = await app.premiumCook('author@example.org')
  const admin = await app.administrator()
  const recipe = await author.post(api.recipes.create, { ...tomatoSoup, title: 'Copied Soup' })
  const params = { id: recipe.id }
  await author.post(api.recipes.share, undefined, { params })
  await author.post(api.popular.addListing, undefined, { params })
  await premium.post(api.popular.report, { reason: 'copied', note: 'From my blog' }, { params })
  await premium.post(api.popular.report, { reason: 'unsafe', note: '' }, { params })
  const reports = await admin.get(api.popular.reports)
  expect(reports).toMatchObject([
    { reason: 'unsafe', note: '', recipe: { title: 'Copied Soup', owner: 'author@example.org' } },
  ])
  await premium.get(api.popular.reports).expectStatus(403)
  const settle = { params: { id: reports[0]!.id } }
  await premium.post(api.popular.settleReport, { unlist: true }, settle).expectStatus(403)
  await admin.post(api.popular.settleReport, { unlist: true }, settle)
  await admin.post(api.popular.settleReport, { unlist: true }, settle).expectStatus(404)
  await premium.get(api.popular.get, { params }).expectStatus(404)
  expect(await author.get(api.popular.listing, { params })).toEqual({
    isListed: false,
    canList: false,
    why: 'An administrator took this recipe out of the popular library.',
  })
  await author.post(api.popular.addListing, undefined, { params }).expectStatus(409)
  // The author keeps the recipe after it was removed from the library.
  expect(await author.get(api.recipes.get, { params })).toMatchObject({ title: 'Copied Soup' })
  const { entries } = await admin.get(api.admin.audit)
  expect(entries[0]).toMatchObject({ action: 'recipe.unlisted', detail: { title: 'Copied Soup' } })
})

test('suggestions have their reasons, and never what the profile forbids', async () => {
  const cook = await app.premiumCook('hungry@example.org')
  const saved = await cook.post(api.popular.save, undefined, { params: { id: libraryId('gado-gado') } })
  await cook.post(api.ratings.rate, { rating: 5 }, { params: { id: saved.id } })
  await cook.put(api.settings.update, { allergies: ['peanuts', 'eggs'], diets: ['vegetarian'] })
  const suggestions = await cook.get(api.popular.suggestions)
  expect(suggestions).toHaveLength(6)
  expect(suggestions[0]!.reason).toBe('Because you rated Gado-Gado highly')
  for (const { recipe } of suggestions) {
    const { ingredients } = await cook.get(api.popular.get, { params: { id: recipe.id } })
    expect(ingredients.map(({ item }) => item).join('\n')).not.toMatch(
      /\beggs?\b|peanut|chicken|beef|pork|salmon|tuna|shrimp/i,
    )
  }
})
