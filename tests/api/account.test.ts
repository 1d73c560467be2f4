import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { sweepPictures } from '#server/features/upkeep/upkeep.ts'
import { exportedRows, exportSources } from '#server/stores/account-export.ts'
import { findDisagreements } from '#server/stores/integrity.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { jsonIn, unzipped } from '#testing/zip.ts'

type App = Awaited<ReturnType<typeof testApp>>
const day = 24 * 60 * 60 * 1000

/** Creates a cook with data in every part of the collection. */
const settle = async ({ cook, db, clock }: App) => {
  await cook.put(api.settings.update, { allergies: ['fish'], dislikes: ['olives'], units: 'metric' })
  const folder = await cook.post(api.folders.create, { name: 'Soups' })
  const { recipe } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const params = { id: recipe.id }
  await cook.put(api.recipes.move, { folderId: folder.id }, { params })
  await cook.post(api.ratings.rate, { rating: 4, comment: 'Smooth', tags: ['easy'] }, { params })
  await cook.post(api.recipes.share, undefined, { params })
  const { id: userId } = await cook.get(api.users.current)
  const now = clock.now()
  const id = () => sql`gen_random_uuid()`
  await sql`update recipes set notes = 'Use the good salt' where user_id = ${userId}`.execute(db)
  await sql`insert into recipe_versions values (${userId}, ${recipe.id}, 1, '{"title":"Soup"}', null, 'edited', ${now})`.execute(
    db,
  )
  await sql`insert into cooked_log values (${userId}, ${id()}, ${recipe.id}, 'Soup', '2026-11-20', 2, null, ${now})`.execute(
    db,
  )
  await sql`insert into meal_entries (user_id, id, date, meal_type, recipe_id, created_at, updated_at)
    values (${userId}, ${id()}, '2026-11-23', 'dinner', ${recipe.id}, ${now}, ${now})`.execute(db)
  await sql`insert into shelf_recipes values (${userId}, ${recipe.id}, ${now})`.execute(db)
  await sql`insert into shopping_sources (user_id, id, recipe_id, created_at) values (${userId}, ${id()}, ${recipe.id}, ${now})`.execute(
    db,
  )
  await sql`insert into shopping_lines values (${userId}, ${id()}, 'candles', null, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into shopping_marks values (${userId}, 'tomato|g', ${now}, null, ${now})`.execute(db)
  await sql`insert into food_corrections values (${userId}, 'frobnitz', 'walnut', ${now})`.execute(db)
  await sql`insert into subscriptions (user_id, provider) values (${userId}, 'sandbox')`.execute(db)
  await sql`insert into support_messages values (${userId}, ${id()}, 'Hello', 'Thank you', false, ${now})`.execute(
    db,
  )
  await sql`insert into api_tokens values (${Buffer.from('secret-hash')}, ${userId}, ${id()}, 'My script', '{}', ${now})`.execute(
    db,
  )
  await sql`insert into calendar_feeds values (${Buffer.from('feed-hash')}, ${userId}, ${now})`.execute(db)
  await sql`insert into mails (id, recipient, subject, text, due_at, created_at)
    values (${id()}, ${cook.email}, 'Hello', 'Hello', ${now}, ${now})`.execute(db)
  await sql`insert into jobs (id, kind, key, payload, due_at, created_at)
    values (${id()}, 'remind', ${userId}, ${JSON.stringify({ userId })}, ${now}, ${now})`.execute(db)
  return { userId, recipe, folder }
}

test('the export is one archive with everything of the cook, and nothing of another', async () => {
  const app = await testApp()
  const { cook, secondCook } = app
  const { userId, recipe, folder } = await settle(app)
  const other = await secondCook()
  await other.post(api.recipes.generate, { prompt: 'another soup' })

  const reply = await cook.get(api.account.export).response()
  expect(reply.headers['content-type']).toBe('application/zip')
  expect(reply.headers['content-disposition']).toMatch(
    /^attachment; filename="larder-export-\d{4}-\d\d-\d\d\.zip"$/,
  )
  const files = await unzipped(reply.rawPayload)
  const read = (path: string) => jsonIn(files, path)
  const key = [...files.keys()].find((path) => path.endsWith('recipe.json'))?.split('/')[1]
  expect(read('larder.json')).toMatchObject({ format: 'larder-archive', version: 2 })
  expect(read('settings.json')).toMatchObject({ allergies: ['fish'], dislikes: ['olives'], units: 'metric' })
  expect(read('folders.json')).toMatchObject([{ key: '1', name: folder.name }])
  expect(read(`recipes/${key}/recipe.json`)).toMatchObject({
    '@type': 'Recipe',
    name: recipe.title,
    larder: {
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      notes: 'Use the good salt',
      folder: '1',
      rating: { rating: 4, comment: 'Smooth', tags: ['easy'] },
    },
  })
  expect(read('cooked.json')).toMatchObject([{ recipe: key, title: 'Soup', cookedOn: '2026-11-20' }])
  expect(read('plan.json')).toMatchObject([{ recipe: key, date: '2026-11-23', mealType: 'dinner' }])
  expect(read('shelf.json')).toMatchObject([{ recipe: key }])
  expect(read('shopping.json')).toMatchObject({
    sources: [{ recipe: key }],
    lines: [{ text: 'candles' }],
    marks: [{ lineKey: 'tomato|g' }],
  })
  expect(read('foods.json')).toEqual([{ name: 'frobnitz', food: 'walnut' }])
  expect(read('account/profile.json')).toMatchObject({ id: userId, email: cook.email })
  expect(read('account/sharing.json')).toMatchObject([{ recipe: key, isListed: false }])
  expect(read('account/generations.json')).toMatchObject([
    { request: { prompt: 'tomato soup' }, state: 'committed' },
  ])
  for (const section of ['subscriptions', 'supportMessages', 'apiTokens'])
    expect(read(`account/${section}.json`)).toHaveLength(1)
  const text = [...files.values()].map((file) => file.toString()).join('\n')
  expect(text).not.toMatch(/another soup|secret-hash|feed-hash|tokenHash|"search"/)
})

test('a collection larger than a page is exported whole, each recipe once', async () => {
  const app = await testApp()
  const { userId } = await settle(app)
  const names = Array.from({ length: 7 }, (_, number) => `Folder ${number}`)
  for (const name of names) await app.cook.post(api.folders.create, { name })
  const rows = await collect(exportedRows(app.db, userId, 'folders', 3))
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...names, 'Soups'])
  const marks = ['a', 'b', 'c', 'd']
  for (const key of marks)
    await sql`insert into shopping_marks values (${userId}, ${key}, null, null, now())`.execute(app.db)
  expect(await collect(exportedRows(app.db, userId, 'shoppingMarks', 2))).toHaveLength(5)
})

const collect = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Tables that name a cook but are not exported, each with the reason. */
const notExported = new Map([
  ['deleted_recipes', 'thrown away by the cook, and gone for good within days'],
  ['share_links', 'each recipe says when it was shared'],
  ['generation_events', 'parts of recipes that are exported whole'],
  ['refine_proposals', 'what was never kept, and is forgotten after a day'],
  ['recipe_reviews', 'what is not certain of a reading, until the cook has looked it over'],
  ['photo_looks', 'what was seen in a photo before a recipe was made of it'],
  ['captures', 'what was read and never kept, and is forgotten after a week'],
  ['imports', 'a file of the cook’s own, forgotten after a week'],
  ['import_items', 'what was read of such a file and not kept'],
  ['shopping_changes', 'which changes of the list have arrived; what they did is in the list'],
  ['awaited_pictures', 'whether the picture of a recipe is still to come'],
  ['calendar_feeds', 'the secret of an address and nothing else'],
])

test('every table that names a cook is in the export, or left out for a reason', async () => {
  const { db } = await testApp()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(db)
  const known: string[] = [...Object.values(exportSources).map(({ table }) => table), ...notExported.keys()]
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

/** Finds every table with a row that contains one of the words, in any column. */
const tablesWith = async ({ db }: App, ...words: string[]) => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(db)
    if (rows.some(({ text }) => words.some((word) => text.toLowerCase().includes(word)))) found.push(name)
  }
  return found.toSorted()
}

test('a deleted account leaves nothing but its lines in the audit logs', async () => {
  const app = await testApp()
  const { cook, secondCook, visitor, clock, deps, db } = app
  const other = await secondCook()
  const { userId, recipe } = await settle(app)
  const params = { id: recipe.id }
  const copy = await other.post(api.shared.save, undefined, { params })
  await other.post(api.ratings.rate, { rating: 2 }, { params: { id: copy.id } })
  const { uid } = await cook.signIn()
  expect(await tablesWith(app, userId)).toContain('recipes')

  expect(await cook.delete(api.account.remove)).toEqual({ ok: true })

  expect(await tablesWith(app, userId)).toEqual(['audit_log'])
  expect(await tablesWith(app, uid)).toEqual(['identity_audit'])
  expect(await tablesWith(app, cook.email)).toEqual([])
  expect((await visitor.get(api.shared.get, { params }).response()).statusCode).toBe(404)
  // A copy that another cook saved stays theirs, with their own rating only.
  const theirs = await other.get(api.recipes.get, { params: { id: copy.id } })
  expect(theirs).toMatchObject({ title: recipe.title, imageUrl: recipe.imageUrl, myRating: 2 })
  expect(await other.get(api.ratings.stats, { params: { id: copy.id } })).toEqual({
    totalRatings: 1,
    averageRating: 2,
  })
  expect(await findDisagreements(db, clock.now())).toEqual([])

  // The picture stays as long as the copy refers to it.
  clock.advance(2 * day)
  expect(await sweepPictures(deps)).toBe(0)
  await other.delete(api.recipes.remove, { params: { id: copy.id } })
  await sql`delete from deleted_recipes`.execute(db)
  expect(await sweepPictures(deps)).toBe(1)
})

test('after a deletion the old tokens are dead, and the same address can begin anew', async () => {
  const app = await testApp()
  const { cook } = app
  await settle(app)
  const { refreshToken, idToken } = await cook.signIn()
  await cook.delete(api.account.remove)
  const { apiKey } = app.deps.identity.publicConfig
  const ask = (path: string, payload: object) =>
    app.app.inject({ method: 'POST', url: `${path}?key=${apiKey}`, payload })

  expect((await cook.get(api.users.current).response()).statusCode).toBe(401)
  const refreshed = await app.app.inject({
    method: 'POST',
    url: `/v1/token?key=${apiKey}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${refreshToken}`,
  })
  expect(refreshed.json().error.message).toMatch(/^TOKEN_EXPIRED/)
  const looked = await ask('/v1/accounts:lookup', { idToken })
  expect(looked.statusCode).toBe(400)

  const again = await ask('/v1/accounts:signUp', {
    email: cook.email,
    password: 'a new beginning',
    returnSecureToken: true,
  })
  const headers = { authorization: `Bearer ${again.json().idToken}` }
  const read = async (url: string) => (await app.app.inject({ url, headers })).json()
  expect(await read('/api/recipes')).toEqual([])
  expect(await read('/api/folders')).toEqual([])
  expect(await read('/api/settings')).toMatchObject({ allergies: [], units: 'us' })
  // The month's free recipes are the exception, because they are counted by address:
  // tests/api/once-per-address.test.ts.
  expect(await read('/api/recipes/quota/check')).toMatchObject({ recipesUsed: 1 })
})

test('a deletion needs a sign-in of the last five minutes', async () => {
  const { cook, clock } = await testApp()
  await cook.post(api.folders.create, { name: 'Soups' })
  clock.advance(5 * 60_000 + 1000)
  const problem = await cook.delete(api.account.remove).expectStatus(403)
  expect(problem).toMatchObject({
    code: 'recent_sign_in_required',
    message: 'Please enter your password again to do this.',
  })
  expect(await cook.get(api.folders.list)).toHaveLength(1)
  await cook.signIn()
  await cook.delete(api.account.remove)
})

test('a recipe that is being made when its cook leaves is not kept', async () => {
  const app = await testApp()
  const { ai, cook, db } = app
  const release = ai.hold()
  const asked = cook.post(api.recipes.generate, { prompt: 'tomato soup' }).response()
  await expect.poll(() => ai.calls.length).toBe(1)
  await cook.delete(api.account.remove)
  release()
  expect((await asked).statusCode).toBeGreaterThanOrEqual(400)
  const { rows } = await sql`select id from recipes`.execute(db)
  expect(rows).toEqual([])
})

test('a request of another tab during a deletion is told to sign in, and is no server error', async () => {
  const { db, signUp, logged } = await testApp()
  const requests: ((cook: Awaited<ReturnType<typeof signUp>>) => Promise<{ statusCode: number }>)[] = [
    (cook) => cook.send(api.folders.create, { name: 'Soups', color: '#2563eb' }),
    (cook) => cook.send(api.recipes.create, tomatoSoup),
    (cook) => cook.send(api.recipes.generate, { prompt: 'soup' }),
    (cook) => cook.send(api.support.send, { subject: 'Hello', message: 'Anybody there?' }),
  ]
  for (const [index, request] of requests.entries()) {
    const address = `leaving${index}@example.org`
    const cook = await signUp(address)
    await cook.get(api.users.current)
    const { statusCode } = await inMidTransaction(
      db,
      (tx) => sql`delete from users where email = ${address}`.execute(tx),
      () => request(cook),
    )
    expect([index, statusCode]).toEqual([index, 401])
  }
  expect(logged().filter((line) => line.includes('"level":50'))).toEqual([])
})

test('the collection in figures is that of its cook', async () => {
  const app = await testApp()
  const { cook, secondCook } = app
  const other = await secondCook()
  const { recipe } = await settle(app)
  await cook.post(api.recipes.favorite, undefined, { params: { id: recipe.id } })
  expect(await cook.get(api.account.stats)).toEqual({
    recipes: 1,
    favorites: 1,
    cooked: 1,
    folders: 1,
    categories: [{ category: recipe.category, count: 1 }],
  })
  expect(await other.get(api.account.stats)).toEqual({
    recipes: 0,
    favorites: 0,
    cooked: 0,
    folders: 0,
    categories: [],
  })
})
