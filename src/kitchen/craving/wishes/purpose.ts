import { wordSet } from '../word-set.ts'
import type { Token } from './words.ts'

/** Parts that are made for another dish. */
const parts = wordSet(
  'sauce dip dressing marinade glaze gravy frosting icing rub seasoning brine topping syrup spread coleslaw slaw salsa relish chutney chimichurri pesto ketchup bun',
)
/** Words that end the name of the other dish. */
const ends = wordSet('for with without that which please but and or in using from tonight today')
/** Eaters, for whom a part is made as a dish by itself: "coleslaw for the kids". */
const eaters = wordSet(
  'kid kids child children toddler baby family guest guests crowd people friend friends husband wife party two four six',
)
const LONGEST = 4

/** Phrases between a part and its dish: "for", "that goes with", "to go with". */
const leads = [
  'for',
  'that goes with',
  'that go with',
  'which goes with',
  'to go with',
  'to serve with',
  'to serve over',
  'to eat with',
  'to go on',
  'to go over',
  'that can be served with',
  'that can be served over',
  'that is served with',
  'served with',
].map((phrase) => phrase.split(' '))
const leadAt = (tokens: readonly Token[], from: number): number =>
  leads.find((words) =>
    words.every((word, i) => tokens[from + i]?.typed === word && !tokens[from + i]?.afterStop),
  )?.length ?? 0
const isLed = (tokens: readonly Token[], from: number): boolean => leadAt(tokens, from) > 0

/**
 * Finds the words of the dish that a part is made for: the salmon of "sauce for salmon", which contains none.
 * @returns the positions of those words among the tokens; empty when a person or a day stands there
 */
export function purposeIn(tokens: readonly Token[], isThing: (word: string) => boolean): ReadonlySet<number> {
  const part = tokens.findIndex(({ word }, i) => parts.has(word) && isLed(tokens, i + 1))
  if (part < 0) return new Set()
  const at = part + leadAt(tokens, part + 1)
  let to = at + 1
  while (
    to < tokens.length &&
    to - at <= LONGEST &&
    !tokens[to]?.afterStop &&
    !ends.has(tokens[to]?.typed ?? '')
  )
    to++
  const words = tokens.slice(at + 1, to)
  if (words.some(({ word }) => eaters.has(word))) return new Set()
  return words.some(({ word }) => isThing(word)) ? new Set(words.map((_, i) => at + 1 + i)) : new Set()
}
