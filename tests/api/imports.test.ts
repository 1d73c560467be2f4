import { randomBytes, randomUUID } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Cook } from '#testing/cooks.ts'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { schemaRecipe, tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { readUpload, settled, uploadFile } from '#testing/upload.ts'
import { jsonIn, unzipped, zipOf } from '#testing/zip.ts'

const nobody = '018f4f5e-0000-7000-8000-000000000000'
const picture = () =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer()
const json = (value: unknown) => JSON.stringify(value)
const save = async (cook: Cook, id: string, choice: object = {}) => {
  await cook.post(api.imports.save, choice, { params: { id } })
  return await settled(cook, id)
}

test('each app’s file is recognised by what is in it, and its pictures come along', async () => {
  const { app, cook } = await testApp()
  const photo = await picture()
  const mealieId = '6f0c2c0e-8f5c-4e52-9d2b-6a7f00000001'
  const tandoor = {
    name: 'Dal',
    working_time: 10,
    waiting_time: 20,
    servings: 2,
    keywords: [],
    steps: [
      {
        instruction: 'Boil the lentils.',
        order: 0,
        ingredients: [
          { amount: 200, unit: { name: 'g' }, food: { name: 'red lentils' }, note: '', order: 0 },
        ],
      },
    ],
  }
  const paprika = {
    uid: 'X',
    name: 'Bean Chili',
    ingredients: '2 cans beans\n1 onion',
    directions: 'Fry.\nSimmer.',
    categories: ['Weeknight'],
    photo_data: photo.toString('base64'),
  }
  const cases: [string, string, Buffer | string][] = [
    ['schema.org', 'one.json', json(schemaRecipe('Lentil Soup'))],
    [
      'schema.org',
      'graph.json',
      json({
        '@graph': [
          schemaRecipe('Lentil Soup', { image: `data:image/png;base64,${photo.toString('base64')}` }),
        ],
      }),
    ],
    [
      'recipesage',
      'recipesage.json',
      json([schemaRecipe('Lentil Soup', { identifier: 'a', creditText: 'Aunt' })]),
    ],
    [
      'nextcloud',
      'nextcloud.zip',
      await zipOf({
        'Recipes/Lentil Soup/recipe.json': json(schemaRecipe('Lentil Soup')),
        'Recipes/Lentil Soup/full.jpg': photo,
        'Recipes/Lentil Soup/thumb.jpg': photo,
      }),
    ],
    [
      'mealie',
      'mealie.zip',
      await zipOf({
        'database.json': json({
          recipes: [{ id: mealieId, name: 'Lentil Soup', image: 'abc', recipe_servings: 4 }],
          recipes_ingredients: [{ recipe_id: mealieId, position: 0, note: '2 cups lentils' }],
          recipe_instructions: [{ recipe_id: mealieId, position: 0, text: 'Simmer the lentils.' }],
        }),
        [`data/recipes/${mealieId}/images/original.webp`]: photo,
      }),
    ],
    [
      'tandoor',
      'export.zip',
      await zipOf({ 'Dal.zip': await zipOf({ 'recipe.json': json(tandoor), 'image.png': photo }) }),
    ],
    ['paprika', 'mine.paprikarecipes', await zipOf({ 'Bean Chili.paprikarecipe': gzipSync(json(paprika)) })],
    ['paprika', 'one.paprikarecipe', gzipSync(json(paprika))],
    ['cooklang', 'soup.cook', '---\ntitle: Soup\nservings: 2\n---\nBoil @lentils{200%g}.\n'],
    [
      'cooklang',
      'cook.zip',
      await zipOf({ 'Soups/Lentil Soup.cook': 'Boil @lentils{200%g}.', 'Soups/Lentil Soup.png': photo }),
    ],
    ['schema.org', 'utf16.json', Buffer.from(`\ufeff${json(schemaRecipe('Crème Soup'))}`, 'utf16le')],
  ]
  for (const [wanted, name, bytes] of cases) {
    const job = await readUpload(app, cook, name, bytes)
    expect([name, job.state, job.app, job.recipes.found, job.unread]).toEqual([name, 'ready', wanted, 1, []])
    const { items } = await cook.get(api.imports.items, { params: { id: job.id } })
    const hasPicture = !/^(?:one\.json|recipesage|soup\.cook|utf16)/.test(name)
    expect([name, items[0]?.imageUrl !== null, items[0]?.ingredients]).toEqual([
      name,
      hasPicture,
      expect.any(Number),
    ])
    expect(items[0]?.report.length).toBeGreaterThan(2)
  }
  // Recipes are stored only when they are saved, and at most five imports are remembered.
  expect(await cook.get(api.recipes.list)).toEqual([])
  expect(await cook.get(api.imports.list)).toHaveLength(5)
})

test('the cook sees what they have already, chooses, and finds what was saved', async () => {
  const { app, cook } = await testApp()
  const mine = await cook.post(api.recipes.create, { ...tomatoSoup, title: 'Lentil Soup' })
  const file = json([
    schemaRecipe('LENTIL SOUP!'),
    schemaRecipe('Red Stew'),
    schemaRecipe('Red Stew'),
    schemaRecipe('Green Stew', { recipeIngredient: [] }),
    { '@type': 'Recipe', name: 'Nothing' },
  ])
  const job = await readUpload(app, cook, 'five.json', file)
  expect(job).toMatchObject({
    recipes: { found: 4, duplicates: 2 },
    unread: ['"Nothing" has neither ingredients nor steps.'],
  })
  const { items, next } = await cook.get(api.imports.items, { params: job, query: { limit: 2 } })
  expect(items.map(({ title, duplicateOf }) => [title, duplicateOf])).toEqual([
    ['LENTIL SOUP!', { id: mine.id, title: 'Lentil Soup', exact: false }],
    ['Red Stew', null],
  ])
  const rest = await cook.get(api.imports.items, { params: job, query: { after: next ?? 0 } })
  expect(rest.items.map(({ duplicateOf }) => duplicateOf)).toEqual([
    { id: null, title: 'Red Stew', exact: true },
    null,
  ])
  expect(rest.next).toBeNull()
  expect(rest.items[1]?.findings.length).toBeGreaterThan(0)

  const folder = await cook.post(api.folders.create, { name: 'Brought along' })
  const done = await save(cook, job.id, { keep: [0], skip: [3], folder: folder.id })
  expect(done).toMatchObject({ state: 'done', recipes: { saved: 2, skipped: 2, waiting: 0, failed: 0 } })
  const after = await cook.get(api.imports.items, { params: job })
  expect(after.items.map(({ state }) => state)).toEqual(['saved', 'saved', 'skipped', 'skipped'])
  const kept = await cook.get(api.recipes.get, { params: { id: after.items[1]?.recipeId ?? '' } })
  expect(kept).toMatchObject({
    title: 'Red Stew',
    folderId: folder.id,
    source: { kind: 'import', app: 'schema.org' },
    ingredients: [
      { amount: '2 cups', item: 'red lentils' },
      { amount: '1', item: 'onion, chopped' },
      { amount: '1 teaspoon', item: 'salt' },
    ],
  })
  // An imported recipe is as good as any other: it has nutrition, a picture and search words, and cost no
  // quota.
  expect(kept.nutrition).not.toBeNull()
  expect(kept.imageUrl).not.toBeNull()
  expect(await cook.get(api.recipes.list, { query: { search: 'red lentils' } })).toHaveLength(2)
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  // A second click saves nothing twice.
  expect(await save(cook, job.id)).toMatchObject({ state: 'done', recipes: { saved: 2 } })
  expect(await cook.get(api.recipes.list)).toHaveLength(3)
})

test('folders of the file are made once, and one of the same name is used', async () => {
  const { app, cook } = await testApp()
  const soups = await cook.post(api.folders.create, { name: 'soups' })
  const cookFile = (name: string) => `---\ntitle: ${name}\n---\nBoil @lentils{200%g}.`
  const file = await zipOf({
    'Soups/a.cook': cookFile('A'),
    'Soups/b.cook': cookFile('B'),
    'Stews/c.cook': cookFile('C'),
    'd.cook': cookFile('D'),
  })
  const job = await readUpload(app, cook, 'cook.zip', file)
  expect(job.folders.toSorted()).toEqual(['Soups', 'Stews'])
  expect((await save(cook, job.id)).recipes.saved).toBe(4)
  const folders = await cook.get(api.folders.list)
  expect(folders.map(({ name }) => name)).toEqual(['soups', 'Stews'])
  const recipes = await cook.get(api.recipes.list, { query: { sort: 'alphabetical' } })
  expect(recipes.map(({ folderId }) => folderId)).toEqual([soups.id, soups.id, folders[1]?.id, null])
})

test('a second cook can neither see nor use an import', async () => {
  const { app, cook, secondCook } = await testApp()
  const other = await secondCook()
  const job = await readUpload(app, cook, 'one.json', json(schemaRecipe('Lentil Soup')))
  for (const id of [job.id, nobody]) {
    const params = { id }
    for (const sent of [
      other.get(api.imports.get, { params }),
      other.get(api.imports.items, { params }),
      other.post(api.imports.save, {}, { params }),
      other.delete(api.imports.remove, { params }),
    ])
      expect(await sent.expectStatus(404)).toEqual({ code: 'not_found', message: 'Import Not Found' })
  }
  expect(await other.get(api.imports.list)).toEqual([])
  const theirs = await other.post(api.folders.create, { name: 'Theirs' })
  await cook.post(api.imports.save, { folder: theirs.id }, { params: job }).expectStatus(404)
  expect(await cook.get(api.imports.get, { params: job })).toMatchObject({ state: 'ready' })
  expect(await cook.delete(api.imports.remove, { params: job })).toEqual({ ok: true })
  await cook.get(api.imports.get, { params: job }).expectStatus(404)
})

test('harmful files and files without recipes are refused in plain words, and nothing is stored', async () => {
  const { app, cook } = await testApp()
  const cases: [string, Buffer | string, RegExp][] = [
    [
      'bomb.zip',
      await zipOf({ 'database.json': Buffer.alloc(3 * 1024 * 1024) }),
      /packed in a way that only harmful/,
    ],
    ['gzip.paprikarecipe', gzipSync('{}').subarray(0, 8), /damaged/],
    ['deep.json', '['.repeat(100_000), /nested too deeply/],
    ['broken.json', '{"name": ', /not valid JSON/],
    ['page.html', '<!doctype html><p>Soup</p>', /web page/],
    ['photo.png', await picture(), /none that holds recipes/],
    ['other.json', '{"hello": 1}', /No recipe was found/],
    ['empty.zip', await zipOf({ 'readme.txt': 'x' }), /No recipe was found/],
    [
      'newer.zip',
      await zipOf({ 'larder.json': json({ format: 'larder-archive', version: 99, about: '' }) }),
      /newer Larder/,
    ],
  ]
  for (const [name, bytes, words] of cases) {
    const job = await readUpload(app, cook, name, bytes)
    expect([name, job.state, job.recipes.found]).toEqual([name, 'failed', 0])
    expect([name, job.problem?.message]).toEqual([name, expect.stringMatching(words)])
    expect(job.problem?.code).toBe('invalid_request')
    await cook.post(api.imports.save, {}, { params: job }).expectStatus(409)
  }
  expect((await uploadFile(app, cook, 'empty.json', '')).json()).toMatchObject({
    code: 'invalid_request',
    message: 'This file is empty.',
  })
  const named = await uploadFile(app, cook, '../../x.json', json(schemaRecipe('Soup')))
  expect(named.json()).toMatchObject({ fileName: 'x.json' })
  await settled(cook, named.json().id)
})

test('one damaged recipe does not keep the others, and what it hides does no harm', async () => {
  const { app, cook } = await testApp()
  const nasty = '<img src=x onerror=alert(1)>Soup\u0000\ud800'
  const file = await zipOf({
    'good.json': json(schemaRecipe('Good Soup', { image: 'missing.jpg' })),
    'bad.json': '{"@type": "Recipe", "name": "Bad',
    'deep.json': `{"a":${'['.repeat(100)}${']'.repeat(100)}}`,
    'nasty.json': json(
      schemaRecipe(nasty, {
        description: `&lt;script&gt;${nasty}`,
        url: 'javascript:alert(1)',
        recipeIngredient: ['1 onion\u0000', 'x'.repeat(5000)],
        image: 'fake.png',
      }),
    ),
    'fake.png': 'GIF89a no picture',
    'Bomb.paprikarecipe': deflateRawSync(Buffer.alloc(1000)),
  })
  const job = await readUpload(app, cook, 'mixed.zip', file)
  expect(job).toMatchObject({ state: 'ready', recipes: { found: 2 } })
  expect(job.unread).toHaveLength(3)
  const { items } = await cook.get(api.imports.items, { params: job })
  const reports = items.map(({ report }) => report.find(({ field }) => field === 'picture'))
  expect(reports).toEqual([
    { field: 'picture', outcome: 'left_out', note: 'The picture is not in the file.' },
    expect.objectContaining({ field: 'picture' }),
  ])
  expect((await save(cook, job.id)).recipes).toMatchObject({ saved: 2, failed: 0 })
  const kept = JSON.stringify(await cook.get(api.recipes.list))
  expect(kept).not.toMatch(/onerror|javascript:|\\u0000|\\ud800/)
})

test('a text that the database cannot keep is cleaned, and keeps neither its recipe nor the others', async () => {
  const { app, cook } = await testApp()
  const cut = schemaRecipe('Cut', { author: `${'a'.repeat(199)}😀`, description: 'half \ud83d' })
  const read = await readUpload(app, cook, 'x.json', json([schemaRecipe('Whole'), cut]))
  expect([read.state, read.recipes.found, read.problem]).toEqual(['ready', 2, null])
  const escaped = '---\n"na\\0me": x\ndescription: "a\\0b"\n---\nBoil @lentils{2%cups}.\n'
  const cooklang = await readUpload(app, cook, 'soup.cook', escaped)
  expect([cooklang.state, cooklang.recipes.found, cooklang.problem]).toEqual(['ready', 1, null])
})

test('a null byte in one note of an archive is left out, and everything is read', async () => {
  const { app, cook } = await testApp()
  await cook.post(api.recipes.create, tomatoSoup)
  await cook.post(api.recipes.create, { ...tomatoSoup, title: 'Other' })
  const files = await unzipped((await cook.send(api.account.export)).rawPayload)
  const path = [...files.keys()].find((name) => name.endsWith('other/recipe.json')) ?? ''
  const recipe = jsonIn(files, path)
  recipe.larder.notes = 'a\u0000b'
  const job = await readUpload(
    app,
    cook,
    'x.zip',
    await zipOf({ ...Object.fromEntries(files), [path]: json(recipe) }),
  )
  expect([job.state, job.recipes.found, job.problem]).toEqual(['ready', 2, null])
})

test('a recipe of an archive whose address is longer than any is told and left out', async () => {
  const { app, cook } = await testApp()
  await cook.post(api.recipes.create, tomatoSoup)
  await cook.post(api.recipes.create, { ...tomatoSoup, title: 'Other' })
  const files = await unzipped((await cook.send(api.account.export)).rawPayload)
  const path = [...files.keys()].find((name) => name.endsWith('other/recipe.json')) ?? ''
  const recipe = jsonIn(files, path)
  const url = `https://x.example/${randomBytes(6000).toString('base64url')}`
  recipe.larder.source = { kind: 'import', engine: null, prompt: null, url }
  const archive = await zipOf({ ...Object.fromEntries(files), [path]: json(recipe) })
  const job = await readUpload(app, cook, 'x.zip', archive)
  expect(job).toMatchObject({ state: 'ready', recipes: { found: 1 } })
  expect(job.unread).toEqual([expect.stringContaining('source.url')])
})

test('an item that the database will never take fails alone, and the import ends', async () => {
  const { app, cook, db } = await testApp()
  const job = await readUpload(app, cook, 'x.json', json([schemaRecipe('Dal'), schemaRecipe('Rice')]))
  const url = `https://x.example/${randomBytes(6000).toString('base64url')}`
  await sql`update import_items set content = jsonb_set(content, '{source,url}', ${JSON.stringify(url)}::jsonb) where title = 'Dal'`.execute(
    db,
  )
  expect(await save(cook, job.id)).toMatchObject({ state: 'done', recipes: { saved: 1, failed: 1 } })
})

test('only one of two simultaneous files is read', async () => {
  const { cook, clock, db } = await testApp()
  const { createImport } = await import('#server/stores/imports.ts')
  const { id: userId } = await cook.get(api.users.current)
  const begin = (on: Queryable) =>
    createImport(on, userId, {
      fileName: 'soups.json',
      now: clock.now(),
      leaseUntil: new Date(clock.now().getTime() + 60_000),
      keep: 5,
    })
  const second = await inMidTransaction(db, begin, () => begin(db))
  expect(second).toBeNull()
  expect(await cook.get(api.imports.list)).toHaveLength(1)
})

test('a file that is being read when its server stops is told as such; one that waits is forgotten after a week', async () => {
  const { app, cook, clock, deps, db } = await testApp()
  const { createImporter } = await import('#server/features/recipes/imports/importer.ts')
  const { createImport } = await import('#server/stores/imports.ts')
  const { id: userId } = await cook.get(api.users.current)
  const key = await createImport(db, userId, {
    fileName: 'lost.zip',
    now: clock.now(),
    leaseUntil: clock.now(),
    keep: 5,
  })
  // Only one import runs at a time: the interrupted reading blocks others until its lease expires.
  expect((await uploadFile(app, cook, 'two.json', json(schemaRecipe('Soup')))).json()).toMatchObject({
    code: 'conflict',
  })
  clock.advance(60_000)
  const importer = createImporter(deps)
  await importer.resume()
  expect(await cook.get(api.imports.get, { params: { id: key?.importId ?? '' } })).toMatchObject({
    state: 'failed',
    problem: { message: 'Reading was interrupted and nothing was saved. Please choose the file again.' },
  })
  const job = await readUpload(app, cook, 'one.json', json(schemaRecipe('Soup')))
  clock.advance(8 * 24 * 60 * 60_000)
  await importer.resume()
  await importer.close()
  await cook.get(api.imports.get, { params: job }).expectStatus(404)
})

test('a file of more values than any collection has is refused before it fills the memory', async () => {
  const { app, cook } = await testApp()
  const many = `[${'[],'.repeat(1_300_000)}1]`
  const refusal = 'This file holds more than 2,500,000 values. Please bring it in parts.'
  for (const [name, bytes] of [
    ['many.json', many],
    ['many.paprikarecipe', gzipSync(many)],
  ] as const) {
    const job = await readUpload(app, cook, name, bytes)
    expect(job).toMatchObject({ state: 'failed', problem: { message: refusal } })
  }
  const nothings = json(Array.from({ length: 5001 }, () => ({ '@type': 'Recipe' })))
  expect(await readUpload(app, cook, 'nothings.json', nothings)).toMatchObject({
    state: 'failed',
    problem: { message: expect.stringContaining('more than 5000 recipes') },
  })
  // Within an archive of our own, a broken file costs only that file.
  const archive = await zipOf({
    'larder.json': json({ format: 'larder-archive', version: 2, about: '' }),
    'plan.json': json(Array.from({ length: 60_000 }, (_, index) => index)),
    'foods.json': json([{ name: 'zucchetti', food: 'zucchini' }]),
    'folders.json': '{"name": ',
  })
  const job = await readUpload(app, cook, 'ours.zip', archive)
  expect(job).toMatchObject({ state: 'ready', parts: ['foods'] })
  expect(job.unread).toEqual([
    'folders.json: It is not valid JSON.',
    'plan.json: It holds more than 50,000 rows. Please bring it in parts.',
  ])
})

test('a part of a file that exceeds a limit is reported with the limit and a remedy', async () => {
  const { app, cook } = await testApp()
  const MB = 1024 * 1024
  const refusals: [string, Buffer | string, string][] = [
    [
      'long.cook',
      'Boil @lentils{200%g}. '.repeat(50_000),
      'A recipe of Cooklang is read up to 1 MB. Please bring its recipes as files of their own.',
    ],
    [
      'large.json',
      Buffer.alloc(64 * MB + 1, 0x20),
      'A file that is no archive is read up to 64 MB. Please bring it in parts, or as the zip of its app.',
    ],
    [
      'large.paprikarecipe',
      gzipSync(Buffer.alloc(41 * MB, 0x20)),
      'A recipe in this file is larger than 40 MB, which no recipe is. Please bring it without its photos.',
    ],
    [
      'crowd.json',
      json({ recipes: [], recipes_ingredients: Array.from({ length: 5001 }, () => ({ recipe_id: 'a' })) }),
      'This file holds a recipe of more than 5,000 lines, which no recipe has. Please bring it without that one.',
    ],
  ]
  for (const [name, bytes, message] of refusals)
    expect([name, (await readUpload(app, cook, name, bytes)).problem?.message]).toEqual([name, message])

  const lines = Array.from({ length: 1200 }, (_, index) => `${index} eggs`)
  const long = {
    recipeIngredient: [...lines, 'x'.repeat(600)].toReversed(),
    description: 'x'.repeat(200_001),
  }
  const job = await readUpload(app, cook, 'long.json', json(schemaRecipe('Soup', long)))
  expect(job.unread).toEqual([
    'long.json: a text of more than 200,000 characters; the rest of it was left out.',
  ])
  const { items } = await cook.get(api.imports.items, { params: job })
  const notes = items[0]?.report.map(({ note }) => note)
  expect(notes).toContain('201 lines beyond the first 1000.')
  expect(notes).toContain('A line holds 500 characters; 1 longer one was shortened.')
  expect(notes).toContain('Notes hold 20000 characters; the rest of them is left out.')
})

test('a position that no file has is refused', async () => {
  const { app, cook } = await testApp()
  const { id } = await readUpload(app, cook, 'one.json', json(schemaRecipe('Lentil Soup')))
  for (const choice of [{ skip: [3_000_000_000] }, { keep: [2 ** 31] }])
    await cook.post(api.imports.save, choice, { params: { id } }).expectStatus(400)
  expect(await save(cook, id)).toMatchObject({ state: 'done', recipes: { saved: 1 } })
})

test('a list of a file brings no more than a list may hold', async () => {
  const { app, cook, db } = await testApp()
  const at = '2026-11-01T00:00:00Z'
  const stamps = { createdAt: at, updatedAt: at }
  const days = Array.from({ length: 150 }, (_, n) => `${2030 + n}-01-01`)
  const shopping = {
    sources: days.map((day) => ({ recipe: null, servings: null, fromDate: day, toDate: day, createdAt: at })),
    lines: days.map(() => ({ id: randomUUID(), text: 'x', aisle: null, ...stamps })),
    marks: Array.from({ length: 2500 }, (_, n) => ({
      lineKey: `text:${n}`,
      tickedAt: at,
      hiddenAt: null,
      updatedAt: at,
    })),
    baseline: Object.fromEntries(days.map((day) => [day, { text: 'x'.repeat(1000), size: null, wants: [] }])),
  }
  const archive = await zipOf({
    'larder.json': json({ format: 'larder-archive', version: 2, about: '' }),
    'shopping.json': json(shopping),
  })
  const { id } = await readUpload(app, cook, 'ours.zip', archive)
  expect(await save(cook, id)).toMatchObject({ state: 'done' })
  const { rows } = await sql`
    select (select count(*) from shopping_sources) as sources, (select count(*) from shopping_lines) as lines,
      (select count(*) from shopping_marks) as marks`.execute(db)
  expect(rows).toEqual([{ sources: 100, lines: 150, marks: 2000 }])
  expect((await cook.get(api.shopping.get)).sources).toHaveLength(100)
})
