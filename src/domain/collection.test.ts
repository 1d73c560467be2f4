import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '#contract/common.ts'
import { sortOrders } from '#contract/recipes.ts'
import { minutesInWords, timeBandOf, totalMinutes } from './cook-time.ts'
import { recipeText } from './recipe-text.ts'
import { sortRecipes } from './sorting.ts'
import { topCategories } from './top-categories.ts'

const recipe = (title: string, day: number, isFavorite = false) => ({
  title,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`,
  isFavorite,
})
const titles = (recipes: { title: string }[]) => recipes.map(({ title }) => title)

describe('sorting', () => {
  const collection = [
    recipe('Éclairs', 3),
    recipe('apple pie', 9),
    recipe('Zucchini bread', 1, true),
    recipe('Bagels', 5, true),
  ]

  test('newest first unless told otherwise', () => {
    expect(titles(sortRecipes(collection))).toEqual(['apple pie', 'Bagels', 'Éclairs', 'Zucchini bread'])
  })

  test('oldest, alphabetical by ear, favorites first', () => {
    expect(titles(sortRecipes(collection, 'oldest'))).toEqual([
      'Zucchini bread',
      'Éclairs',
      'Bagels',
      'apple pie',
    ])
    expect(titles(sortRecipes(collection, 'alphabetical'))).toEqual([
      'apple pie',
      'Bagels',
      'Éclairs',
      'Zucchini bread',
    ])
    expect(titles(sortRecipes(collection, 'favorites'))).toEqual([
      'Bagels',
      'Zucchini bread',
      'apple pie',
      'Éclairs',
    ])
  })

  test('loses nothing and leaves the given list alone', () => {
    const some = fc.record({ title: fc.string(), day: fc.integer({ min: 1, max: 28 }), loved: fc.boolean() })
    fc.assert(
      fc.property(fc.array(some), fc.constantFrom(...sortOrders), (list, order) => {
        const recipes = list.map(({ title, day, loved }) => recipe(title, day, loved))
        const before = [...recipes]
        const sorted = sortRecipes(recipes, order)
        expect(recipes).toEqual(before)
        expect(new Set(sorted)).toEqual(new Set(recipes))
        expect(sortRecipes(sorted, order)).toEqual(sorted)
      }),
    )
  })
})

describe('the time filter', () => {
  test('has the limits of the specification', () => {
    const band = (prepTime: number, cookTime: number) => timeBandOf({ prepTime, cookTime })
    expect([band(10, 19), band(10, 20), band(30, 30), band(30, 31), band(0, 0)]).toEqual([
      'quick',
      'medium',
      'medium',
      'long',
      'quick',
    ])
    expect(totalMinutes({ prepTime: 15, cookTime: 20 })).toBe(35)
  })

  test('counts preparing and cooking, while the total includes the resting time', () => {
    const overnight = { prepTime: 10, cookTime: 15, restTime: 600 }
    expect(timeBandOf(overnight)).toBe('quick')
    expect(totalMinutes(overnight)).toBe(625)
  })

  test('writes minutes as a cook says them', () => {
    expect([5, 60, 80, 150].map(minutesInWords)).toEqual(['5 min', '1 h', '1 h 20 min', '2 h 30 min'])
  })
})

test('the copied text has the headings of its list', () => {
  const text = recipeText({
    title: 'Tart',
    description: '',
    prepTime: 0,
    cookTime: 0,
    restTime: 0,
    servings: 2,
    ingredients: [
      { amount: '2 cups', item: 'flour' },
      { amount: '3', item: 'apples', group: 'For the filling' },
      { amount: '', item: 'sugar', group: 'For the filling' },
    ],
    instructions: [],
  })
  expect(text).toContain('Ingredients\n- 2 cups flour\n\nFor the filling:\n- 3 apples\n- sugar')
})

describe('the copied text', () => {
  const soup = {
    title: 'Tomato Soup',
    description: 'Smooth and bright.',
    prepTime: 10,
    cookTime: 25,
    restTime: 90,
    servings: 4,
    ingredients: [
      { amount: '2 cups', item: 'tomatoes' },
      { amount: '', item: 'salt, to taste' },
    ],
    instructions: ['Chop the tomatoes.', 'Simmer for 25 minutes, then season with salt.'],
  }

  test('reads as a recipe', () => {
    expect(recipeText(soup, 'https://larder.example/share/1')).toBe(
      `Tomato Soup

Smooth and bright.

Prep 10 min · Cook 25 min · Rest 1 h 30 min · Serves 4

Ingredients
- 2 cups tomatoes
- salt, to taste

Instructions
1. Chop the tomatoes.
2. Simmer for 25 minutes, then season with salt.

https://larder.example/share/1`,
    )
  })

  test('leaves out missing parts', () => {
    const bare = recipeText({
      ...soup,
      description: '',
      prepTime: 0,
      cookTime: 0,
      restTime: 0,
      ingredients: [],
      instructions: [],
    })
    expect(bare).toBe('Tomato Soup\n\nServes 4')
  })

  test('ends with the nutrition of one serving when known', () => {
    const nutrition = { calories: 179.6, protein: 4.2, carbs: 20, fat: 9.1, fiber: 3, sugar: 8, sodium: 400 }
    expect(recipeText({ ...soup, nutrition })).toMatch(
      /Per serving: 180 kcal, 4 g protein, 20 g carbs, 9 g fat$/,
    )
  })
})

describe('top categories', () => {
  const of = (...list: (typeof categories)[number][]) => topCategories(list.map((category) => ({ category })))

  test('three at most, most frequent first, ties in the order of the day', () => {
    expect(of('dinner', 'dessert', 'dinner', 'breakfast', 'dessert', 'snack')).toEqual([
      { category: 'dinner', count: 2 },
      { category: 'dessert', count: 2 },
      { category: 'breakfast', count: 1 },
    ])
    expect(of()).toEqual([])
  })

  test('no category left out counts more than one shown', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...categories)), (list) => {
        const shown = of(...list)
        const least = Math.min(...shown.map(({ count }) => count))
        return categories
          .filter((category) => !shown.some((top) => top.category === category))
          .every((category) => list.filter((each) => each === category).length <= least)
      }),
    )
  })
})
