import { aisles } from '#contract/aisles.ts'
import type { Layers } from '#domain/shopping-layers.ts'
import { parseIngredient } from '#kitchen/ingredients/index.ts'
import type { Baseline } from '#kitchen/shopping/index.ts'
import type { ShoppingState } from '#server/stores/shopping-state.ts'

/** Recipes of a few foods in grams a serving, so that what is wanted can be reckoned in whole numbers. */
const dishes = [
  { potato: 100, carrot: 50 },
  { potato: 200, 'white-rice': 70 },
  { carrot: 10, 'white-rice': 130, 'unicorn dust': 20 },
  { 'unicorn dust': 500 },
] as const
const names: Record<string, string> = { potato: 'potatoes', carrot: 'carrots', 'white-rice': 'white rice' }
/** One is written for four, one for three, …: the list has to scale. */
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
/** What a cook has, without any of the product's own reckoning. */
export interface Plan {
  meals: Meal[]
  sources: Source[]
  today: number
}

/** A share of what is wanted of a food. */
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

/** The meals that the list's days hold, each once, however many ranges name it. */
const planned = ({ meals, sources }: Plan) =>
  meals.filter(({ day }) =>
    sources.some(({ from, to }) => from !== undefined && to !== undefined && from <= day && day <= to),
  )

/** What is asked for of each food, meal by meal. */
export function sharesOf(plan: Plan): Map<string, Share[]> {
  const shares = new Map<string, Share[]>()
  const ask = (dish: number, servings: number | null | undefined, of: Omit<Share, 'grams'>) => {
    for (const [food, grams] of Object.entries(dishes[dish]!)) // the numbers of dishes are ours
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

/** Of these shares, what still has to be bought: grams, or null when nothing asks for any. */
export function openGrams(shares: readonly Share[] | undefined, { today, meals }: Plan): number | null {
  const cooked = new Set(meals.filter((meal) => meal.cooked).map(({ id }) => id))
  const open = (shares ?? []).filter(
    ({ mealId, day }) => (day === null || day >= today) && (mealId === null || !cooked.has(mealId)),
  )
  return open.length === 0 ? null : open.reduce((sum, { grams }) => sum + grams, 0)
}

export const printed = (grams: number) => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`)

/** The same as the store reads it. */
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
