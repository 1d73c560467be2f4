import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { nearestOfEach, sharedWording } from './likeness.ts'

const recipe = (foods: string[], ...instructions: string[]): RecipeDraft => ({
  ...tomatoSoup,
  ingredients: foods.map((item) => ({ amount: '1', item })),
  instructions,
})

const soup = recipe(['carrots', 'leeks', 'salt'], 'Boil the carrots.', 'Serve hot.')

test('a recipe is nearest to the one that shares most foods and three-word runs with it', () => {
  // Steps of "boil the carrots serve hot": the second recipe shares two of three word runs and two of four
  // foods.
  const retold = recipe(['carrots', 'salt', 'butter'], 'Boil the carrots.', 'Serve cold.')
  const other = recipe(['carrots'], 'Roast them.')
  expect(nearestOfEach([soup, other, retold])).toEqual([
    { at: 2, likeness: (2 / 4 + 2 / 4) / 2 },
    { at: 0, likeness: (1 / 3 + 0) / 2 },
    { at: 0, likeness: (2 / 4 + 2 / 4) / 2 },
  ])
})

test('the same recipe is wholly alike, whatever it is called', () => {
  expect(nearestOfEach([soup, { ...soup, title: 'Another' }])).toEqual([
    { at: 1, likeness: 1 },
    { at: 0, likeness: 1 },
  ])
})

test('a recipe without steps or foods is like none, and one by itself has no nearest', () => {
  expect(nearestOfEach([soup, recipe([])])[1]).toEqual({ at: 0, likeness: 0 })
  expect(nearestOfEach([soup])).toEqual([null])
})

test('wording is shared by runs of three words, whatever the foods and in whichever order the steps stand', () => {
  const told = { ...soup, description: '', instructions: ['Boil the carrots until soft.', 'Serve hot.'] }
  const turned = { ...told, ingredients: [], instructions: told.instructions.toReversed() }
  expect(sharedWording(told, told)).toBe(1)
  // The run across two steps is another one when they are turned round.
  expect(sharedWording(turned, told)).toBe(3 / 5)
  expect(sharedWording({ ...told, instructions: ['Cook the carrots in water until done.'] }, told)).toBe(0)
})
