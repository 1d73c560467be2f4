import { expect, test } from 'vitest'
import type { RecipeOption } from '#contract/recipes.ts'
import { readCraving } from '../composer/index.ts'
import { underProfile } from '../profile/index.ts'
import { cravingOfOption } from './craving-of-option.ts'
import { offerOptions } from './offer-options.ts'

const offer = (ingredients: string[], seed: string, diets: 'vegan'[] = []): RecipeOption[] => {
  const profile = { diets, allergies: [], dislikes: [] }
  const { craving } = underProfile(readCraving(ingredients.join(', ')), profile)
  const work = offerOptions({ ingredients, craving, seed })
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

const shelves = [
  ['chicken breast', 'broccoli', 'rice', 'soy sauce', 'garlic', 'ginger', 'carrot', 'egg'],
  ['tuna', 'penne', 'sweet corn'],
  ['flour', 'sugar', 'butter', 'egg', 'chocolate'],
  ['salmon', 'lemon', 'potatoes', 'asparagus'],
]

test.each(shelves)('three different dishes for %s and the like, each of most of it', (...ingredients) => {
  const options = offer(ingredients, 'a')
  expect(options).toHaveLength(3)
  expect(new Set(options.map(({ title }) => title)).size).toBe(3)
  for (const { requiredIngredients, cookTime, difficulty } of options) {
    expect(requiredIngredients.length / ingredients.length).toBeGreaterThanOrEqual(0.6)
    expect(ingredients).toEqual(expect.arrayContaining(requiredIngredients))
    expect(cookTime).toBeGreaterThan(0)
    expect(['Easy', 'Medium', 'Hard']).toContain(difficulty)
  }
})

test('the same seed offers the same, another one other dishes', () => {
  const shelf = ['tuna', 'penne', 'sweet corn']
  expect(offer(shelf, 'x')).toEqual(offer(shelf, 'x'))
  expect(offer(shelf, 'x')).not.toEqual(offer(shelf, 'y'))
})

test('nothing is offered for nothing, for staples, or for what no dish is made of', () => {
  expect(offer([], 'a')).toEqual([])
  expect(offer(['salt', 'water', 'olive oil'], 'a')).toEqual([])
  expect(offer(['unicorn horn', 'moon dust'], 'a')).toEqual([])
})

test('a diet of the cook holds for what is offered', () => {
  const options = offer(['tofu', 'broccoli', 'rice', 'butter'], 'a', ['vegan'])
  expect(options.length).toBeGreaterThan(0)
  for (const { requiredIngredients } of options) expect(requiredIngredients).not.toContain('butter')
})

test('a chosen option is the dish of its title, and its ingredients are no dishes', () => {
  const craving = cravingOfOption({ title: 'Potato Gratin', requiredIngredients: ['rice', 'toast'] })
  expect(craving.dishes).toEqual(['gratin'])
  expect(cravingOfOption({ title: 'Bleach Soup', requiredIngredients: [] }).refusal).toBeTruthy()
})
