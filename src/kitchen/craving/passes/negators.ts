import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { aversions } from './denial-grammar.ts'
import { suggestionAt } from './denied-suggestions.ts'
import { eatVerbs, notVerbs, ofVerb } from './denying-verbs.ts'
import { isHarm, ofHarm } from './harm-before-food.ts'
import type { Negator } from './negator.ts'
import { negatorPhrases } from './negator-phrases.ts'
import { asksForOther, hadAlready, isOtherThan } from './other-dishes.ts'
import { isHere, phraseAt } from './phrase-at.ts'

const nobody = wordSet('nobody none noone')
const singleWords = wordSet(
  `no without minus sans w/o w/out neither except nor zero nothing ${aversions.join(' ')}`,
)
/** Orders to leave out one food, behind which a comma begins the wish: "skip the rice, I want a bowl". */
const orders = /^(?:skip|ditch|ban|nix|eliminat|abhor|hated|disliked|rejected|omitting|excludes)/
const runOnWords = wordSet(
  `without w/o w/out neither except minus ${aversions.filter((word) => !orders.test(word)).join(' ')}`,
)

/** Words behind which an allergy is named that was denied of everything else: "none except nuts". */
const exceptions = 'except for,except,besides,but,other than,apart from,aside from,save for,only'
  .split(',')
  .map((phrase) => phrase.split(' '))
/** Returns the number of words of an exception at a place; 0 when there is none. */
export const exceptionAt = (reading: Reading, at: number): number =>
  exceptions.find((phrase) => isHere(reading, at, phrase))?.length ?? 0

/**
 * Counts the words that declare an allergy absent, "not allergic to", "no allergy to"; 0 when there are none.
 */
export function noAllergyAt(reading: Reading, at: number): number {
  if (!notVerbs.has(wordAt(reading, at)) && wordAt(reading, at) !== 'no') return 0
  const skip = ['longer', 'actually', 'really', 'even'].includes(wordAt(reading, at + 1)) ? 2 : 1
  // "No known allergies" says that there are none.
  let end = at + 1
  while (['known', 'food', 'other', 'real', 'special'].includes(wordAt(reading, end))) end++
  const isNone =
    wordAt(reading, at) === 'no' &&
    /^(?:allergies|intolerances|restrictions)$/.test(wordAt(reading, end)) &&
    wordAt(reading, end + 1) !== 'to' &&
    reading.words[end]?.stop === ''
  const isOver = (reading.words[end + 1]?.stop ?? '.') !== '' || exceptionAt(reading, end + 1) > 0
  if (isNone && (isOver || end > at + 1)) return end + 1 - at
  const isAllergy = /^(?:allerg(?:ic|y|ies)|intolerant|intolerance|sensitive)$/.test(
    wordAt(reading, at + skip),
  )
  return isAllergy && wordAt(reading, at + skip + 1) === 'to' ? skip + 2 : 0
}

/** Returns the negator that begins at a word; null when none does. */
export function negatorAt(reading: Reading, at: number): Negator | null {
  const { words } = reading
  // "No baking" is a way of making, and "no baking powder" the lack of a food.
  const named = nameAt(reading, at)
  const isOfFood = singleWords.has(wordAt(reading, at)) && (thingAt(words, at + 1)?.to ?? 0) > at + named
  if (named > 1 && !isOfFood) return null
  for (const { words: phrase, strength, runsOn } of negatorPhrases) {
    const length = phraseAt(reading, at, phrase)
    if (length > 0 && !(isOutOf(phrase) && !isUsedUp(reading, at)))
      return {
        length,
        strength,
        runsOn,
        ...(strength === 'exclusion' && isOtherThan(phrase) && { ofDishes: true }),
      }
  }
  const word = wordAt(reading, at)
  const suggestion = suggestionAt(reading, at)
  if (suggestion > 0) return { length: suggestion, strength: 'exclusion', runsOn: true, ofDishes: true }
  const notMine = notMineAt(reading, at)
  if (notMine > 0) return { length: notMine, strength: 'exclusion', runsOn: true }
  if (allergyNouns.has(word)) return ofAllergy(reading, at)
  if (isHarm(word)) return ofHarm(reading, at)
  // "Off" denies behind a form of "be" and before a food: "I'm off dairy", "she's been off the booze".
  const isBehindBe = beingOff.has(wordAt(reading, at - 1))
  if (word === 'off' && (isBehindBe || isOffFood(reading, at)))
    return { length: wordAt(reading, at + 1) === 'the' ? 2 : 1, strength: 'exclusion', runsOn: true }
  // "Over" denies behind a form of "be": a cook who is over tacos has had enough of them.
  if (word === 'over' && isBehindBe && (thingAt(words, at + 1) !== null || nameAt(reading, at + 1) > 0))
    return { length: 1, strength: 'exclusion', runsOn: false, ofDishes: true }
  // "Any soup but tomato" leaves one of them out.
  if (/^(?:but|besides)$/.test(word) && isAnyBefore(reading, at))
    return { length: 1, strength: 'exclusion', runsOn: false, ofDishes: true }
  if (nobody.has(word) || isHere(reading, at, ['no', 'one'])) return ofNobody(reading, at)
  // "No more carrot cake" says the cake, and not the carrots.
  const isOnceMore =
    (word === 'no' && wordAt(reading, at + 1) === 'more' && wordAt(reading, at + 2) !== 'than') ||
    isHere(reading, at, ['not', 'another'])
  if (isOnceMore) return { length: 2, strength: 'exclusion', runsOn: runOnWords.has(word), ofDishes: true }
  if (notVerbs.has(word)) return ofVerb(reading, at)
  if (['except', 'no', 'not'].includes(word) && isException(reading, at)) return null
  if (/^(?:besides|beyond)$/.test(word) && asksForOther(reading, at))
    return { length: 1, strength: 'exclusion', runsOn: true, ofDishes: true }
  const had = hadAlready(reading, at)
  if (had > 0) return { length: had, strength: 'exclusion', runsOn: true, ofDishes: true }
  // A thing that hates a person denies no food: "my oven hates me".
  if (
    /^(?:hates?|hated|loathes|detests|despises)$/.test(word) &&
    /^(?:me|us|you|him|her|it)$/.test(wordAt(reading, at + 1))
  )
    return null
  return singleWords.has(word) ? { length: 1, strength: 'exclusion', runsOn: runOnWords.has(word) } : null
}

/** True behind "any soup" and "any kind of meat": the "but" there is an exception from it. */
function isAnyBefore({ words }: Reading, at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  const any = before.findLastIndex(({ plain }) => plain === 'any')
  return any >= 0 && words[at]?.stop === '' && before.slice(any + 1).every(({ stop }) => stop === '')
}

const isOutOf = (phrase: readonly string[]): boolean => phrase[0] === 'out' && phrase[1] === 'of'
const lackers = wordSet(
  "i'm im am is are be been being was were we're you're they're he's she's it's ran run running runs clean all just also now completely totally fresh almost nearly still currently always and but when if while since because so store shop market supermarket fridge pantry house sold plumb",
)
/** True for "we're out of milk"; a crust "out of plantains" is made of them. */
const isUsedUp = ({ words }: Reading, at: number): boolean =>
  at === 0 || words[at]!.stop !== '' || lackers.has(words[at - 1]!.plain)

const tastes = ['cup of tea', 'thing', 'jam', 'bag', 'favorite', 'favourite'].map((each) => [
  'not',
  'my',
  ...each.split(' '),
])

/** Counts the words of "not my cup of tea: liver"; the phrase behind its food stands in denials-behind.ts. */
function notMineAt(reading: Reading, at: number): number {
  const phrase = tastes.find((one) => isHere(reading, at, one))
  return phrase && /[:;]/.test(reading.words[at + phrase.length]?.stop ?? '') ? phrase.length : 0
}

const beingOff = wordSet(
  "i'm im am is are he's hes she's shes we're they're theyre been going go went come stay staying",
)

const comingOff = wordSet(
  'fall falls falling knock kick rip spin finish start show polish burn top slide slides',
)
/** True for "off" before a food, as in "vegetarian and off dairy"; false for "falls off the bone". */
const isOffFood = (reading: Reading, at: number): boolean =>
  !comingOff.has(wordAt(reading, at - 1)) && thingAt(reading.words, at + 1) !== null

const troubles = wordSet('issue issues problem problems allergy allergies allergic intolerance intolerances')

/** Reads "nobody can have eggs", "no one here likes fish". */
function ofNobody(reading: Reading, at: number): Negator | null {
  // "Nobody has any nut issues" leaves nothing out.
  for (let i = at + 2; i < at + 8 && reading.words[i]?.stop === ''; i++)
    if (troubles.has(wordAt(reading, i))) return null
  for (let i = at + 1; i < at + 5; i++)
    if (eatVerbs.has(wordAt(reading, i)) && wordAt(reading, i) !== 'be')
      return { length: i - at + 1, strength: 'exclusion', runsOn: true }
  return null
}

const diets = wordSet('vegan vegetarian pescatarian meatless plant-based')

/**
 * True for a food that is exempt from a rule: "vegetarian except fish", "no meat except chicken",
 * "crustaceans, but not clams".
 */
const isException = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'except'
    ? diets.has(wordAt(reading, at - 1)) || isDenied(reading, at - 1)
    : (wordAt(reading, at - 1) === 'but' && isDenied(reading, at - 2)) ||
      // A bracket may exempt a food: "allergic to nuts (not coconut)".
      (wordAt(reading, at) === 'not' && reading.words[at]?.stop === '(' && isDenied(reading, at - 1))

const isDenied = (reading: Reading, at: number): boolean =>
  isClaimed(reading, at) && reading.claims.some(({ kind, to }) => kind === 'exclusion' && to === at + 1)

const allergyNouns = wordSet('allergies allergy allergic allergen allergens intolerances intolerance')

/** Reads the list behind a word of allergy that stands alone: "allergies: peanuts, eggs". */
function ofAllergy(reading: Reading, at: number): Negator | null {
  // Examples may follow the word: "new allergies, including peanuts, almonds".
  const example = /^(?:including|namely|notably)$/.test(wordAt(reading, at + 1))
    ? 2
    : isHere(reading, at + 1, ['such', 'as'])
      ? 3
      : 0
  if (example > 0) return { length: example, strength: 'allergy', runsOn: true }
  // A list may follow the word alone: "allergies: peanuts, eggs", "allergy - nuts".
  const next = reading.words[at + 1]
  return next && next.stop !== '.' && (next.stop === ':' || thingAt(reading.words, at + 1) !== null)
    ? { length: 1, strength: 'allergy', runsOn: true }
    : null
}
