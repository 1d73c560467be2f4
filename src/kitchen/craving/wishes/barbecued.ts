import { type Hit, isFoodEntry } from './lexicon.ts'
import type { Token } from './words.ts'

/**
 * Reads "BBQ" directly before a food or a dish as the taste of smoke and sauce, and not as the grill that "on
 * the BBQ" asks for.
 */
export function barbecued(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): Hit {
  const isBarbecue =
    hit.to - hit.from === 1 && /^(?:bbq|barbecue|barbecued)$/.test(tokens[hit.from]?.typed ?? '')
  const isBefore = hits.some(
    ({ from, entries }) =>
      from === hit.to &&
      !tokens[from]?.afterStop &&
      entries.some((entry) => entry.kind === 'dish' || isFoodEntry(entry)),
  )
  return isBarbecue && isBefore ? { ...hit, entries: [{ kind: 'mood', id: 'barbecue' }] } : hit
}
