import { nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'

/** True for "other than" and "aside from": dishes behind these are ones that somebody has had enough of. */
export const isOtherThan = ([first = '']: readonly string[]): boolean =>
  /^(?:other|different|apart|aside|besides|stuck|alternatives?|tired|sick|bored)$/.test(first)

/** Words of a question or of an open wish, for which a dish "besides" another is a different one. */
const asking =
  /^(?:else|other|anything|different|something|ideas?|what|whats|what's|how|which|ways?|uses?|recipes?|dish(?:es)?|meals?|dinners?|lunch(?:es)?|suppers?|breakfasts?|desserts?|snacks?|sides?|options?|suggestions?)$/

/**
 * True when "besides" asks for something else, "what else can I make besides tacos"; "peas besides the
 * carrots" adds the carrots.
 */
export const asksForOther = ({ words }: Reading, at: number): boolean => {
  const start = Math.max(
    0,
    words.slice(0, at).findLastIndex(({ stop }) => /[.!?]/.test(stop)),
  )
  // At the start of a question the other wish comes behind: "Besides hotdogs, what can I cook?"
  if (
    at <= start + 1 &&
    words.slice(at + 1).some(({ plain }) => /^(?:what|any|anything|ideas?)$/.test(plain))
  )
    return true
  return words.slice(start, at).some(({ plain }) => asking.test(plain))
}

/** "I've served grasshopper pie and apple cake. What other desserts …": who has had a dish wants another one. */
export function hadAlready(reading: Reading, at: number): number {
  const { words } = reading
  const isVerb = /^(?:served|made|brought|cooked|baked|tried|had|done|eaten)$/.test(wordAt(reading, at))
  // "Flax that I've used for banana bread".
  const isUse = wordAt(reading, at - 1) === 'used' && /^(?:for|in)$/.test(wordAt(reading, at))
  if (!isVerb && !isUse) return 0
  const subject = words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain }) => /^(?:i|we|i've|ive|we've)$/.test(plain))
  const asksAnother = words.some(({ plain }) =>
    /^(?:others?|else|another|different|instead|new)$/.test(plain),
  )
  // "I've served grasshopper pie" tells of a past meal by itself; "I've made one" may lead to how it went.
  const isPast =
    /^(?:served|brought|done)$/.test(wordAt(reading, at)) &&
    /^(?:i've|ive|we've|have|already)$/.test(wordAt(reading, at - 1))
  const isLeft = words.some(({ plain }) => /^(?:left|leftovers?|it|them|lots|rest)$/.test(plain))
  const first = /^(?:an?|the|some|my)$/.test(wordAt(reading, at + 1)) ? at + 2 : at + 1
  // A food may stand before the name of the dish: "banana peanut butter bread".
  const named = [first, first + 1].find((place) => nameAt(reading, place) > 0)
  // "I already made baked ziti" is no wish for one, whatever is asked for.
  const isThere =
    wordAt(reading, at - 1) === 'already' &&
    named !== undefined &&
    named + nameAt(reading, named) > (thingAt(words, named)?.to ?? 0)
  return subject && (asksAnother || isPast || isThere) && !isLeft && named !== undefined ? named - at : 0
}
