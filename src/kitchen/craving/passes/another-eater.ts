import { type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { fillers } from './noun-phrases.ts'

/** Words that begin to speak of somebody else: "and another to eggs", "my daughter to milk". */
const openings = wordSet('another other others one second she he they i her his him my our the a')
/** Words for people, and for how badly they take a food, that may follow. */
const people = wordSet(
  'of them us my our his her their the is are s also too other others one friend friends guest guests kid kids son daughter husband wife sister brother mom mum mother dad father child children girl boy person partner boyfriend girlfriend nephew niece cousin colleague coworker uncle aunt grandma grandpa gran baby toddler roommate flatmate allergic sensitive intolerant severely badly highly very mildly reacts',
)
/** Number of words that name somebody. */
const MOST = 6

/**
 * Returns the number of words from `at` that speak of another eater whose allergy follows, which shares the word of the
 * one before: "she's allergic to nuts and another to eggs", "a nut allergy, and one with eggs"; 0 where there is none.
 * @param end place behind the allergy before, in the same sentence
 */
export function anotherEaterAt(reading: Reading, at: number, end: number): number {
  const { words } = reading
  const joined = words.slice(end, at).every(({ plain, stop }) => plain === 'and' && !/[.!?]/.test(stop))
  if (!joined || /[.!?]/.test(words[at]?.stop ?? '') || !openings.has(wordAt(reading, at))) return 0
  for (let next = at + 1; next < at + MOST; next++) {
    const word = wordAt(reading, next)
    if (words[next]?.stop !== '') return 0
    if (word === 'to' || (word === 'with' && /^(?:one|another|other|second)$/.test(wordAt(reading, at)))) {
      let food = next + 1
      while (fillers.has(wordAt(reading, food)) && words[food]?.stop === '') food++
      return thingAt(words, food) ? next + 1 - at : 0
    }
    if (!people.has(word)) return 0
  }
  return 0
}
