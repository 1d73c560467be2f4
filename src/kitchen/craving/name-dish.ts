import type { Craving } from './index.ts'
import { kindsOfDish } from './wishes/kinds/kinds-of-dish.ts'
import type { Hit } from './wishes/lexicon.ts'

/** Keeps the names of the dish that was asked for, so that the answer can be compared with them. */
export function nameDish(craving: Craving, hits: readonly Hit[]): void {
  const isNamed = hits.some(({ entries }) =>
    entries.some(({ kind, id }) => kind === 'dish' && craving.dishes.includes(id)),
  )
  const words = (craving.claims ?? [])
    .filter(({ kind, dishes: ids }) => kind === 'wish' && ids?.some((id) => craving.dishes.includes(id)))
    .map((one) => one.words)
    .join(', ')
  if (isNamed && words !== '')
    craving.named = {
      words,
      names: kindsOfDish.filter(({ id }) => craving.dishes.includes(id)).flatMap(({ names }) => names),
    }
}

/** Returns the dishes that the words name best: a phrase that only one dish has weighs more than "pasta". */
export function mostNamed(hits: readonly Hit[]): string[] {
  const scores = new Map<string, number>()
  const named = hits.filter((hit) => hit.entries.some((entry) => entry.kind === 'dish'))
  for (const hit of named) {
    const ids = hit.entries.filter((entry) => entry.kind === 'dish').map((entry) => entry.id)
    // The last of several names is the dish and the others describe it: "crispy chickpea salad".
    const describes = named.some((next) => next.from === hit.to)
    const weight = describes ? 0.2 : 1
    for (const id of ids)
      scores.set(id, (scores.get(id) ?? 0) + weight * (hit.to - hit.from + 1 / ids.length))
  }
  const top = Math.max(0, ...scores.values())
  return [...scores].filter(([, score]) => score > top - 0.01).map(([id]) => id)
}
