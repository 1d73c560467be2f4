import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import { remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'
import { recipeFor } from '#testing/stub-model/default-recipe.ts'
import { type StubModel, startStubModel } from '#testing/stub-model.ts'
import { twoDaysLater } from '#testing/two-days-later.ts'

/** Number of kills: `ROUNDS=50 npx vitest run --project faults tests/faults/generation-kill.test.ts` */
const rounds = Number(process.env.ROUNDS ?? 2)
let server: RunningServer
let model: StubModel

/** Starts a server with a slow model, because the built-in kitchen would finish before a kill can hit it. */
const start = (dataDir?: string) =>
  startServer({
    ...(dataDir && { dataDir }),
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stub' },
  })

beforeAll(async () => {
  model = await startStubModel()
  server = await start()
})
afterAll(async () => {
  await server.kill()
  // The embedded database outlives a killed server: one more start takes it over and stops it properly.
  const last = await start(server.dataDir)
  await last.stop()
  await model.close()
  await removeDataDir(server.dataDir)
})

/**
 * Number of dishes so far, by which each gets a name and so a picture of its own: a picture without a recipe
 * would show after the sweep.
 */
let dishes = 0
const anotherDish = () => {
  dishes += 1
  const recipe = recipeFor(`dish ${dishes}`)
  return JSON.stringify({ ...recipe, title: `${recipe.title} ${dishes}` })
}

const cravings = ['lentil soup', 'tomato soup', 'chicken curry']
const seen = { done: 0, interrupted: 0, answered: 0 }

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 during generations, round %i: the quota is exact, nothing is half there, and the cook is told',
  async (round) => {
    const cook = await remoteCook(server.url, `cook-${round}@example.org`)
    const answers: GeneratedRecipe[] = []
    const before = model.requests.length
    model.always(() => ({
      text: anotherDish(),
      delayMs: round === 0 ? 5_000 : 100 + Math.random() * 1000,
    }))
    const asked = cravings.map(async (prompt) => {
      try {
        answers.push(await cook.call(api.recipes.generate, server.url, { prompt }))
      } catch {
        // The server died during this call.
      }
    })
    // The first kill finds the model at work, whatever this machine's speed; the others are spread over
    // everything from "not even reserved" to "the last one is being answered".
    if (round === 0) await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(before + 3)
    else await pause(((round + Math.random()) / rounds) * 3000)
    await server.kill()
    await Promise.all(asked)

    model.always(() => ({ text: anotherDish() }))
    server = await start(server.dataDir)
    const at = server.url
    const recipes = await cook.call(api.recipes.list, at)
    const generations = await cook.call(api.generations.list, at)
    const quota = await cook.call(api.quota.check, at)

    // Every acknowledged recipe is there.
    for (const { recipe } of answers) expect(recipes).toContainEqual(recipe)
    // The quota counts exactly the stored recipes.
    expect(quota).toMatchObject({ recipesUsed: recipes.length, recipesRemaining: 3 - recipes.length })
    // Every generation has ended; interrupted ones are reported as such.
    for (const one of generations) {
      if (one.state === 'done') expect(recipes.map(({ id }) => id)).toContain(one.recipeId)
      else expect(one).toMatchObject({ state: 'interrupted', problem: { code: 'generation_interrupted' } })
    }
    expect(generations.filter(({ state }) => state === 'done')).toHaveLength(recipes.length)
    // No recipe is incomplete.
    for (const recipe of recipes) {
      expect(recipe.ingredients.length).toBeGreaterThan(1)
      expect(recipe.instructions.length).toBeGreaterThan(1)
      expect(recipe.nutrition).not.toBeNull()
      if (recipe.imageUrl) expect((await fetch(`${at}${recipe.imageUrl}`)).status).toBe(200)
    }
    // An interrupted stream can be read again, and ends.
    for (const one of generations.filter(({ state }) => state === 'interrupted')) {
      const stream = await cook.send(api.generations.events, undefined, { params: { id: one.id } }, at)
      expect(await stream.text()).toContain('generation_interrupted')
    }
    // Released quota can be used again, to the last recipe and not beyond.
    for (let left = 3 - recipes.length; left > 0; left -= 1) {
      await cook.call(api.recipes.generate, at, { prompt: 'warm lentil soup' })
    }
    const refused = await cook.send(api.recipes.generate, { prompt: 'tomato soup' }, {}, at)
    expect(refused.status).toBe(403)
    expect(await cook.call(api.recipes.list, at)).toHaveLength(3)

    seen.done += recipes.length
    seen.interrupted += generations.length - recipes.length
    seen.answered += answers.length
  },
)

test('the rounds hit generations at work', () => {
  console.log(`stored ${seen.done}, answered ${seen.answered}, interrupted ${seen.interrupted}`)
  expect(seen.interrupted).toBeGreaterThan(0)
})

test('after the sweep no picture is an orphan, and rows, quota, books and files agree', async () => {
  const { swept, kept, wrong } = await twoDaysLater(server.dataDir)
  console.log(`pictures swept ${swept}, kept ${kept}`)
  expect(wrong).toEqual([])
  // Each cook has three recipes, and each recipe has the picture that the cook was shown.
  expect(kept).toBe(3 * rounds)
})
