import { nameAt, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { mealWords } from './noun-phrases.ts'

/** True when a phrase names a meal rather than a food of the list: "pasta dinner", "chicken soup". */
export function isWish(reading: Reading, at: number, phrase: Thing): boolean {
  const { words } = reading
  const next = words[phrase.to]
  if (next && next.stop === '' && mealWords.has(next.stem)) return true
  // A food inside a foreign dish's name is part of that name: the vegetables of "sopa de verduras".
  if (words.slice(at, phrase.to).some(({ isName }) => isName)) return true
  // Between the commas of a list that ends in "or" even the name of a dish is left out: "no nuts, black beans
  // or chicken".
  if (isInOrList(reading, at)) return false
  // A dish's name is longer than the food in it: "chocolate chip cookies".
  const length = phrase.to - phrase.from
  if (nameAt(reading, phrase.from) >= Math.max(2, length) && length > 1) return true
  if (nameAt(reading, phrase.from) > length) return true
  return at < phrase.to && ['some', 'a', 'an'].includes(words[at]!.plain) && words[at]!.stop === ','
}

/** True for a food behind "or", or one of several that only commas part from the "or" of their list. */
function isInOrList(reading: Reading, from: number): boolean {
  const isOr = (at: number) => ['or', 'nor'].includes(wordAt(reading, at))
  if (isOr(from - 1)) return true
  for (let at = from; ; ) {
    const thing = thingAt(reading.words, at)
    if (!thing) return false
    at = thing.to
    if (isOr(at)) return true
    if (reading.words[at]?.stop !== ',') return false
  }
}
