import type { RecipeDraft } from '#contract/recipe.ts'
import {
  formatQuantity,
  parseIngredient,
  type Quantity,
  type Rational,
  rational,
  scaleQuantity,
  toNumber,
} from '../ingredients/index.ts'
import { computeNutrition } from '../nutrition/index.ts'
import { asTyped } from './as-typed.ts'
import { readLines } from './lines.ts'
import { already, changed, listed, type Outcome, refused } from './outcome.ts'
import { replaceLines } from './replace.ts'
import { plainStandIn, type StandIn } from './stand-ins.ts'

/** Milligrams of sodium a serving up to which the FDA calls it low. */
const LOW_MG = 140
/** Share of the sodium below which the result must be for the change to be worth a version. */
const WORTH_IT = 0.88

const lowSodium: Record<string, StandIn> = {
  'vegetable-stock': {
    ...plainStandIn('vegetable-stock-low-sodium'),
    buy: { one: 'low-sodium vegetable stock', many: 'low-sodium vegetable stock' },
    name: { one: 'stock', many: 'stock' },
  },
  'chicken-stock': {
    ...plainStandIn('low-sodium-chicken-stock'),
    buy: { one: 'low-sodium chicken stock', many: 'low-sodium chicken stock' },
    name: { one: 'stock', many: 'stock' },
  },
}

/**
 * Makes a dish less salty: half of the salt, and stocks without. Counts only if a serving then has clearly
 * less sodium.
 */
export function withLessSalt(draft: RecipeDraft): Outcome {
  const before = computeNutrition(draft).perServing.sodium
  if (before < LOW_MG)
    return already(`A serving has ${Math.round(before)} mg of sodium, which is low already.`)
  const lines = readLines(draft)
  const stocks = new Map(
    lines.flatMap((line): [number, StandIn][] => {
      const standIn = line.food ? lowSodium[line.food.id] : undefined
      return standIn ? [[line.index, standIn]] : []
    }),
  )
  const less = replaceLines(draft, stocks)
  const result = {
    ...less,
    ingredients: less.ingredients.map((line, index) => {
      if (lines[index]?.food?.id !== 'salt') return line
      const parsed = parseIngredient(line)
      return parsed.quantity ? { ...line, amount: halved(parsed.quantity, parsed.unit) } : line
    }),
  }
  const after = computeNutrition(result).perServing.sodium
  if (after > before * WORTH_IT) return refused(saltierThan(draft))
  return changed(result)
}

/** Halves an amount, in a spoon that exists: half a tablespoon is 1 1/2 teaspoons. */
function halved(quantity: Quantity, unit: string | null): string {
  const half = scaleQuantity(quantity, rational(unit === 'tablespoon' ? 3 : 1, 2))
  return asTyped(formatQuantity(quarters(half), unit === 'tablespoon' ? 'teaspoon' : unit))
}

/** Rounds amounts from a quarter on to quarters, for which there are spoons. */
const quarters = (quantity: Quantity): Quantity => {
  const near = (value: Rational) =>
    toNumber(value) < 0.25 ? value : rational(Math.round(toNumber(value) * 4), 4)
  return quantity.kind === 'exact'
    ? { kind: 'exact', value: near(quantity.value) }
    : { kind: 'range', from: near(quantity.from), to: near(quantity.to) }
}

function saltierThan(draft: RecipeDraft): string {
  const { parts } = computeNutrition(draft)
  const most = parts
    .filter(({ foodId }) => foodId !== 'salt')
    .toSorted((a, b) => (b.values?.sodium ?? 0) - (a.values?.sodium ?? 0))
    .slice(0, 2)
    .filter(({ values }) => (values?.sodium ?? 0) > 0)
    .map(({ line }) => parseIngredient({ amount: '', item: line }).food)
  return `Most of its salt comes with the ${listed(most)}; halving the added salt would change little. Swapping one of them would help more.`
}
