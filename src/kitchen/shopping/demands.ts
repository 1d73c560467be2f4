import type { Food } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import type { Corrections } from '../nutrition/index.ts'
import { addSums, type Sums, scaleSums } from './amounts.ts'
import { type Buyable, buyablesOf } from './buyable.ts'
import { fraction } from './fraction.ts'

/** A recipe to shop for: by itself, or for a day of the plan. */
export interface Portion {
  recipeId: string
  /** Day of cooking, yyyy-MM-dd; null for a recipe that was put on the list by itself. */
  date: string | null
  /** Id of the meal of the plan; null for a recipe by itself. */
  mealId: string | null
  /** Number of servings; null for the recipe's own. */
  servings: number | null
}

export interface ShoppedRecipe {
  title: string
  servings: number
  ingredients: readonly ParsedIngredient[]
}

/** The amount of one food that one portion asks for. */
export interface Demand {
  key: string
  food: Food | null
  /** The author's words, one for each line of the recipe that names it. */
  words: readonly string[]
  sums: Sums
  size: string | null
  optional: boolean
  /** Language of the words; English if they are of several languages. */
  language: Language
  recipeId: string
  title: string
  date: string | null
  mealId: string | null
  servings: number
}

/**
 * Returns the demands of these portions, in their order, with amounts scaled exactly. A portion whose recipe
 * is missing asks for nothing.
 */
export function demandsOf(
  portions: readonly Portion[],
  recipes: ReadonlyMap<string, ShoppedRecipe>,
  corrections: Corrections = new Map(),
): Demand[] {
  const read = new Map<string, Buyable[]>()
  return portions.flatMap(({ recipeId, date, mealId, servings }) => {
    const recipe = recipes.get(recipeId)
    if (!recipe) return []
    const known = read.get(recipeId) ?? recipe.ingredients.flatMap((line) => buyablesOf(line, corrections))
    read.set(recipeId, known)
    const [forMany, usually] = [servings ?? recipe.servings, Math.max(1, recipe.servings)]
    const factor = fraction(BigInt(Math.max(1, forMany)), BigInt(usually))
    return [...inOne(known).values()].map((demand) => ({
      ...demand,
      sums: scaleSums(demand.sums, factor),
      recipeId,
      title: recipe.title,
      date,
      mealId,
      servings: forMany,
    }))
  })
}

type Asked = Pick<Demand, 'key' | 'food' | 'words' | 'sums' | 'size' | 'optional' | 'language'>

/** Merges several lines of one recipe that name the same food into one demand. */
function inOne(buyables: readonly Buyable[]): Map<string, Asked> {
  const asked = new Map<string, Asked>()
  for (const { words, ...one } of buyables) {
    const before = asked.get(one.key)
    asked.set(one.key, before ? merged(before, { ...one, words: [words] }) : { ...one, words: [words] })
  }
  return asked
}

/** Merges two demands for the same food. */
export const merged = <A extends Omit<Asked, 'food' | 'key'>>(
  before: A,
  more: Omit<Asked, 'food' | 'key'>,
): A => ({
  ...before,
  words: [...new Set([...before.words, ...more.words])],
  sums: addSums(before.sums, more.sums),
  size: before.size === more.size ? before.size : null,
  optional: before.optional && more.optional,
  language: before.language === more.language ? before.language : 'en',
})
