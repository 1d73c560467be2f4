import { nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import type { Negator } from './negator.ts'
import { isHere } from './phrase-at.ts'

/** Verbs of the body, which state an allergy: "cannot digest milk". */
const bodyVerbs = wordSet('tolerate digest process handle')

/** Verbs that deny what stands behind them, with "not" and "never". */
export const notVerbs = wordSet(
  "don't dont doesn't doesnt didn't haven't havent hasn't hasnt hadn't ain't aint can't cant cannot won't wont wouldn't shouldn't shouldnt mustn't couldn't isn't isnt aren't arent never not",
)

/** Verbs for what a dish is not to do on the way or on the plate, which are names of dishes as well. */
export const behaviors = wordSet(
  'melt melts crumble crumbles roll rolls spread spreads crisp wilts drip drips spill spills',
)

/** Phrases behind "won't" and its like that keep somebody away from a food or a dish: "he won't go near pizza". */
const avoidances = [
  'go near',
  'come near',
  'get near',
  'go anywhere near',
  'look at',
  'even look at',
  'go for',
  'have anything to do with',
].map((phrase) => phrase.split(' '))

/** Verbs of taste, which rule out a dish and not the foods that are in it. */
const tasteVerbs = wordSet('like likes love enjoy care stand')

/** True for "haven't eaten" and "hasn't had", which deny a food, while "never had" tells of a wish. */
export const isLong = (reading: Reading, at: number): boolean =>
  /^ha(?:ve|s|d)n'?t$/.test(wordAt(reading, at)) && ['eaten', 'had'].includes(wordAt(reading, at + 1))

/** Reads "can't eat", "does not really like" and a bare "not" with the verb of eating that may follow. */
export function ofVerb(reading: Reading, at: number): Negator | null {
  const word = wordAt(reading, at)
  // An ability may stand between: "haven't been able to eat", "isn't able to have".
  const able = [
    ['been', 'able', 'to'],
    ['be', 'able', 'to'],
    ['able', 'to'],
  ].find((one) => isHere(reading, at + 1, one))
  if (able && eatVerbs.has(wordAt(reading, at + able.length + 1)))
    return { length: able.length + 2, strength: 'exclusion', runsOn: true }
  if (isLong(reading, at)) return { length: 2, strength: 'exclusion', runsOn: true }
  const skip = ['really', 'even', 'actually', 'currently', 'to'].includes(wordAt(reading, at + 1)) ? 2 : 1
  const verb = wordAt(reading, at + skip)
  // Children who "won't eat enough veg" are to eat more of it.
  if (wordAt(reading, at + skip + 1) === 'enough') return null
  const getting = gettingAt(reading, at + skip)
  if (getting > 0) return { length: getting - at, strength: 'exclusion', runsOn: false }
  // "I didn't want to make soup".
  if (/^(?:want|need|like|feel)$/.test(verb) && wordAt(reading, at + skip + 1) === 'to') {
    const length = /^(?:make|cook|have|eat|do)$/.test(wordAt(reading, at + skip + 2)) ? skip + 3 : 0
    if (length > 0) return { length, strength: 'exclusion', runsOn: true, ofDishes: true }
  }
  const avoided = avoidances.find((phrase) => isHere(reading, at + 1, phrase))
  if (avoided) return { length: avoided.length + 1, strength: 'exclusion', runsOn: true, ofDishes: true }
  if (eatVerbs.has(verb))
    return {
      length: skip + 1,
      strength: bodyVerbs.has(verb) ? 'allergy' : 'exclusion',
      runsOn: true,
      ...(tasteVerbs.has(verb) && { ofTaste: true }),
    }
  if (word === 'not' || word === 'never')
    return {
      length: skip,
      strength: 'exclusion',
      runsOn: false,
      ...(wordAt(reading, at - 1) === 'but' && { ofDishes: true }),
    }
  // "A snack that won't melt".
  if (/^(?:won'?t|doesn'?t|don'?t|can'?t)$/.test(word) && behaviors.has(verb))
    return { length: skip, strength: 'exclusion', runsOn: false }
  // "A starter that isn't fried" rules out the technique.
  if (
    /^(?:isn'?t|aren'?t)$/.test(word) &&
    /^(?:(?:deep|pan)-?)?(?:fried|grilled|baked)$/.test(wordAt(reading, at + 1))
  )
    return { length: 1, strength: 'exclusion', runsOn: false }
  // "Ideas that aren't soup" and "something that isn't a salad" leave out a dish.
  const article = /^(?:an?|another|the)$/.test(wordAt(reading, at + 1)) ? 2 : 1
  if (/^(?:isn'?t|aren'?t)$/.test(word) && nameAt(reading, at + article) > 0)
    return { length: article, strength: 'exclusion', runsOn: false, ofDishes: true }
  return thingAt(reading.words, at + 1) ? { length: 1, strength: 'exclusion', runsOn: true } : null
}

const gettingVerbs = wordSet('buy purchase get find hunt track search look shop order source pay splurge')

/**
 * Returns the place behind "want to have to track down and purchase", whose food is not to be needed; 0 without such a
 * verb.
 */
function gettingAt(reading: Reading, from: number): number {
  if (!/^(?:want|need|have|like|wanna|bother)$/.test(wordAt(reading, from))) return 0
  let at = from + 1
  while (/^(?:to|have|go|out|and|be|having)$/.test(wordAt(reading, at))) at++
  const first = at
  while (gettingVerbs.has(wordAt(reading, at)) && reading.words[at]?.stop === '') {
    at++
    while (/^(?:down|for|up|on|out)$/.test(wordAt(reading, at))) at++
    const isJoined = /^(?:and|or)$/.test(wordAt(reading, at)) && gettingVerbs.has(wordAt(reading, at + 1))
    if (isJoined) at++
  }
  return at > first ? at : 0
}

/** Verbs behind a denial that have a food as their object: "can't eat", "doesn't like". */
export const eatVerbs = wordSet(
  'eat eats have has like likes want wants use stand do tolerate digest handle touch drink love care enjoy consume need process take add put include get be contain chew bite swallow bear stomach own allowed require requires involve involves',
)
