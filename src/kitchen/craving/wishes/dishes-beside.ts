import type { NameHit } from '../../cookbook/find/names-in.ts'
import type { Hit } from './lexicon.ts'
import type { Token } from './words.ts'

/** Returns sauces and other side items that are sold ready, so that each counts as a food of the dish too. */
export const boughtBeside = (
  beside: readonly NameHit[],
  scanned: readonly Hit[],
  asked: readonly Hit[],
): Hit[] =>
  beside.flatMap(({ from, to }) =>
    scanned
      .filter((hit) => hit.from === from && hit.to === to && !asked.some((one) => one.from === from))
      .map((hit) => ({ ...hit, entries: hit.entries.filter(({ kind }) => kind === 'food') }))
      .filter(({ entries }) => entries.length > 0),
  )

/** Words before a side that mark it as a side; the icing of "old-fashioned icing" is the wish itself. */
const joining = /^(?:with|and|plus|in|on|over|an?|some|the|my|of)$/

/** Returns the words, as typed, of dishes that stand beside the one that is made. */
export function wordsBeside(hits: readonly Pick<Hit, 'from' | 'to'>[], tokens: readonly Token[]): string[] {
  const isBeside = ({ from }: Pick<Hit, 'from'>) =>
    (tokens[from]?.afterStop ?? false) || joining.test(tokens[from - 1]?.typed ?? '')
  const wordsAt = ({ from, to }: Pick<Hit, 'from' | 'to'>) =>
    tokens
      .slice(from, to)
      .map(({ typed }) => typed)
      .join(' ')
  return [...new Set(hits.filter(isBeside).map(wordsAt))]
}
