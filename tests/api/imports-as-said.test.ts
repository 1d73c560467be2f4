import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { Cook } from '#testing/cooks.ts'
import { schemaRecipe, tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'
import { readUpload, settled } from '#testing/upload.ts'

/** Imports a file and returns the cook's recipes by title. */
async function savedOf(world: Awaited<ReturnType<typeof testApp>>, bytes: Buffer | string) {
  const { app, cook }: { app: typeof world.app; cook: Cook } = world
  const job = await readUpload(app, cook, 'recipes.json', bytes)
  expect(job).toMatchObject({ state: 'ready', unread: [] })
  await cook.post(api.imports.save, {}, { params: { id: job.id } })
  expect((await settled(cook, job.id)).state).toBe('done')
  return new Map((await cook.get(api.recipes.list)).map((one) => [one.title, one]))
}

test('a file with a byte order mark is read wherever its first bytes part a character', async () => {
  const world = await testApp()
  for (const pad of [0, 1]) {
    const notes = `${'x'.repeat(pad)}${'é'.repeat(3000)}`
    const file = `\ufeff${JSON.stringify(schemaRecipe('Crème Soup', { description: notes }))}`
    const job = await readUpload(world.app, world.cook, `${pad}.json`, file)
    expect([pad, job.state, job.recipes.found]).toEqual([pad, 'ready', 1])
  }
})

test('minutes count behind hours also where their unit is left out', async () => {
  const said: [string, number][] = [
    ['1 hr 10', 70],
    ['1hr10', 70],
    ['2 hours 5', 125],
    ['1 hour and 30', 90],
    ['1 hr 10 min', 70],
    ['2 hrs', 120],
    ['1 to 2 hours', 120],
  ]
  const saved = await savedOf(
    await testApp(),
    JSON.stringify(said.map(([cookTime]) => schemaRecipe(`For ${cookTime}`, { cookTime }))),
  )
  expect(said.map(([text]) => [text, saved.get(`For ${text}`)?.cookTime])).toEqual(said)
})

test('a yield that says what it makes and how many it serves is for so many', async () => {
  const said: [string, number][] = [
    ['1 loaf, serves 8', 8],
    ['One 9-inch cake (serves 10 to 12)', 10],
    ['Makes 1 pie; feeds six', 6],
    ['2 dozen', 24],
    ['Makes about a dozen cookies', 12],
    ['Serves 4 (makes 8)', 4],
  ]
  const saved = await savedOf(
    await testApp(),
    JSON.stringify(said.map(([recipeYield]) => schemaRecipe(`Yields ${recipeYield}`, { recipeYield }))),
  )
  expect(said.map(([text]) => [text, saved.get(`Yields ${text}`)?.servings])).toEqual(said)
})

test('a title without a letter is a title of its own, and its recipe is saved', async () => {
  const world = await testApp()
  await world.cook.post(api.recipes.create, { ...tomatoSoup, title: '🍕' })
  const saved = await savedOf(world, JSON.stringify(['🍜', '???', '🍕'].map((name) => schemaRecipe(name))))
  expect([...saved.keys()].sort()).toEqual(['???', '🍕', '🍜'].sort())
  // The pizza is a duplicate and is not saved twice.
  expect(await world.cook.get(api.recipes.list)).toHaveLength(3)
})
