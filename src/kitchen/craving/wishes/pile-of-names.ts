import type { Craving } from '../craving.ts'
import type { Hit } from './lexicon.ts'

/** More names of dishes than this are a pile; one of them is made. */
const MOST_NAMES = 3

const isDish = ({ entries }: Hit) => entries.some(({ kind }) => kind === 'dish')
const foodsOf = (hits: readonly Hit[]) =>
  hits.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'food').map(({ id }) => id))

/** Of a pile of dishes, a food that is only the name of another one ("ramen", beside a cake) is no wish. Changes the craving. */
export function pileOfNames(craving: Craving, hits: readonly Hit[]): void {
  const named = hits.filter(isDish)
  if (named.length <= MOST_NAMES) return
  const asked = foodsOf(hits.filter((hit) => !isDish(hit)))
  const inNames = foodsOf(named)
  craving.foods = craving.foods.filter((id) => !inNames.includes(id) || asked.includes(id))
}
