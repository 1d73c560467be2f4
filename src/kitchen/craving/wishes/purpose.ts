import { wordSet } from '../word-set.ts'
import type { Token } from './words.ts'

/** Parts that are made for another dish. */
const parts = wordSet(
  'sauce dip dressing marinade glaze gravy frosting icing rub seasoning brine topping syrup spread batter breading coating crumb coleslaw slaw salsa relish chutney chimichurri pesto ketchup bun',
)
/** Parts that are named after the meat they are put on, and contain none: "pork shoulder dry rub". */
const putOnMeat = wordSet('rub seasoning brine marinade glaze breading')
/** Words between a meat and the part that is put on it. */
const between = wordSet('dry wet spice simple easy best quick good')
/** Meats and their cuts. */
const meats = wordSet(
  'beef pork chicken turkey lamb duck goose ham gammon steak brisket rib shoulder butt loin tenderloin chop breast thigh wing drumstick leg fish salmon shrimp prawn venison burger',
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
/** Phrases that put any dish beside another: "kachumbari to go with grilled meat". */
const pairing = new Set([
  'to go with',
  'that goes with',
  'that go with',
  'which goes with',
  'to serve with',
  'to eat with',
])
/** Words for any side, whose dish tells what is fitting. */
const anySide = wordSet('something anything side dish recipe idea what it veg vegetable')
const leadAt = (tokens: readonly Token[], from: number): number =>
  leads.find((words) =>
    words.every((word, i) => tokens[from + i]?.typed === word && !tokens[from + i]?.afterStop),
  )?.length ?? 0
const isPaired = (tokens: readonly Token[], from: number): boolean =>
  pairing.has(
    tokens
      .slice(from, from + leadAt(tokens, from))
      .map(({ typed }) => typed)
      .join(' '),
  )
const isLed = (tokens: readonly Token[], from: number): boolean => leadAt(tokens, from) > 0

/**
 * Finds the words of the dish that a part is made for: the salmon of "sauce for salmon", which contains none.
 * @param isThing true for the name of a food or dish
 * @param isCondiment true for the name of a sauce, a dressing or a seasoning
 * @returns the positions of those words among the tokens; empty when a person or a day stands there
 */
export function purposeIn(
  tokens: readonly Token[],
  isThing: (word: string) => boolean,
  isCondiment: (word: string) => boolean,
): ReadonlySet<number> {
  const part = tokens.findIndex(
    ({ word }, i) =>
      isLed(tokens, i + 1) &&
      (parts.has(word) || isCondiment(word) || (isPaired(tokens, i + 1) && !anySide.has(word))),
  )
  if (part < 0) return meatBefore(tokens, isThing)
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

/** Returns the places of the meat before a part that is put on it; empty where a recipe bears the whole name. */
function meatBefore(tokens: readonly Token[], isThing: (word: string) => boolean): ReadonlySet<number> {
  const part = tokens.findIndex(({ word, afterStop }, i) => i > 0 && !afterStop && putOnMeat.has(word))
  let last = part - 1
  while (last >= 0 && between.has(tokens[last]?.typed ?? '')) last--
  let first = last
  while (first > 0 && meats.has(tokens[first]?.word ?? '') && meats.has(tokens[first - 1]?.word ?? ''))
    first--
  if (last < 0 || !meats.has(tokens[last]?.word ?? '')) return new Set()
  const whole = tokens.slice(first, part + 1).map(({ word }) => word)
  if (isThing(whole.join(' '))) return new Set()
  return new Set(Array.from({ length: last - first + 1 }, (_, i) => first + i))
}
