import type { ShoppingUse } from '#contract/shopping.ts'
import type { Aisle, Food } from '../foods/index.ts'
import { printAmounts } from './amounts.ts'
import { type Demand, merged } from './demands.ts'
import { joinerOf, nameOf } from './name-of.ts'

/** A food to buy, with everything that is asked for of it. */
export interface Need {
  key: string
  food: Food | null
  /** Name to buy it by, without the amount: `spinach`. */
  text: string
  /** Printed amount, `250 g + 1 bunch`; '' when no amount is known. */
  amount: string
  /** Words between amount and name, with the space behind them: `de `; mostly empty. */
  joiner: string
  aisle: Aisle
  optional: boolean
  uses: ShoppingUse[]
}

/** The day on which a list is looked at, and the meals of the plan that are cooked already. */
export interface Moment {
  today: string
  cooked: ReadonlySet<string>
}

/** Returns each food once, with its uses, by name. */
export function needsOf(demands: readonly Demand[], moment: Moment): Need[] {
  const byKey = new Map<string, { sum: Demand; uses: ShoppingUse[] }>()
  for (const demand of demands) {
    if (isOver(demand, moment)) continue
    const before = byKey.get(demand.key)
    const use = usageOf(demand)
    if (before) byKey.set(demand.key, { sum: merged(before.sum, demand), uses: [...before.uses, use] })
    else byKey.set(demand.key, { sum: demand, uses: [use] })
  }
  return [...byKey.values()]
    .map(({ sum, uses }) => {
      const text = nameOf(sum.food, sum.words, sum.sums, sum.language)
      const amount = amountOf(sum)
      return {
        key: sum.key,
        food: sum.food,
        text,
        amount,
        joiner: joinerOf(amount, text, sum.language),
        aisle: sum.food?.aisle ?? ('Other' as const),
        optional: sum.optional,
        uses,
      }
    })
    .sort((a, b) => compare(a.food?.name ?? a.text, b.food?.name ?? b.text) || compare(a.key, b.key))
}

/**
 * True for a meal that was cooked or planned before today, for which nothing needs to be bought any more.
 * Dates (yyyy-MM-dd) order like words.
 */
export const isOver = (
  { date, mealId }: { date: string | null; mealId: string | null },
  { today, cooked }: Moment,
): boolean => (date !== null && date < today) || (mealId !== null && cooked.has(mealId))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const usageOf = (demand: Demand): ShoppingUse => ({
  recipeId: demand.recipeId,
  title: demand.title,
  date: demand.date,
  amount: amountOf(demand),
  servings: demand.servings,
})

/** Prints an amount with its size: `2 large`, `250 g + 1 bunch`. */
export const amountOf = ({ sums, size, language }: Pick<Demand, 'sums' | 'size' | 'language'>): string => {
  const printed = printAmounts(sums, language)
  const isPieces = [...sums.keys()].every((unit) => unit === '')
  return size && isPieces ? `${printed} ${size}`.trim() : printed
}
