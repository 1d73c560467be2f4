import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'

/** How strictly a list is meant. `leave` counts only with an `out` or `off` behind it: "leave the olives out". */
export type Strength = 'allergy' | 'exclusion' | 'leave'

/** Words that deny the list of foods behind them. */
export interface Negator {
  /** How many words it has. */
  length: number
  strength: Strength
  /** The list runs on over commas: "without onions, garlic, leeks". */
  runsOn: boolean
}

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const eatVerbs = wordSet(
  'eat eats have has like likes want wants use stand do tolerate digest handle touch drink love care enjoy consume need process take add put include get be contain chew swallow bear stomach own allowed',
)
/** Verbs of the body: whoever cannot digest milk is not asked for a taste. */
const bodyVerbs = wordSet('tolerate digest process handle')
const notVerbs = wordSet(
  "don't dont doesn't doesnt didn't can't cant cannot won't wont wouldn't shouldn't shouldnt mustn't couldn't isn't isnt aren't arent never not",
)
const nobody = wordSet('nobody none noone')
const singleWords = wordSet(
  'no without minus sans w/o w/out neither avoid avoids avoiding hates hate hated dislikes dislike disliked skip omit omitting excluding exclude excludes except nor zero nothing loathes detests despises refuse refuses eliminate ditch ban',
)
const runOnWords = wordSet(
  'without w/o w/out neither avoid avoids avoiding hates hate dislikes dislike except excluding exclude omit minus refuse refuses',
)

/** Negators of several words, and whether a list runs on behind them. */
const phrases: readonly (readonly [words: string, strength: Strength, runsOn: boolean])[] = [
  ['allergens to avoid', 'allergy', true],
  ['foods to avoid', 'exclusion', true],
  ['things to avoid', 'exclusion', true],
  ['allergic to', 'allergy', true],
  ['epipen for', 'allergy', true],
  ['allergy to', 'allergy', true],
  ['allergies to', 'allergy', true],
  ['allergic reaction to', 'allergy', true],
  ['allergic reactions to', 'allergy', true],
  ['anaphylactic to', 'allergy', true],
  ['anaphylaxis to', 'allergy', true],
  ['anaphylaxis from', 'allergy', true],
  ['intolerant to', 'allergy', true],
  ['intolerant of', 'allergy', true],
  ['intolerance to', 'allergy', true],
  ['intolerance of', 'allergy', true],
  ['sensitive to', 'allergy', true],
  ['sensitivity to', 'allergy', true],
  ['reacts to', 'allergy', true],
  ['react to', 'allergy', true],
  ['reacts badly to', 'allergy', true],
  ['react badly to', 'allergy', true],
  ['reaction to', 'allergy', true],
  ['reacting to', 'allergy', true],
  ['hives from', 'allergy', true],
  ['cannot tolerate', 'allergy', true],
  ["can't tolerate", 'allergy', true],
  ["can't digest", 'allergy', true],
  ['free of', 'exclusion', true],
  ['free from', 'exclusion', true],
  ['hold the', 'exclusion', false],
  ['hold all the', 'exclusion', false],
  ['cut out', 'exclusion', false],
  ['cutting out', 'exclusion', false],
  ['leave out', 'exclusion', false],
  ['leaving out', 'exclusion', false],
  ['leave off', 'exclusion', false],
  ['left out', 'exclusion', false],
  ['stay away from', 'exclusion', true],
  ['staying away from', 'exclusion', true],
  ['steer clear of', 'exclusion', true],
  ['not a fan of', 'exclusion', true],
  ['no fan of', 'exclusion', true],
  ['not a big fan of', 'exclusion', true],
  ['not fond of', 'exclusion', true],
  ['not big on', 'exclusion', true],
  ['not into', 'exclusion', true],
  ['not keen on', 'exclusion', true],
  ['anything but', 'exclusion', false],
  ['everything but', 'exclusion', false],
  ['anything except', 'exclusion', false],
  ['instead of', 'exclusion', false],
  ['in place of', 'exclusion', false],
  ['rather than', 'exclusion', false],
  ['other than', 'exclusion', false],
  ['apart from', 'exclusion', true],
  ['aside from', 'exclusion', true],
  ['sick of', 'exclusion', false],
  ['tired of', 'exclusion', false],
  ['bored of', 'exclusion', false],
  ['bored with', 'exclusion', false],
  ['out of', 'exclusion', false],
  ['ran out of', 'exclusion', false],
  ['does not contain', 'exclusion', true],
  ['not contain', 'exclusion', true],
  ['nothing with', 'exclusion', true],
  ['nothing containing', 'exclusion', true],
  ['none of', 'exclusion', false],
  ['refuses to eat', 'exclusion', true],
  ['keep away from', 'exclusion', true],
  ['steers clear of', 'exclusion', true],
  ['no longer eat', 'exclusion', true],
  ['stopped eating', 'exclusion', true],
  ['quit eating', 'exclusion', true],
  ['off limits are', 'exclusion', true],
  ['off limits is', 'exclusion', true],
  ['no go list is', 'exclusion', true],
  ['no go list', 'exclusion', true],
  ['no go are', 'exclusion', true],
  ['no go is', 'exclusion', true],
  ['nothing that contains', 'exclusion', true],
  ['allergy is', 'allergy', true],
  ['allergies are', 'allergy', true],
  ['allergies include', 'allergy', true],
  ['intolerances are', 'allergy', true],
  ['leave the', 'leave', false],
  ['leaving the', 'leave', false],
  ['leave', 'leave', false],
]
const phraseWords = phrases.map(([words, strength, runsOn]) => ({
  words: words.split(' '),
  strength,
  runsOn,
}))

/** Behind a "not", these praise: "can't get enough garlic", "never had ramen". */
const praises = [
  'get enough',
  'have enough',
  'wait',
  'stop',
  'resist',
  'beat',
  'go wrong',
  'live without',
  'forget',
  'mind',
  'only',
  'just',
  'skimp',
  'hold back',
  'be shy',
  'had',
  'tried',
  'made',
  'eaten',
  'cooked',
  'without',
  'to mention',
  'too much',
  'too many',
].map((phrase) => phrase.split(' '))

/** "Swells up from eggs", "hives after nuts": what it does, then where it comes from. */
const harmBefore = wordSet(
  'break breaks sick ill hives rash swell swells itchy itches swollen unwell vomit vomits react reacts reaction anaphylaxis',
)
const harmFrom = wordSet('from after to')
const whenEaten = wordSet('when if whenever')

const isHere = (reading: Reading, at: number, phrase: readonly string[]): boolean =>
  phrase.every(
    (word, i) => wordAt(reading, at + i) === word && (i === 0 || reading.words[at + i]?.stop === ''),
  )

/** How many words from `at` only seem to deny: "can't get enough", "why not", "not only"; 0 where there are none. */
export function praiseAt(reading: Reading, at: number): number {
  if (
    isHere(reading, at, ['nothing', 'but']) ||
    isHere(reading, at, ['why', 'not']) ||
    isHere(reading, at, ['not', 'only'])
  )
    return 2
  if (!notVerbs.has(wordAt(reading, at))) return 0
  const phrase = praises.find((one) => isHere(reading, at + 1, one))
  return phrase ? phrase.length + 1 : 0
}

/** The negator that begins at a word; null where there is none. */
export function negatorAt(reading: Reading, at: number): Negator | null {
  const { words } = reading
  if (nameAt(reading, at) > 1) return null
  const phrase = phraseWords.find((one) => isHere(reading, at, one.words))
  if (phrase) return { length: phrase.words.length, strength: phrase.strength, runsOn: phrase.runsOn }
  const word = wordAt(reading, at)
  if (['allergies', 'allergy', 'allergic', 'intolerances', 'intolerance'].includes(word)) {
    // "Allergies: peanuts, eggs", "allergy - nuts".
    const next = words[at + 1]
    return next && next.stop !== '.' && (next.stop === ':' || thingAt(words, at + 1) !== null)
      ? { length: 1, strength: 'allergy', runsOn: true }
      : null
  }
  if (harmBefore.has(word)) {
    const skip = ['up', 'out', 'badly'].includes(wordAt(reading, at + 1)) ? 2 : 1
    // "Breaks out when she eats strawberries".
    const isWhen = whenEaten.has(wordAt(reading, at + skip)) && eatVerbs.has(wordAt(reading, at + skip + 2))
    if (isWhen) return { length: skip + 3, strength: 'allergy', runsOn: true }
    return harmFrom.has(wordAt(reading, at + skip)) && words[at + skip]?.stop === ''
      ? { length: skip + 1, strength: 'allergy', runsOn: true }
      : null
  }
  if (nobody.has(word) || isHere(reading, at, ['no', 'one'])) return ofNobody(reading, at)
  if (notVerbs.has(word)) return ofVerb(reading, at)
  if (['except', 'no', 'not'].includes(word) && isException(reading, at)) return null
  return singleWords.has(word) ? { length: 1, strength: 'exclusion', runsOn: runOnWords.has(word) } : null
}

/** "Nobody can have eggs", "no one here likes fish". */
function ofNobody(reading: Reading, at: number): Negator | null {
  for (let i = at + 1; i < at + 5; i++)
    if (eatVerbs.has(wordAt(reading, i)) && wordAt(reading, i) !== 'be')
      return { length: i - at + 1, strength: 'exclusion', runsOn: true }
  return null
}

/** "Can't eat", "does not really like", "not": a verb of eating may follow. */
function ofVerb(reading: Reading, at: number): Negator | null {
  const word = wordAt(reading, at)
  const skip = ['really', 'even', 'actually', 'currently', 'to'].includes(wordAt(reading, at + 1)) ? 2 : 1
  const verb = wordAt(reading, at + skip)
  if (eatVerbs.has(verb))
    return { length: skip + 1, strength: bodyVerbs.has(verb) ? 'allergy' : 'exclusion', runsOn: true }
  if (word === 'not' || word === 'never') return { length: skip, strength: 'exclusion', runsOn: false }
  return thingAt(reading.words, at + 1) ? { length: 1, strength: 'exclusion', runsOn: true } : null
}

const diets = wordSet('vegan vegetarian pescatarian meatless plant-based')

/** "Vegetarian except fish", "no meat except chicken", "crustaceans, but not clams": what is excepted from a rule is allowed. */
const isException = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'except'
    ? diets.has(wordAt(reading, at - 1)) || isDenied(reading, at - 1)
    : wordAt(reading, at - 1) === 'but' && isDenied(reading, at - 2)

const isDenied = (reading: Reading, at: number): boolean =>
  isClaimed(reading, at) && reading.claims.some(({ kind, to }) => kind === 'exclusion' && to === at + 1)
