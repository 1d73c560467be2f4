import { expect, test } from 'vitest'
import { allergens } from '#contract/dietary.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { allergensOf } from '../checks/index.ts'
import { type EatingProfile, isForbidden, judgeRecipe } from './index.ts'

const dish = (...items: string[]): RecipeDraft => ({
  title: 'Dish',
  description: '',
  category: 'dinner',
  prepTime: 10,
  cookTime: 20,
  restTime: 0,
  servings: 4,
  ingredients: items.map((item) => ({ amount: '100 g', item })),
  instructions: ['Cook everything together until it is done, about 20 minutes.'],
})
const judge = (draft: RecipeDraft, profile: Partial<EatingProfile>) =>
  judgeRecipe(draft, { allergies: [], diets: [], dislikes: [], ...profile })

test('only the worst is reported: contained before ruled out, ruled out before possible, possible before unknown', () => {
  const omelette = dish('eggs', 'milk chocolate', 'frobnitz')
  const profile = { allergies: ['eggs', 'peanuts'], diets: ['vegan'], dislikes: ['Chocolate'] } as const
  expect(judge(omelette, profile)).toEqual({ status: 'contains', allergens: ['eggs'] })
  expect(judge(omelette, { ...profile, allergies: ['peanuts'] })).toMatchObject({
    status: 'blocked',
    diets: ['vegan'],
  })
  const [possible] = allergensOf(omelette.ingredients).filter(({ status }) => status === 'may_contain')
  expect(possible && judge(omelette, { allergies: [possible.allergen] })).toEqual({
    status: 'may_contain',
    allergens: [possible?.allergen],
  })
  expect(judge(dish('frobnitz'), { allergies: ['fish'] })).toEqual({ status: 'unknown' })
})

test('names the dislikes that are in the recipe', () => {
  expect(judge(dish('olives', 'tomatoes'), { dislikes: ['Mushrooms', 'olives'] })).toEqual({
    status: 'blocked',
    diets: [],
    dislikes: ['olives'],
  })
})

test('a substitute breaks no diet, and nothing is reported without rules or without cause', () => {
  expect(judge(dish('eggs', 'peanuts'), {})).toBeNull()
  expect(judge(dish('tomatoes', 'cucumbers'), { allergies: [...allergens], diets: ['vegan'] })).toBeNull()
  expect(judge(dish('vegan butter', 'tomatoes'), { diets: ['vegan'] })).toBeNull()
})

test('agrees with the filter of suggestions', () => {
  const dishes = [dish('eggs'), dish('beef'), dish('tofu'), dish('peanut butter', 'oats'), dish('tomatoes')]
  for (const diets of [['vegan'], ['vegetarian'], ['gluten-free'], ['low-carb']] as const)
    for (const draft of dishes) {
      const profile = { allergies: ['peanuts'] as const, diets, dislikes: ['tofu'] }
      const said = judge(draft, profile)?.status
      expect([draft, said === 'contains' || said === 'blocked']).toEqual([draft, isForbidden(draft, profile)])
    }
})
