import type { Food } from '../foods/index.ts'
import { foodOf, parseIngredient } from '../ingredients/index.ts'
import type { Handling } from './eaten-share.ts'
import { eatenShare, energyOf, handlingOf, leftOutBecause } from './eaten-share.ts'
import { gramsOf } from './grams.ts'
import type { NutritionPart, NutritionReport } from './nutrition-report.ts'
import { nothing, rounded, sum } from './nutrition-report.ts'

interface Line {
  amount: string
  item: string
}

/** Foods of which "some" is so little that no amount means nothing: herbs, spices, water. */
const negligible = (food: Food) =>
  food.aisle === 'Spices & Seasonings' ||
  food.id === 'water' ||
  food.id === 'ice' ||
  food.id === 'cooking-spray' ||
  [
    'parsley',
    'cilantro',
    'basil',
    'mint',
    'dill',
    'thyme',
    'rosemary',
    'sage',
    'oregano',
    'chive',
    'tarragon',
    'thai-basil',
  ].includes(food.id)

/**
 * Nutrition of one serving, computed from the food table, with how it came about line by line. Lines of unknown foods
 * or amounts are listed as unmatched; they are never counted as zero. What is counted as nothing by rule (to taste,
 * optional, to serve) says so. Salt to taste is nothing too: we do not guess how salty a cook likes it.
 */
export function computeNutrition(input: {
  ingredients: readonly Line[]
  servings: number
  instructions?: readonly string[]
}): NutritionReport {
  const handling = handlingOf(input.instructions ?? [])
  const parts = input.ingredients.map((line) => partOf(line, handling))
  const total = parts.reduce((values, part) => (part.values ? sum(values, part.values) : values), nothing)
  return {
    perServing: rounded(total, Math.max(1, input.servings)),
    coverage: {
      linesCounted: parts.filter((part) => part.counted).length,
      lines: parts.length,
      unmatched: input.ingredients.filter((_, at) => !parts[at]!.counted).map((line) => line.item),
    },
    parts: parts.map((part) => ({ ...part, values: part.values && rounded(part.values) })),
  }
}

function partOf(line: Line, handling: Handling): NutritionPart {
  const parsed = parseIngredient(line)
  const text = parsed.text
  const match = foodOf(parsed)
  if (!match)
    return {
      line: text,
      foodId: null,
      grams: null,
      counted: false,
      why: 'not in our food table',
      values: null,
    }
  const { food } = match
  const asNothing = (why: string): NutritionPart => ({
    line: text,
    foodId: food.id,
    grams: 0,
    counted: true,
    why,
    values: nothing,
  })
  const leftOut = leftOutBecause(parsed)
  if (leftOut) return asNothing(leftOut)
  const grams = gramsOf(parsed, food)
  if (grams === null) {
    if (parsed.toTaste) return asNothing('to taste, counted as nothing')
    if (parsed.quantity === null && negligible(food)) return asNothing('no amount given, counted as nothing')
    const why = parsed.quantity === null ? 'no amount given' : 'we do not know what this amount weighs'
    return { line: text, foodId: food.id, grams: null, counted: false, why, values: null }
  }
  const { share, why } = eatenShare(parsed, food, grams, handling)
  const eaten = grams * share
  return {
    line: text,
    foodId: food.id,
    grams: Math.round(eaten * 10) / 10,
    counted: true,
    ...(why ? { why } : {}),
    values: {
      calories: (energyOf(food, handling.heated) * eaten) / 100,
      protein: (food.protein * eaten) / 100,
      carbs: (food.carbs * eaten) / 100,
      fat: (food.fat * eaten) / 100,
      fiber: (food.fiber * eaten) / 100,
      sugar: (food.sugar * eaten) / 100,
      sodium: (food.sodium * eaten) / 100,
    },
  }
}
