import { aisles } from '#contract/aisles.ts'
import type { Layers } from '#domain/shopping-layers.ts'
import { parseIngredient } from '#kitchen/ingredients/index.ts'
import type { Baseline } from '#kitchen/shopping/index.ts'
import type { ShoppingState } from '#server/stores/shopping-state.ts'

/** Recipes of a few foods in grams per serving, so that all amounts are whole numbers. */
const dishes = [
  { potato: 100, carrot: 50 },
  { potato: 200, 'white-rice': 70 },
  { carrot: 10, 'white-rice': 130, 'unicorn dust': 20 },
  { 'unicorn dust': 500 },
] as const
const names: Record<string, string> = { potato: 'potatoes', carrot: 'carrots', 'white-rice': 'white rice' }
/** Servings that a recipe is written for: four, three, …, so that the list has to scale. */
const usually = (dish: number) => 4 - (dish % 3)

export const foodKeys = ['food:potato', 'food:carrot', 'food:white-rice', 'text:unicorn dust'] as const
const keyOf = (food: string) => (food === 'unicorn dust' ? `text:${food}` : `food:${food}`)

export const dishCount = dishes.length
export const day = (number: number) => new Date(Date.UTC(2026, 10, 23 + number)).toISOString().slice(0, 10)

export interface Meal {
  id: string
  dish: number
  day: number
  servings: number | null
  cooked: boolean
}
export interface Source {
  id: string
  dish?: number
  servings?: number | null
  from?: number
  to?: number
}
/** A cook's plan and list sources, without anything that the product computes. */
export interface Plan {
  meals: Meal[]
  sources: Source[]
  today: number
}

/** One meal's share of a needed food. */
export interface Share {
  mealId: string | null
  day: number | null
  grams: number
}

export const recipes = new Map(
  dishes.map((foods, dish) => [
    `dish${dish}`,
    {
      title: `Dish ${dish}`,
      servings: usually(dish),
      ingredients: Object.entries(foods).map(([food, grams]) =>
        parseIngredient({ amount: `${grams * usually(dish)} g`, item: names[food] ?? food }),
      ),
    },
  ]),
)

/** Lists the meals within the list's days, each once, however many ranges include it. */
const planned = ({ meals, sources }: Plan) =>
  meals.filter(({ day }) =>
    sources.some(({ from, to }) => from !== undefined && to !== undefined && from <= day && day <= to),
  )

/** Returns the shares of each food, meal by meal. */
export function sharesOf(plan: Plan): Map<string, Share[]> {
  const shares = new Map<string, Share[]>()
  const ask = (dish: number, servings: number | null | undefined, of: Omit<Share, 'grams'>) => {
    for (const [food, grams] of Object.entries(dishes[dish]!)) // the indexes are those of dishes
      shares.set(keyOf(food), [
        ...(shares.get(keyOf(food)) ?? []),
        { ...of, grams: grams * (servings ?? usually(dish)) },
      ])
  }
  for (const { dish, servings } of plan.sources)
    if (dish !== undefined) ask(dish, servings, { mealId: null, day: null })
  for (const { id, dish, day, servings } of planned(plan)) ask(dish, servings, { mealId: id, day })
  return shares
}

/** Sums the grams that still have to be bought; null when no share needs any. */
export function openGrams(shares: readonly Share[] | undefined, { today, meals }: Plan): number | null {
  const cooked = new Set(meals.filter((meal) => meal.cooked).map(({ id }) => id))
  const open = (shares ?? []).filter(
    ({ mealId, day }) => (day === null || day >= today) && (mealId === null || !cooked.has(mealId)),
  )
  return open.length === 0 ? null : open.reduce((sum, { grams }) => sum + grams, 0)
}

export const printed = (grams: number) => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`)

/** Returns the same plan in the form that the store reads. */
export const stateOf = (plan: Plan, layers: Layers, baseline: Baseline | null): ShoppingState => ({
  sources: [],
  leftOff: null,
  portions: [
    ...plan.sources.flatMap(({ dish, servings }) =>
      dish === undefined
        ? []
        : [{ recipeId: `dish${dish}`, date: null, mealId: null, servings: servings ?? null }],
    ),
    ...planned(plan)
      .toSorted((a, b) => a.day - b.day)
      .map((meal) => ({
        recipeId: `dish${meal.dish}`,
        date: day(meal.day),
        mealId: meal.id,
        servings: meal.servings,
      })),
  ],
  cooked: new Set(plan.meals.filter((meal) => meal.cooked).map(({ id }) => id)),
  recipes,
  corrections: new Map(),
  layers,
  aisles: [...aisles],
  staples: [],
  baseline,
})
