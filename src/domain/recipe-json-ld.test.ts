import { expect, test } from 'vitest'
import { type DescribedRecipe, isoMinutes, recipeJsonLd } from './recipe-json-ld.ts'

const soup: DescribedRecipe = {
  title: 'Soup',
  description: 'Warm.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 50,
  restTime: 0,
  servings: 1,
  ingredients: [
    { amount: '1 cup', item: 'peas' },
    { amount: ' ', item: 'salt' },
  ],
  instructions: ['Simmer.', 'Blend.'],
  nutrition: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  averageRating: null,
  totalRatings: 0,
}
const at = { url: 'https://larder.example/shared/1', images: [] }

test.each([
  [0, 'PT0M'],
  [45, 'PT45M'],
  [60, 'PT1H'],
  [80, 'PT1H20M'],
  [1500, 'PT25H'],
])('%i minutes are %s', (minutes, expected) => expect(isoMinutes(minutes)).toBe(expected))

test('unknown facts are left out', () => {
  const described = recipeJsonLd(soup, at)
  expect(described).toMatchObject({
    recipeYield: '1 serving',
    totalTime: 'PT1H',
    recipeIngredient: ['1 cup peas', 'salt'],
    datePublished: '2026-11-21',
  })
  for (const key of ['image', 'nutrition', 'aggregateRating']) expect(described).not.toHaveProperty(key)
})

test('the total time includes the resting time', () => {
  expect(recipeJsonLd({ ...soup, restTime: 120 }, at)).toMatchObject({
    prepTime: 'PT10M',
    cookTime: 'PT50M',
    totalTime: 'PT3H',
  })
})

test('a rating appears once somebody has rated', () => {
  const rated = recipeJsonLd({ ...soup, averageRating: 4.6666, totalRatings: 3 }, at)
  expect(rated).toHaveProperty('aggregateRating.ratingValue', 4.7)
  expect(rated).toHaveProperty('aggregateRating.ratingCount', 3)
})
