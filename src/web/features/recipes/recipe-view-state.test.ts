import { beforeEach, expect, test, vi } from 'vitest'

const soup = { id: 'soup', servings: 4 }

/** Loads the module anew, as in a newly opened page. */
const opened = async () => {
  vi.resetModules()
  return await import('./recipe-view-state.ts')
}

beforeEach(() => localStorage.clear())

test("the choice of servings and units survives a reload, and is each recipe's own", async () => {
  const page = await opened()
  expect(page.recipeViewOf(soup)).toEqual({ servings: 4, units: 'us' })
  page.setServings(soup, 6)
  page.setUnits('metric')
  const again = await opened()
  expect(again.recipeViewOf(soup)).toEqual({ servings: 6, units: 'metric' })
  expect(again.recipeViewOf({ id: 'tart', servings: 8 })).toEqual({ servings: 8, units: 'metric' })
})

test('choosing the number of the recipe itself deletes the choice, so that an edit of it shows', async () => {
  const page = await opened()
  page.setServings(soup, 6)
  page.setServings(soup, 4)
  expect((await opened()).recipeViewOf({ ...soup, servings: 2 }).servings).toBe(2)
})

test('servings stay between 1 and 100', async () => {
  const page = await opened()
  page.setServings(soup, 0)
  expect(page.recipeViewOf(soup).servings).toBe(1)
  page.setServings(soup, 1000)
  expect(page.recipeViewOf(soup).servings).toBe(100)
})

test('the settings of the cook apply until they choose on this device', async () => {
  const page = await opened()
  page.setDefaultUnits('metric')
  expect(page.recipeViewOf(soup).units).toBe('metric')
  page.setUnits('us')
  expect(page.recipeViewOf(soup).units).toBe('us')
})

test('the next cook starts with neither the servings nor the units of the one before', async () => {
  const page = await opened()
  page.setServings(soup, 6)
  page.setUnits('metric')
  page.setDefaultUnits('metric')
  sessionStorage.setItem('larder.verification-dismissed', 'yes')
  const { forgetNotes } = await import('#web/offline/kept-beside.ts')
  forgetNotes()
  expect(page.recipeViewOf(soup)).toEqual({ servings: 4, units: 'us' })
  expect(sessionStorage).toHaveLength(0)
})

test.each(['nonsense', '[]', '7', '{"servings":[["soup","many"],["soup",0],7]}'])(
  'invalid values in the storage (%s) are ignored',
  async (text) => {
    localStorage.setItem('larder.recipe-view', text)
    expect((await opened()).recipeViewOf(soup)).toEqual({ servings: 4, units: 'us' })
  },
)
