import { expect, test } from 'vitest'
import type { RecipeDraft } from '#contract/recipe.ts'
import { recipeDifferences } from './recipe-difference.ts'

const soup: RecipeDraft = {
  title: 'Soup',
  description: 'Warm.',
  category: 'dinner',
  prepTime: 10,
  cookTime: 20,
  restTime: 0,
  servings: 4,
  ingredients: [{ amount: '2 cups', item: 'stock' }],
  instructions: ['Boil.', 'Serve.'],
}

test('states that read the same have no differences', () => {
  expect(recipeDifferences(soup, { ...soup, ingredients: [{ amount: '2', item: 'cups stock' }] })).toEqual([])
})

test('every part that differs is named in the order of the page, line by line', () => {
  const after = {
    ...soup,
    servings: 2,
    title: 'Broth',
    instructions: ['Boil.', 'Rest.', 'Serve.'],
    ingredients: [...soup.ingredients, { amount: '', item: 'salt' }],
  }
  expect(recipeDifferences(soup, after)).toEqual([
    { part: 'Title', before: 'Soup', after: 'Broth' },
    { part: 'Servings', before: '4', after: '2' },
    { part: 'Ingredients', before: '2 cups stock', after: '2 cups stock\nsalt' },
    { part: 'Steps', before: 'Boil.\nServe.', after: 'Boil.\nRest.\nServe.' },
  ])
})
