import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

const many = (length: number) => Array.from({ length }, (_, index) => `${index} eggs`)

test('lists are cut to what a recipe may have, and stay as they are below that', () => {
  const recipe = { '@type': 'Recipe', recipeIngredient: many(1500), recipeInstructions: many(3) }
  shorten([recipe])
  expect(recipe.recipeIngredient).toEqual(many(1000))
  expect(recipe.recipeInstructions).toEqual(many(3))
})

test('outer values are kept before inner ones', () => {
  const comments = Array.from({ length: 1000 }, () => ({ replies: many(1000) }))
  const page = { comment: comments, recipeIngredient: many(20) }
  shorten([page])
  expect(page.recipeIngredient).toEqual(many(20))
  expect(comments.reduce((sum, { replies }) => sum + (replies?.length ?? 0), 0)).toBeLessThan(50_000)
  expect(comments[0]?.replies).toHaveLength(1000)
})

test('an object with too many fields keeps the first ones', () => {
  const crowd = Object.fromEntries(many(2000).map((name) => [name, 1]))
  shorten([crowd])
  expect(Object.keys(crowd)).toEqual(many(1000))
})
