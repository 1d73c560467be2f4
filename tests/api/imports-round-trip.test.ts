import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { v7 as uuidv7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { ShoppingList } from '#contract/shopping.ts'
import { createDiskPictures } from '#server/adapters/pictures/disk.ts'
import { sweepPictures } from '#server/features/upkeep/upkeep.ts'
import { findDisagreements } from '#server/stores/integrity.ts'
import { namePicture } from '#server/stores/pictures.ts'
import type { Cook } from '#testing/cooks.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { readUpload, settled } from '#testing/upload.ts'
import { jsonIn, unzipped } from '#testing/zip.ts'

const withRealPictures = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return await testApp({ pictures: createDiskPictures(folder) })
}

const photo = (hue: string) =>
  sharp({ create: { width: 1003, height: 777, channels: 3, background: hue } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="300"><circle cx="200" cy="150" r="140" fill="#fff"/></svg>',
        ),
        left: 80,
        top: 60,
      },
    ])
    .jpeg()
    .toBuffer()

/** Creates data of every kind, including photos and drawings. */
const settle = async ({ cook, db, clock, deps }: TestApp) => {
  await cook.put(api.settings.update, {
    allergies: ['fish', 'mustard'],
    diets: ['vegetarian'],
    dislikes: ['olives'],
    units: 'metric',
    theme: 'dark',
  })
  const folders = [
    await cook.post(api.folders.create, { name: 'Soups', color: '#2563eb' }),
    await cook.post(api.folders.create, { name: 'Sundays: slow & "long"', color: '#db2777' }),
  ]
  const { recipe: generated } = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const recipes = [generated]
  for (const title of ['Crème brûlée / CON', '../../etc/passwd', 'Twice the Same', 'Twice the Same'])
    recipes.push(await cook.post(api.recipes.create, { ...tomatoSoup, title }))
  const [soup, brulee, strange] = recipes
  if (!soup || !brulee || !strange) throw new Error('there are five')
  const { id: userId } = await cook.get(api.users.current)
  for (const [index, recipe] of [brulee, strange].entries()) {
    const { hash, width, height } = await deps.pictures.store(await photo(index ? '#2f8f4e' : '#c2410c'))
    await namePicture(db, { hash, width, height }, clock.now())
    await sql`update recipes set image_hash = ${hash}, image_alt = 'A photo' where user_id = ${userId} and id = ${recipe.id}`.execute(
      db,
    )
  }
  await cook.put(api.recipes.move, { folderId: folders[1]!.id }, { params: brulee })
  await cook.post(api.recipes.favorite, undefined, { params: strange })
  await cook.post(
    api.ratings.rate,
    { rating: 4, comment: 'Smooth\nand "warm"', tags: ['easy', 'quick'] },
    { params: soup },
  )
  await cook.put(api.notes.update, { notes: 'Use the good salt <script>' }, { params: soup })
  await cook.put(api.recipes.update, { description: 'Better now.' }, { params: brulee })
  await cook.put(
    api.recipes.update,
    { servings: 6, ingredients: [...tomatoSoup.ingredients, { amount: '2 tbsp', item: 'frobnitz' }] },
    { params: brulee },
  )
  // The recipe gets another photo, and its earlier versions keep the first one.
  const { hash, ...size } = await deps.pictures.store(await photo('#7c3aed'))
  await namePicture(db, { hash, width: size.width, height: size.height }, clock.now())
  await sql`update recipes set image_hash = ${hash} where user_id = ${userId} and id = ${brulee.id}`.execute(
    db,
  )
  await cook.put(api.foods.correct, { name: 'frobnitz', food: 'walnut' }, { params: brulee })
  await cook.post(api.cooked.add, { cookedOn: '2026-11-19', servings: 2, note: 'Good' }, { params: soup })
  const now = clock.now()
  const id = () => sql`gen_random_uuid()`
  await sql`insert into cooked_log values (${userId}, ${id()}, null, 'Gone', '2026-11-18', null, null, ${now})`.execute(
    db,
  )
  for (const [day, meal] of [
    ['2026-11-25', 'dinner'],
    ['2026-11-23', 'lunch'],
  ] as const)
    await sql`insert into meal_entries (user_id, id, date, meal_type, recipe_id, note, created_at, updated_at)
      values (${userId}, ${id()}, ${day}, ${meal}, ${soup.id}, 'for two', ${now}, ${now})`.execute(db)
  await sql`insert into meal_entries (user_id, id, date, meal_type, kind, text, created_at, updated_at)
    values (${userId}, ${id()}, '2026-11-24', 'dinner', 'text', 'Out', ${now}, ${now})`.execute(db)
  await sql`update meal_entries set cooked_on = '2026-11-23', cooked_at = ${now} where date = '2026-11-23'`.execute(
    db,
  )
  await sql`insert into shelf_recipes values (${userId}, ${brulee.id}, ${now})`.execute(db)
  await sql`insert into shopping_sources (user_id, id, recipe_id, created_at) values (${userId}, ${id()}, ${brulee.id}, ${now})`.execute(
    db,
  )
  await sql`insert into shopping_lines values (${userId}, ${id()}, 'candles', null, ${now}, ${now})`.execute(
    db,
  )
  await sql`insert into shopping_marks values (${userId}, 'tomato|g', ${now}, null, ${now})`.execute(db)
  // The list has ticked and hidden lines, settings, and a change of the plan since the cook looked.
  const stamp = { id: uuidv7(), at: now.toISOString() }
  await cook.post(api.shopping.change, {
    changes: [
      { ...stamp, type: 'tick', key: 'food:tomato', amount: '1 lb' },
      { ...stamp, id: uuidv7(), type: 'hide', key: 'food:garlic' },
      { ...stamp, id: uuidv7(), type: 'seen' },
    ],
  })
  await cook.put(api.shopping.setUp, { aisles: ['Bakery', 'Frozen'], staples: ['salt', 'rice'] })
  await sql`update shopping_sources set servings = 9 where user_id = ${userId}`.execute(db)
  return { userId, recipes, soup, brulee }
}

const exported = async (cook: Cook) => {
  const reply = await cook.get(api.account.export).response()
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

/** Reads all files of an archive except those about the account itself. */
const kitchenOf = async (bytes: Uint8Array) =>
  [...(await unzipped(bytes))]
    .filter(([path]) => !path.startsWith('account/'))
    .map(([path, file]) => [path, file.toString('base64')])

test('an export, imported into a fresh account, is the same again to the byte, pictures included', async () => {
  const app = await withRealPictures()
  const { cook, secondCook, db, clock } = app
  const { userId, soup, recipes } = await settle(app)
  // A drawing becomes a picture shortly after its recipe was saved.
  for (const { imageUrl } of recipes) if (imageUrl) await app.app.inject(imageUrl)
  const first = await exported(cook)
  expect(Buffer.compare(first, await exported(cook))).toBe(0)
  const files = await unzipped(first)
  expect(files.keys().next().value).toBe('larder.json')
  expect([...files.keys()].filter((path) => path.endsWith('.webp'))).toHaveLength(
    recipes.filter(({ imageUrl }) => imageUrl).length + 1,
  )
  expect([...files.keys()].filter((path) => path.includes('..'))).toEqual([])

  const shopping = await cook.get(api.shopping.get)
  // The account is deleted with all its rows and pictures.
  await cook.delete(api.account.remove)
  clock.advance(2 * 24 * 60 * 60_000)
  await sweepPictures(app.deps)
  const other = await secondCook()
  const job = await readUpload(app.app, other, 'larder-export.zip', first)
  expect(job).toMatchObject({
    state: 'ready',
    app: 'larder',
    recipes: { found: 5, duplicates: 0 },
    parts: ['settings', 'foods', 'cooked', 'plan', 'shelf', 'shopping'],
    unread: [],
  })
  expect(await other.get(api.recipes.list)).toEqual([])
  await other.post(api.imports.save, {}, { params: { id: job.id } })
  expect(await settled(other, job.id)).toMatchObject({ state: 'done', recipes: { saved: 5, failed: 0 } })

  expect(await kitchenOf(await exported(other))).toEqual(await kitchenOf(first))
  const listed = (list: ShoppingList) => list.lines.map(({ uses: _, ...line }) => line)
  const theirs = await other.get(api.shopping.get)
  expect(listed(theirs)).toEqual(listed(shopping))
  expect(theirs.lines.find(({ key }) => key === 'food:tomato')).toMatchObject({ change: { from: '2 lb' } })
  const again = (await other.get(api.recipes.list)).find(({ title }) => title === soup.title)
  expect(again).toMatchObject({ myRating: 4, averageRating: 4, totalRatings: 1, source: { kind: 'import' } })
  expect(again?.id).not.toBe(soup.id)
  for (const { imageUrl } of await other.get(api.recipes.list)) {
    if (imageUrl) expect((await app.app.inject(imageUrl.replace('.webp', '-480.webp'))).statusCode).toBe(200)
  }
  // Imported recipes cost no quota, and all data is consistent.
  expect(await other.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  expect(await findDisagreements(db, clock.now())).toEqual([])
  expect(userId).not.toBe((await other.get(api.users.current)).id)

  // The same file is imported again: every recipe is a duplicate, and none is saved twice.
  const twice = await readUpload(app.app, other, 'larder-export.zip', first)
  expect(twice.recipes).toMatchObject({ found: 5, duplicates: 5 })
  await other.post(api.imports.save, {}, { params: { id: twice.id } })
  expect(await settled(other, twice.id)).toMatchObject({ state: 'done', recipes: { saved: 0, skipped: 5 } })
  expect(await kitchenOf(await exported(other))).toEqual(await kitchenOf(first))
})

test('other apps can read the archive: each recipe is schema.org JSON-LD', async () => {
  const app = await testApp()
  const { soup } = await settle(app)
  const files = await unzipped(await exported(app.cook))
  const path = [...files.keys()].find(
    (name) => name.startsWith('recipes/00001-') && name.endsWith('recipe.json'),
  )
  const recipe = jsonIn(files, String(path))
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: soup.title,
    recipeIngredient: soup.ingredients.map(({ amount, item }) => `${amount} ${item}`.trim()),
    image: ['picture.webp'],
  })
  expect(JSON.stringify([...files.keys()])).not.toMatch(/passwd\/\/|\.\.|[\\:]/)
  const text = [...files.values()].map((file) => file.toString()).join('')
  expect(text.replaceAll(/"id": "[^"]+"/g, '')).toContain('Use the good salt <script>')
})

test('the collection also goes as Cooklang and as Markdown, and Cooklang comes back', async () => {
  const app = await testApp()
  const { cook, secondCook } = app
  await settle(app)
  const cooklang = await cook.get(api.account.export, { query: { format: 'cooklang' } }).response()
  expect(cooklang.headers['content-disposition']).toMatch(/filename="larder-cooklang-[\d-]+\.zip"/)
  const names = [...(await unzipped(cooklang.rawPayload)).keys()].filter((name) => name.endsWith('.cook'))
  expect(names).toHaveLength(5)
  expect(names).toContain('Twice the Same 2.cook')
  const markdown = await cook.get(api.account.export, { query: { format: 'markdown' } }).response()
  const pages = await unzipped(markdown.rawPayload)
  expect(pages.get('Twice the Same.md')?.toString()).toMatch(
    /^# Twice the Same\n[\s\S]*- 2 pounds tomatoes, halved\n[\s\S]*1\. Heat the oven/,
  )

  const other = await secondCook()
  const job = await readUpload(app.app, other, 'larder-cooklang.zip', cooklang.rawPayload)
  expect(job).toMatchObject({
    app: 'cooklang',
    recipes: { found: 5 },
    folders: expect.arrayContaining(['Sundays slow & long']),
  })
})

test('the settings of an old archive add allergies, diets and dislikes to today’s, and take none away', async () => {
  const { app, cook } = await testApp()
  const before = { allergies: ['fish' as const], diets: ['vegetarian' as const], dislikes: ['olives'] }
  await cook.put(api.settings.update, { ...before, units: 'metric' })
  await cook.post(api.recipes.create, tomatoSoup)
  const archive = (await cook.send(api.account.export)).rawPayload
  const since = {
    allergies: ['mustard' as const],
    diets: ['vegan' as const],
    dislikes: ['Olives', 'okra'],
  }
  await cook.put(api.settings.update, { ...since, units: 'us' })
  const job = await readUpload(app, cook, 'larder.zip', archive)
  await cook.post(api.imports.save, {}, { params: { id: job.id } })
  await settled(cook, job.id)
  expect(await cook.get(api.settings.get)).toMatchObject({
    allergies: ['mustard', 'fish'],
    diets: ['vegan', 'vegetarian'],
    dislikes: ['Olives', 'okra'],
    units: 'metric',
  })
})
