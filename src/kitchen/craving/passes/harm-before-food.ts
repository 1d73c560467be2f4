import { type Reading, wordAt } from '../reading.ts'
import { wordSet } from '../word-set.ts'
import { eatVerbs } from './denying-verbs.ts'
import type { Negator } from './negator.ts'

/** Words of harm that stand before the food that causes it: "swells up from eggs", "hives after nuts". */
const harmBefore = wordSet(
  'break breaks sick ill hives rash swell swells itchy itches swollen unwell vomit vomits react reacts reaction anaphylaxis runs trots gas gassy bloated cramps heartburn reflux diarrhea migraine migraines headache headaches suffer suffers pay pays regret regrets',
)

/** Places where a meal ends that somebody did not bear: "milk sends me running to the bathroom". */
export const toilets = wordSet('toilet toilets bathroom washroom restroom loo potty lavatory commode crapper')

/** Words between a harm and its cause: "breaks out from", "pay for it later when". */
const betweenHarm = wordSet('up out badly for it that later dearly afterwards straight immediately')

const harmFrom = wordSet('from after to')

const whenEaten = wordSet('when if whenever')

const senses = wordSet('look looks looked smell smells sniff sniffs near around sees see')

/**
 * Returns the place behind a verb of eating or meeting, "when she eats strawberries", "if he so much as looks
 * at a prawn"; 0 without one.
 */
function meetingAt(reading: Reading, from: number): number {
  for (let i = from; i < from + 7; i++) {
    const word = wordAt(reading, i)
    if (word === '' || (i > from && reading.words[i]!.stop !== '')) return 0
    if (senses.has(word)) return wordAt(reading, i + 1) === 'at' ? i + 2 : i + 1
    if (i > from && eatVerbs.has(word)) return i + 1
  }
  return 0
}

/** True for a word of harm that may stand before the food that causes it. */
export const isHarm = (word: string): boolean => harmBefore.has(word) || toilets.has(word)

/** Reads "breaks out from eggs" and "sick when she eats strawberries"; null where no food is blamed. */
export function ofHarm(reading: Reading, at: number): Negator | null {
  let skip = 1
  while (betweenHarm.has(wordAt(reading, at + skip))) skip++
  const meeting = whenEaten.has(wordAt(reading, at + skip)) ? meetingAt(reading, at + skip + 1) : 0
  if (meeting > 0) return { length: meeting - at, strength: 'allergy', runsOn: true }
  return harmFrom.has(wordAt(reading, at + skip)) && reading.words[at + skip]?.stop === ''
    ? { length: skip + 1, strength: 'allergy', runsOn: true }
    : null
}
