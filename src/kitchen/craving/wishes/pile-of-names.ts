import type { Craving } from '../craving.ts'
import type { Hit } from './lexicon.ts'

/** Largest number of dish names that are all followed; with more, only one dish is made. */
const MOST_NAMES = 3

const isDish = ({ entries }: Hit) => entries.some(({ kind }) => kind === 'dish')
const foodsOf = (hits: readonly Hit[]) =>
  hits.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'food').map(({ id }) => id))

/**
 * Drops foods that are only names of dishes which are not made, such as the ramen beside a cake. Changes the
 * craving.
 */
export function pileOfNames(craving: Craving, hits: readonly Hit[]): void {
  const named = hits.filter(isDish)
  if (named.length <= MOST_NAMES) return
  const asked = foodsOf(hits.filter((hit) => !isDish(hit)))
  const inNames = foodsOf(named)
  craving.foods = craving.foods.filter((id) => !inNames.includes(id) || asked.includes(id))
}
