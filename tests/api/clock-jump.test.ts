import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { testApp } from '#testing/test-app.ts'

const DAY = 24 * 3_600_000

test.each([
  ['a day ahead and back', [DAY, -DAY]],
  ['a day back and ahead', [-DAY, DAY]],
  ['over the end of the month and back', [20 * DAY, -20 * DAY]],
])('a clock that jumps %s: the quota is exact, nobody waits for ever, nothing is lost', async (_, jumps) => {
  const { cook, clock, anotherServer } = await testApp()
  const first = await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  const { recipesUsed } = await cook.get(api.quota.check)
  for (const jump of jumps) {
    clock.advance(jump)
    // A new sign-in is needed when the jump makes the token too old or from the future.
    await cook.signIn()
    expect(await cook.get(api.recipes.get, { params: first.recipe })).toMatchObject({ id: first.recipe.id })
    await cook.post(api.ratings.rate, { rating: 5 }, { params: first.recipe })
  }
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed })
  await anotherServer()
  const second = await cook.post(api.recipes.generate, { prompt: 'lentil soup' })
  expect(await cook.get(api.quota.check)).toMatchObject({ recipesUsed: 2, recipesRemaining: 1 })
  const ids = (await cook.get(api.recipes.list)).map(({ id }) => id)
  expect(ids.toSorted()).toEqual([first.recipe.id, second.recipe.id].toSorted())
})
