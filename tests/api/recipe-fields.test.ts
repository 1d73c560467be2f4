import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { type RecipeDraft, recipeDraft } from '#contract/recipe.ts'
import { recipesToArchive } from '#server/stores/archive.ts'
import { draftsOf } from '#server/stores/meal-drafts.ts'
import { listedDrafts } from '#server/stores/taste.ts'
import type { Cook } from '#testing/cooks.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { readUpload, settled } from '#testing/upload.ts'

/** A recipe whose every field differs from its default, so that a lost field shows. */
const full: Required<RecipeDraft> = {
  title: 'Rye Loaf with Onions',
  description: 'A dark loaf that takes a night to rise,\nwith onions fried until brown.',
  category: 'snack',
  prepTime: 23,
  cookTime: 57,
  restTime: 737,
  servings: 11,
  ingredients: [
    { amount: '3 1/2 cups', item: 'rye flour' },
    { amount: '', item: 'salt', group: 'For the dough' },
    { amount: '2', item: 'onions, chopped', group: 'For the onions' },
  ],
  instructions: [
    'Stir the rye flour with the salt.',
    'Fry the onions, knead them in and bake for 50 minutes.',
  ],
}
const other: RecipeDraft = {
  ...full,
  title: 'Another Loaf',
  description: 'Something else altogether, for once.',
  category: 'lunch',
  prepTime: 5,
  cookTime: 6,
  restTime: 31,
  servings: 2,
  ingredients: [{ amount: '1 cup', item: 'wheat flour' }],
  instructions: ['Bake the wheat flour for 6 minutes.'],
}

let app: TestApp
let author: Cook
let reader: Cook
beforeAll(async () => {
  app = await testApp()
  author = app.cook
  reader = await app.premiumCook()
})
afterAll(() => app.close())

/** Returns the fields of a reply that belong to a recipe's text. */
const textOf = (reply: object) =>
  recipeDraft
    .strict()
    .parse(
      Object.fromEntries(
        Object.keys(recipeDraft.shape).map((field) => [field, reply[field as keyof typeof reply]]),
      ),
    )
const written = () => author.post(api.recipes.create, full)
const shared = async () => {
  const { id } = await written()
  await author.post(api.recipes.share, undefined, { params: { id } })
  return { id }
}

test('a recipe that is written, read and listed has every field', async () => {
  const made = await written()
  expect(textOf(made)).toEqual(full)
  expect(textOf(await author.get(api.recipes.get, { params: made }))).toEqual(full)
  expect((await author.get(api.recipes.list)).map(textOf)).toContainEqual(full)
  const { ingredients: _, instructions: __, ...head } = full
  const { recipes } = await author.get(api.recipes.cards, { query: {} })
  expect(recipes.find(({ id }) => id === made.id)).toMatchObject(head)
})

test.each(Object.keys(full) as (keyof RecipeDraft)[])(
  'an edit of %s alone keeps the others',
  async (field) => {
    const params = await written()
    const edited = await author.put(api.recipes.update, { [field]: other[field] }, { params })
    expect(textOf(edited)).toEqual({ ...full, [field]: other[field] })
  },
)

test('an earlier version is shown and restored with every field', async () => {
  const params = await written()
  await author.put(api.recipes.update, other, { params })
  const first = { id: params.id, version: 1 }
  expect((await author.get(api.versions.get, { params: first })).content).toEqual(full)
  const second = { id: params.id, version: 2 }
  expect((await author.get(api.versions.get, { params: second })).content).toEqual(other)
  expect(textOf(await author.post(api.versions.restore, undefined, { params: first }))).toEqual(full)
})

test('a shared recipe is read and saved with every field', async () => {
  const params = await shared()
  expect(textOf(await app.visitor.get(api.shared.get, { params }))).toEqual(full)
  const copy = await reader.post(api.shared.save, undefined, { params })
  expect(textOf(copy)).toEqual(full)
})

test('a listed recipe is shown, suggested, saved and changed with every field', async () => {
  const params = await shared()
  await author.put(api.recipes.update, other, { params })
  await author.post(api.popular.addListing, undefined, { params })
  await author.put(api.recipes.update, full, { params })
  expect(textOf(await reader.get(api.popular.get, { params }))).toEqual(full)
  const { ingredients: _, instructions: __, ...head } = full
  const cards = await reader.get(api.popular.list, { query: { q: 'rye loaf' } })
  expect(cards.find(({ id }) => id === params.id)).toMatchObject(head)
  expect(await listedDrafts(app.db, [params.id])).toEqual(new Map([[params.id, full]]))
  const copy = await reader.post(api.popular.save, undefined, { params })
  expect(textOf(copy)).toEqual(full)
})

test('a recipe that is deleted and put back has every field', async () => {
  const params = await written()
  await author.delete(api.recipes.remove, { params })
  expect(textOf(await author.post(api.recipes.restore, undefined, { params }))).toEqual(full)
})

test('a recipe from an older client or server has no resting time', async () => {
  const { restTime: _, ...before } = full
  const made = await author.send(api.recipes.create, before as typeof full)
  expect(textOf(made.json())).toEqual({ ...full, restTime: 0 })
  const params = made.json() as { id: string }
  await author.delete(api.recipes.remove, { params })
  await sql`update deleted_recipes set recipe = recipe - 'rest_time' where id = ${params.id}`.execute(app.db)
  expect(textOf(await author.post(api.recipes.restore, undefined, { params }))).toMatchObject({ restTime: 0 })
  const proposed = await author.post(api.refine.propose, { wish: 'for two' }, { params })
  await sql`update refine_proposals set draft = draft - 'restTime'`.execute(app.db)
  const { recipe } = await author.post(api.refine.accept, { proposalId: proposed.proposalId }, { params })
  expect(recipe).toMatchObject({ restTime: 0 })
})

test('a plan reads and an archive carries every field, of earlier versions too', async () => {
  const cook = await app.secondCook()
  // Another title is needed, because the import skips recipes that the account has already.
  const own = { ...full, title: 'A Loaf of its Own' }
  const { id } = await cook.post(api.recipes.create, own)
  await cook.put(api.recipes.update, other, { params: { id } })
  await cook.put(api.recipes.update, own, { params: { id } })
  const userId = (await cook.get(api.users.current)).id
  expect((await draftsOf(app.db, userId, [id])).map(({ draft }) => draft)).toEqual([own])
  for await (const { draft, versions } of recipesToArchive(app.db, userId)) {
    expect(draft).toEqual(own)
    expect(versions.map(({ content }) => content)).toEqual([own, other])
  }

  const archive = (await cook.send(api.account.export)).rawPayload
  await cook.delete(api.account.remove)
  const job = await readUpload(app.app, reader, 'larder.zip', archive)
  await reader.post(api.imports.save, {}, { params: { id: job.id } })
  await settled(reader, job.id)
  const imported = (await reader.get(api.recipes.list)).find(({ title }) => title === own.title)
  expect(textOf(imported!)).toEqual(own)
  const of = { id: imported!.id, version: 2 }
  expect((await reader.get(api.versions.get, { params: of })).content).toEqual(other)
})
