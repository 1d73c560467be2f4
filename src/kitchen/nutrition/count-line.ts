import type { Nutrition } from '#contract/recipe.ts'
import type { Food } from '../foods/index.ts'
import type { ParsedIngredient } from '../ingredients/index.ts'
import { cookedAsMeasured } from './cooked-yields.ts'
import type { Corrections, Found } from './corrections.ts'
import { findFood, nameOf } from './corrections.ts'
import type { Handling } from './eaten-share.ts'
import { eatenShare, energyOf, LEFT_OF_SOAKED, leftOutBecause } from './eaten-share.ts'
import { gramsOf } from './grams.ts'
import { isNegligible } from './negligible.ts'
import { nothing } from './nutrition-report.ts'

/**
 * One line, counted or not, with everything that the count rests on. Values are exact, of the whole recipe.
 */
export interface CountedLine {
  text: string
  name: string
  found: Found
  /** Edible grams that the line asks for; null when they are unknown. */
  grams: number | null
  /** Share of these grams that is eaten, 0 to 1. */
  share: number
  counted: boolean
  why: string | null
  values: Nutrition | null
}

export function countLine(
  parsed: ParsedIngredient,
  handling: Handling,
  corrections: Corrections,
): CountedLine {
  const found = findFood(parsed, corrections)
  const { text } = parsed
  const name = nameOf(parsed)
  // Fields are written out, because spread objects are made several times more slowly and there is one for
  // each line.
  const notCounted = (why: string): CountedLine => ({
    text,
    name,
    found,
    grams: null,
    share: 0,
    counted: false,
    why,
    values: null,
  })
  if (!found.food) return notCounted(found.by === 'set-aside' ? 'set aside by you' : 'not in our food table')
  const { food } = found
  const cooked = cookedAsMeasured(parsed, food)
  const weighed = gramsOf(parsed, cooked?.food ?? food)
  // Grams are dry, like the values of the food.
  const grams = weighed === null || !cooked ? weighed : weighed / cooked.factor
  const asNothing = (why: string): CountedLine => ({
    text,
    name,
    found,
    grams,
    share: 0,
    counted: true,
    why,
    values: nothing,
  })
  const leftOut = leftOutBecause(parsed, food)
  if (leftOut) return asNothing(leftOut)
  if (grams === null) {
    if (parsed.toTaste) return asNothing('to taste, counted as nothing')
    if (parsed.quantity !== null) return notCounted('we do not know what this amount weighs')
    return isNegligible(food)
      ? asNothing('no amount given, counted as nothing')
      : notCounted('no amount given')
  }
  const { share, why } = eatenShare(parsed, food, grams, handling)
  const values = valuesOf(food, grams * share, handling.heated)
  const most = sodiumAtMost(parsed, food)
  if (most !== null) values.sodium = Math.min(values.sodium, most * (grams / 100))
  if (handling.soakedFish && food.id === 'salt-cod') values.sodium *= LEFT_OF_SOAKED
  values.sodium += saltOfLiquid(parsed, food, values.sodium)
  return { text, name, found, grams, share, counted: true, why: why ?? null, values }
}

/** Words of a label in five languages by which a food is sold without salt. */
const unsalted =
  /\b(?:no[- ]salt(?:[- ]added)?|no[- ]added[- ](?:salt|sodium)|without (?:added |any )?salt|salt[- ]free|sodium[- ]free|unsalted|ohne (?:zugesetztes )?Salz(?:zusatz|zugabe)?|ungesalzene?[nrms]?|salzfreie?[nrms]?|sans sel(?: ajouté)?|non salée?s?|sin sal(?: añadida)?|senza sale(?: aggiunto)?|non salat[aoei])(?!\p{L})/iu
/** Milligrams of sodium that 100 g of such a food hold of its own (USDA: tomatoes and pulses 5 to 20, meat and fish 50 to 80). */
const OWN_SODIUM = { plant: 30, animal: 80 }
/** Returns the most sodium in 100 g of a food that is sold without salt, whose row is that of the salted one; null for others. */
const sodiumAtMost = ({ text }: ParsedIngredient, { aisle }: Food): number | null => {
  if (!unsalted.test(text) || /(?<!un)salted or |\bor (?:un)?salted\b/i.test(text)) return null
  return /^(?:Meat|Dairy)/.test(aisle) ? OWN_SODIUM.animal : OWN_SODIUM.plant
}

const withLiquid =
  /\bundrained\b|\bnot drained\b|\b(?:with|in|including) (?:the|their|its) (?:liquid|juices?|brine)\b/i
/**
 * Milligrams of sodium in the liquid of canned pulses, where a line keeps it. Packed black beans have 384 mg in 100 g and
 * drained ones 246 (USDA NDB 16018), so that the liquid, 40 % of a can, holds 1.6 times what the beans do.
 */
const saltOfLiquid = ({ text, unit }: ParsedIngredient, { measures }: Food, drained: number): number =>
  unit === 'can' && measures.can === DRAINED_CAN && withLiquid.test(text) ? 1.6 * drained : 0
/** Grams of pulses in a can of 15 ounces without their liquid. */
const DRAINED_CAN = 240

function valuesOf(food: Food, grams: number, heated: boolean): Nutrition {
  const of = (perHundred: number) => (perHundred * grams) / 100
  return {
    calories: of(energyOf(food, heated)),
    protein: of(food.protein),
    carbs: of(food.carbs),
    fat: of(food.fat),
    fiber: of(food.fiber),
    sugar: of(food.sugar),
    sodium: of(food.sodium),
  }
}
