import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import type { CookSettings } from '#contract/settings.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { testApp } from '#testing/test-app.ts'

const dish = (title: string, ...items: string[]) => ({
  ...tomatoSoup,
  title,
  ingredients: items.map((item) => ({ amount: '100 g', item })),
  instructions: ['Cook everything together until it is done, about 20 minutes.'],
})

const kitchen = async () => {
  const world = await testApp()
  const cook = await world.premiumCook()
  const plan = async (draft: object, more: object = {}) => {
    const recipe = await cook.post(api.recipes.create, draft as typeof tomatoSoup)
    await cook.post(api.meals.create, {
      recipeId: recipe.id,
      date: '2026-11-23',
      mealType: 'dinner',
      ...more,
    })
    return recipe
  }
  const warnings = async (settings: Partial<CookSettings>) => {
    await cook.put(api.settings.update, { allergies: [], diets: [], dislikes: [], ...settings })
    const meals = await cook.get(api.meals.list)
    return Object.fromEntries(meals.map(({ recipe, text, warning }) => [recipe?.title ?? text, warning]))
  }
  return { ...world, cook, plan, warnings }
}

test('a plan says which meals the profile is against, and never that one is safe', async () => {
  const { cook, plan, warnings } = await kitchen()
  await plan(dish('Omelette', 'eggs', 'butter', 'mushrooms'))
  await plan(dish('Salad', 'tomatoes', 'cucumbers'))
  await plan(dish('Riddle', 'frobnitz', 'tomatoes'))
  await cook.post(api.meals.create, { kind: 'text', text: 'Out', date: '2026-11-23', mealType: 'dinner' })

  expect(await warnings({})).toEqual({
    Omelette: undefined,
    Salad: undefined,
    Riddle: undefined,
    Out: undefined,
  })
  expect(await warnings({ allergies: ['eggs', 'milk', 'fish'] })).toEqual({
    Omelette: { status: 'contains', allergens: ['eggs', 'milk'] },
    Salad: undefined,
    Riddle: { status: 'unknown' },
    Out: undefined,
  })
  expect(await warnings({ diets: ['vegan', 'vegetarian'], dislikes: ['olives', 'Mushrooms'] })).toMatchObject(
    {
      Omelette: { status: 'blocked', diets: ['vegan'], dislikes: ['Mushrooms'] },
      Salad: undefined,
    },
  )
})

test('leftovers are warned of as well, and a recipe that changes is judged anew', async () => {
  const { cook, plan, warnings } = await kitchen()
  const recipe = await plan(dish('Toast', 'tomatoes'), { kind: 'leftovers' })
  expect(await warnings({ allergies: ['peanuts'] })).toEqual({ Toast: undefined })
  const { ingredients } = dish('', 'peanut butter')
  await cook.put(api.recipes.update, { ingredients }, { params: recipe })
  const found = { status: 'contains', allergens: ['peanuts'] }
  expect(await warnings({ allergies: ['peanuts'] })).toEqual({ Toast: found })
  // The recipe's own page shows the same result.
  const { allergens } = await cook.get(api.foods.ofRecipe, { params: recipe })
  expect(allergens).toMatchObject([{ allergen: 'peanuts', status: 'contains' }])
})
