import { expect, test } from 'vitest'
import { cutShort, hasCrowd } from './cut-short.ts'

const long = 'x'.repeat(300_000)

test('texts and lists that are longer than any recipe are cut, and photos are not', () => {
  const photo = `data:image/png;base64,${long}`
  const document = {
    description: long,
    image: [photo],
    photo_data: long,
    photos: [{ data: long }],
    url: long,
    recipeIngredient: Array.from({ length: 6000 }, () => '1 egg'),
    '@graph': [{ recipeInstructions: Array.from({ length: 6000 }, () => ({ text: long })) }],
    recipes: Array.from({ length: 6000 }, () => 'soup'),
  }
  expect(cutShort(document)).toEqual({ texts: 5002, lists: 2 })
  expect(document.description).toHaveLength(200_000)
  expect(document.image).toEqual([photo])
  expect(document.photo_data).toBe(long)
  expect(document.photos[0]?.data).toBe(long)
  expect(document.url).toHaveLength(200_000)
  expect(document.recipeIngredient).toHaveLength(5000)
  expect(document['@graph'][0]?.recipeInstructions).toHaveLength(5000)
  expect(document['@graph'][0]?.recipeInstructions[0]?.text).toHaveLength(200_000)
  // The maximum number of recipes in a file is checked elsewhere, with an error in words.
  expect(document.recipes).toHaveLength(6000)
})

test('a recipe of a database with more rows than any recipe is seen, however its name is written', () => {
  const rows = (recipeId: (row: number) => unknown, length = 6000) =>
    Array.from({ length }, (_, row) => ({ recipe_id: recipeId(row) }))
  expect(hasCrowd({ recipes_ingredients: rows((row) => (row % 2 ? 'A-B' : 'ab')) })).toBe(true)
  expect(hasCrowd({ notes: rows(() => undefined) })).toBe(true)
  expect(hasCrowd({ recipes_ingredients: rows(String), ingredient_foods: rows(() => undefined) })).toBe(false)
  expect(hasCrowd([])).toBe(false)
  expect(hasCrowd(null)).toBe(false)
})
