import { claim, isClaimed, type Reading, wordAt } from '../reading.ts'
import { stem } from '../stem.ts'
import { isThing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import type { Statement } from './statement.ts'
import { WHICH_ALLERGY } from './unknown-allergies.ts'

const allergyWords = wordSet(
  'allergic allergy allergies anaphylactic anaphylaxis anaphylactical epipen intolerant intolerance intolerances',
)

/**
 * Reads a food that stands alone in a list of eaters as one that somebody avoids: "1x vegan, 1x lactose",
 * "Sam (sesame!!)".
 */
export function bareIntolerance(reading: Reading, at: number): Statement | null {
  const { words } = reading
  const thing = isClaimed(reading, at) ? null : thingAt(words, at)
  if (!thing) return null
  const isAlone = (words[thing.to]?.stop ?? '.') !== '' || wordAt(reading, thing.to) === 'and'
  const before = wordAt(reading, at - 1)
  const isCounted =
    words[at]!.stop === '' ? /^(?:\d+x?|x|one|two|three)$/.test(before) : words[at]!.stop !== '('
  if (thing.name === 'lactose' && isAlone && isCounted)
    return { from: at, to: thing.to, things: [thing], strength: 'exclusion' }
  const isBracket = words[at]!.stop === '(' && words[thing.to]?.stop !== '' && nameGiven(before)
  const hasDenial = words.some(
    ({ stop }, i) =>
      stop === '(' && i !== at && reading.claims.some(({ kind, from }) => kind === 'exclusion' && from === i),
  )
  return isBracket && hasDenial ? { from: at, to: thing.to, things: [thing], strength: 'exclusion' } : null
}

/** True for a word that names no food and so may name a person. */
const nameGiven = (word: string): boolean => word !== '' && !isThing(stem(word))

const owners = wordSet('my our the his her their all')

/**
 * Reads an allergy without a list of its own: "walnut-free bread, she's allergic" means the foods excluded
 * before it. The craving is refused when there are none.
 */
export function bareAllergies(reading: Reading, statements: Statement[]): void {
  reading.words.forEach(({ plain }, at) => {
    if (!allergyWords.has(plain) || isClaimed(reading, at)) return
    claim(reading, 'joining', at, at + 1, '')
    // A plural with an owner means the profile's allergies, which hold whatever the craving says: "safe for
    // my allergies".
    if (owners.has(wordAt(reading, at - 1)) && plain.endsWith('s')) {
      reading.meansProfile = true
      return
    }
    if (reading.allergies.size > 0 || statements.some(({ strength }) => strength === 'allergy')) return
    const kept = statements.filter((one) => !isLack(reading, one))
    if (kept.length > 0) for (const one of kept) one.strength = 'allergy'
    else reading.refusal ??= WHICH_ALLERGY
  })
}

/** True for "I don't have buttermilk", which says nothing of an allergy. */
const isLack = (reading: Reading, { from }: Statement): boolean =>
  /^(?:i|we)$/.test(wordAt(reading, from - 1)) &&
  /^(?:don'?t|do)$/.test(wordAt(reading, from)) &&
  /^(?:have|got|own)$/.test(wordAt(reading, from + 1))
