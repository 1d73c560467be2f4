import { isEnglishWord } from '../../languages/word-ranks.ts'
import { numberWords } from '../../steps/number-words.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading, wordAt } from '../reading.ts'
import { namesWithin } from '../things.ts'
import { categoryWords } from '../wishes/phrases.ts'
import { wordSet } from '../word-set.ts'
import { stemsBetween } from '../words.ts'
import { anotherEaterAt } from './another-eater.ts'
import { anythingWith, whatever } from './anything-with.ts'
import { applyStatement } from './apply-statement.ts'
import { bareAllergies, bareIntolerance } from './bare-allergies.ts'
import { deniedOther } from './denied-others.ts'
import { suggestionAt } from './denied-suggestions.ts'
import { eatVerbs, notVerbs } from './denying-verbs.ts'
import { listFrom } from './list-behind.ts'
import type { Negator } from './negator.ts'
import { exceptionAt, negatorAt, noAllergyAt } from './negators.ts'
import { isHere } from './phrase-at.ts'
import { praiseAt } from './praises.ts'
import { readAllBut, readBehind } from './read-behind.ts'
import type { Statement } from './statement.ts'
import { readSwap } from './swaps.ts'
import { namesUnknown, unknownAllergy } from './unknown-allergies.ts'
import { unskilledAt } from './unskilled.ts'

/**
 * Reads negation and allergy as grammar: a negator and then a list of noun phrases ("allergic to eggs and raw
 * milk"), or the list first ("peanut and egg allergy"). A list continues over "and", "or" and commas and ends
 * where the next wish begins. An allergy to a food that was not understood refuses the craving with that
 * reason.
 */
export const readNegations: Pass = (reading) => {
  const statements: Statement[] = []
  const state = (statement: Statement) => {
    // A dish whose name contains the denial is made as named: "flourless chocolate cake".
    const isName = statement.from + nameAt(reading, statement.from) > statement.to
    if (isName && statement.strength === 'exclusion') return
    statements.push(statement)
    if (!isName) claim(reading, 'exclusion', statement.from, statement.to, '')
  }
  for (let at = 0; at < reading.words.length; at++) {
    if (isClaimed(reading, at)) continue
    const none = noAllergyAt(reading, at)
    if (none > 0) {
      // "No known allergies except peanuts": only a list behind "to" is declared harmless.
      const namesFood = wordAt(reading, at + none - 1) === 'to'
      const list = listFrom(reading, at + none, { length: none, strength: 'allergy', runsOn: false })
      const behind = namesFood ? Math.max(list.to, at + none) : at + none
      claim(reading, 'joining', at, behind, '')
      // "None besides shellfish" names the one allergy.
      const except = exceptionAt(reading, behind)
      const one =
        except > 0
          ? listFrom(reading, behind + except, { length: 0, strength: 'allergy', runsOn: true })
          : null
      if (one && one.things.length > 0) {
        state({ from: behind, to: one.to, things: one.things, strength: 'allergy' })
        at = one.to - 1
      }
      continue
    }
    const merely = merelyAt(reading, at) || nothingButAt(reading, at) || unskilledAt(reading, at)
    if (merely > 0) {
      claim(reading, 'joining', at, at + merely, '')
      continue
    }
    const isAdvice = suggestionAt(reading, at) > 0
    const hidden = isAdvice ? 0 : unseenAt(reading, at)
    if (hidden > 0) {
      claim(reading, 'joining', at, at + hidden, '')
      continue
    }
    const praise = isAdvice ? 0 : praiseAt(reading, at)
    if (praise > 0) {
      claim(reading, 'joining', at, at + praise, '')
      continue
    }
    if (keepsIn(reading, at)) continue
    const behind = readAllBut(reading, at) ?? readBehind(reading, at)
    if (behind) {
      state(behind)
      continue
    }
    if (isClaimed(reading, at)) continue
    const [last] = statements.slice(-1)
    const another = (last && readSecondSubject(reading, at, last)) ?? readSwap(reading, at)
    if (another) {
      state(another)
      at = another.to - 1
      continue
    }
    const negator = negatorAt(reading, at)
    if (!negator) continue
    const ahead = readAhead(reading, at, negator)
    if (ahead) {
      state(ahead)
      at = ahead.to - 1
      if (ahead.strength === 'allergy' && namesUnknown(reading, ahead.to))
        at = unknownAllergy(reading, ahead.to, ahead.to + 1)
    } else if (negator.strength === 'allergy' && isRelative(reading, at)) {
      claim(reading, 'joining', at, at + negator.length, '')
      reading.meansProfile = true
    } else if (negator.strength === 'allergy' && isAside(reading, at, negator)) at += negator.length - 1
    else if (negator.strength === 'allergy' && isOfStatement(reading, at + negator.length, statements)) {
      claim(reading, 'joining', at, at + negator.length, '')
      for (const one of statements) one.strength = 'allergy'
    } else if (negator.strength === 'allergy') at = unknownAllergy(reading, at, at + negator.length)
    else if (
      negator.strength === 'exclusion' &&
      deniedOther(reading, at, at + negator.length + doing(reading, at + negator.length))
    ) {
      const isOutOf = wordAt(reading, at) === 'out'
      const denied = reading.claims.find((one) => one.from === at && one.kind === 'exclusion')
      at += negator.length
      const more = readOn(reading, denied?.to ?? at + 1, isOutOf)
      if (more) {
        state(more)
        at = more.to - 1
      }
    }
  }
  for (let at = 0; at < reading.words.length; at++) {
    const bare = bareIntolerance(reading, at)
    if (bare) state(bare)
  }
  bareAllergies(reading, statements)
  for (const statement of statements) applyStatement(reading, statement)
}

/**
 * Returns the length of "isn't just eggs and bacon" and "not just grilled chicken" behind a "that": the dish which is
 * not to be made once more; 0 elsewhere.
 */
function merelyAt(reading: Reading, at: number): number {
  if (!/^(?:isn't|isnt|aren't|arent|not)$/.test(wordAt(reading, at))) return 0
  if (!/^(?:just|only)$/.test(wordAt(reading, at + 1))) return 0
  if (!/^(?:that|thats|that's|which|is|are)$/.test(wordAt(reading, at - 1))) return 0
  const dishes = [...dishesFrom(reading, at + 2)]
  for (const { from, to } of dishes) reading.exclusions.add(stemsBetween(reading.words, from, to))
  return (dishes.at(-1)?.to ?? at) - at
}

/** Yields the names of a list of dishes, the toast among them: "toast or pancakes". */
function* dishesFrom(reading: Reading, from: number): Generator<{ from: number; to: number }> {
  const start = /^(?:an?|the|another|more)$/.test(wordAt(reading, from)) ? from + 1 : from
  const length = nameAt(reading, start) || (wordAt(reading, start) === 'toast' ? 1 : 0)
  if (length === 0) return
  const to = start + length
  yield { from: start, to }
  const isList = /^(?:or|and|nor)$/.test(wordAt(reading, to)) || reading.words[to]?.stop === ','
  if (isList) yield* dishesFrom(reading, /^(?:or|and|nor)$/.test(wordAt(reading, to)) ? to + 1 : to)
}

/**
 * Returns the length of "won't eat anything but bananas" up to the food, which is the only one that is eaten; 0
 * elsewhere.
 */
function nothingButAt(reading: Reading, at: number): number {
  if (!notVerbs.has(wordAt(reading, at)) || !eatVerbs.has(wordAt(reading, at + 1))) return 0
  const isAll = /^(?:anything|any|food)$/.test(wordAt(reading, at + 2))
  const isOneClause = reading.words.slice(at + 1, at + 4).every(({ stop }) => stop === '')
  return isAll && isOneClause && /^(?:but|except|besides)$/.test(wordAt(reading, at + 3)) ? 4 : 0
}

/** Returns the length of "can't see it" and "won't notice", which hide a food and do not leave it out; 0 elsewhere. */
function unseenAt(reading: Reading, at: number): number {
  if (!notVerbs.has(wordAt(reading, at)) || !senses.has(wordAt(reading, at + 1))) return 0
  const next = reading.words[at + 2]
  const isObject = next?.stop === '' && /^(?:it|them|that|the|any|anything)$/.test(next.plain)
  return isObject ? 3 : 2
}
const senses = wordSet('see notice find tell know spot detect guess recognize recognise')

/**
 * Continues a list whose first word is no known food: "can't do fibre or beans". An "and" or a comma continues it only
 * when that word is not English, and therefore a misspelled food ("no cheris and berries"), or when everything in the
 * list is used up ("out of sauce and parmesan").
 */
function readOn(reading: Reading, at: number, isOutOf: boolean): Statement | null {
  const word = wordAt(reading, at)
  const isSlip = !isEnglishWord(wordAt(reading, at - 1))
  const isOr = word === 'or' || word === 'nor'
  // "Doesn't like many condiments, including mayo and mustard".
  if (/^(?:including|especially|particularly|incl)$/.test(word) || isHere(reading, at, ['such', 'as'])) {
    const start = at + (word === 'such' ? 2 : 1)
    const { things, to } = listFrom(reading, start, { length: 0, strength: 'exclusion', runsOn: true })
    return things.length > 0 ? { from: at, to, things, strength: 'exclusion' } : null
  }
  const isList = (isSlip || isOutOf) && (word === 'and' || reading.words[at]?.stop === ',')
  if (!isOr && !isList) return null
  const start = isOr || word === 'and' ? at + 1 : at
  // "No grozzle and a chicken soup": the article begins another wish.
  if (!isOr && ['a', 'an', 'some'].includes(wordAt(reading, start))) return null
  const { things, to } = listFrom(reading, start, { length: 0, strength: 'exclusion', runsOn: true })
  return things.length > 0 ? { from: at, to, things, strength: 'exclusion' } : null
}

/**
 * True when an allergy word ends its clause and so refers to the list excluded before it: "Suppe ohne
 * Sellerie, Oma ist allergisch".
 */
const isOfStatement = (reading: Reading, end: number, statements: readonly Statement[]): boolean =>
  statements.length > 0 &&
  ((reading.words[end]?.stop ?? '.') !== '' ||
    // "No dairy, baby reacts to it."
    (/^(?:it|them|that|those|this|these)$/.test(wordAt(reading, end)) &&
      (reading.words[end + 1]?.stop ?? '.') !== ''))

/** Reads a double denial as a wish: "don't leave the peanuts out". */
function keepsIn(reading: Reading, at: number): boolean {
  if (!notVerbs.has(wordAt(reading, at)) || wordAt(reading, at + 1) !== 'leave') return false
  for (let i = at + 2; i < at + 8 && reading.words[i]?.stop === ''; i++)
    if (['out', 'off', 'away', 'aside'].includes(wordAt(reading, i))) {
      claim(reading, 'joining', at, at + 2, '')
      claim(reading, 'joining', i, i + 1, '')
      return true
    }
  return false
}

function readAhead(reading: Reading, at: number, negator: Negator): Statement | null {
  const { length, strength } = negator
  const verb = at + length + doing(reading, at + length)
  const whole = anythingWith(reading, verb)
  const start = verb + whole
  const stop = reading.words[start]?.stop ?? ''
  // A full stop ends the statement: "leave out anything I'm allergic to. Lasagna". A call goes on: "AVOID!!!
  // kiwi".
  const isCall = stop === '!' && length === 1 && (at === 0 || reading.words[at]!.stop !== '')
  if (/[.!?]/.test(stop) && !isCall) return null
  // A "no" before a comma belongs to the food before it: "fish no, meat yes".
  if (stop === ',' && strength !== 'allergy') return null
  if (strength === 'exclusion' && doesElse(reading, start)) return null
  const list = listFrom(reading, start, { ...negator, ...(whole > 0 && { ofParts: true }) })
  if (list.things.length === 0) return null
  if (strength !== 'leave')
    return { from: at, to: behindPart(reading, at, list.to), things: list.things, strength }
  // A food that is kept away may be one that harms, which is asked about; kept out, it is left out.
  const behind = /^keep/.test(wordAt(reading, at)) ? ['out'] : ['out', 'off', 'away', 'aside']
  const isOut = behind.includes(wordAt(reading, list.to))
  // "How long can I keep chicken out of the fridge" leaves none out.
  if (/^(?:fridge|freezer|refrigerator|oven)$/.test(wordAt(reading, list.to + 3))) return null
  return isOut ? { from: at, to: list.to + 1, things: list.things, strength: 'exclusion' } : null
}

/** Words for the whole dish, which a denial may be about: "no alcohol in the food". */
const anyPlaces = wordSet('food meal dish recipe it anything broth')
const partsOfDish = wordSet(
  'sauce dressing filling frosting icing batter dough crust topping marinade gravy broth glaze mix mixture base',
)
/**
 * Returns the place behind the part of a dish that a food is denied in: "a dinner with no alcohol in the sauce" asks
 * for no sauce. A part that is all that is spoken of stays a wish.
 */
function behindPart(reading: Reading, from: number, to: number): number {
  if (!/^(?:in|on|inside)$/.test(wordAt(reading, to)) || reading.words[to]?.stop !== '') return to
  const part = /^(?:the|its|their|any|my)$/.test(wordAt(reading, to + 1)) ? to + 2 : to + 1
  if (reading.words[part]?.stop !== '') return to
  // "No alcohol in the food" speaks of nothing else.
  if (anyPlaces.has(wordAt(reading, part)) && (reading.words[part + 1]?.stop ?? '.') !== '') return part + 1
  if (!partsOfDish.has(wordAt(reading, part))) return to
  const { length } = reading.words
  const names = (start: number, end: number) =>
    namesWithin(reading, start, end) ||
    reading.words.slice(start, end).some(({ plain }) => plain in categoryWords)
  return names(0, from) || names(part + 1, length) ? part + 1 : to
}

/**
 * True when the denied verb does something else to the food than eating it: "a recipe that did not darken the
 * avocado".
 */
const doesElse = ({ words, vocabulary }: Reading, at: number): boolean => {
  const verb = words[at]?.plain ?? ''
  // A counted amount leaves no food out: "that would not require five pounds of carrots".
  const number = havingVerbs.has(verb) ? at + 1 : at
  const count = words[number]?.plain ?? ''
  const isCounted = (count in numberWords || /^\d+$/.test(count)) && units.has(words[number + 1]?.plain ?? '')
  return isCounted || ((vocabulary.isOnlyVerb?.(verb) ?? false) && !havingVerbs.has(verb))
}
const units = wordSet(
  'pound pounds lb lbs kilo kilos kg ounces oz cups bags gallons quarts liters litres dozen',
)
const havingVerbs = wordSet(
  'eat consume contain include add tolerate digest ingest swallow require involve incorporate buy enjoy handle prefer omit avoid see get have use cook keep put need want like love touch process stand stomach bear',
)

/** Phrases that repeat a denial for another food: "salmon is off the table, so are prawns". */
const likewise: readonly (readonly string[])[] = [
  ...['so', 'as', 'neither', 'nor'].flatMap((word) =>
    ['do', 'does', 'is', 'are', 'did', 'can', 'will'].map((verb) => [word, verb]),
  ),
  ['same', 'goes', 'for'],
  ['same', 'with'],
  ['same', 'for'],
  ['ditto'],
]

function readSecondSubject(reading: Reading, at: number, { strength, to: end }: Statement): Statement | null {
  const eater = strength === 'allergy' ? anotherEaterAt(reading, at, end) : 0
  if (eater > 0) {
    const { things, to } = listFrom(reading, at + eater, { length: 0, strength, runsOn: false })
    if (things.length > 0) return { from: at, to, things, strength }
  }
  const phrase = likewise.find((one) => isHere(reading, at, one))
  if (!phrase || isContrary(reading, end, at)) return null
  const { things, to } = listFrom(reading, at + phrase.length, { length: 0, strength, runsOn: false })
  return things.length > 0 ? { from: at, to, things, strength } : null
}

/** True when a "but" makes the last foods welcome: "no dried fruit, but nuts are great and so is coconut". */
const isContrary = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some(({ plain }) => plain === 'but')

/**
 * True for an allergy word alone in brackets, which belongs to the list before it: "keine Erdnüsse
 * (Allergie)"; see `bareAllergies`.
 */
const isAside = (reading: Reading, at: number, { length }: Negator): boolean =>
  reading.words[at]!.stop === '(' && (reading.words[at + length]?.stop ?? ')') !== ''

/**
 * True when the allergy names no food and the profile has to: "anything I'm allergic to", "what she is
 * allergic to".
 */
const isRelative = (reading: Reading, at: number): boolean => {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    if (whatever.has(wordAt(reading, i)) || ['what', 'whatever'].includes(wordAt(reading, i))) return true
    if (reading.words[i]!.stop !== '') return false
  }
  return false
}

const doings = wordSet(
  'using use adding add putting having including involving needing requiring containing buying eating the',
)
/**
 * Counts words that only say that a food would be used: "without using any soy sauce", "no need for the use
 * of eggs".
 */
function doing(reading: Reading, at: number): number {
  let length = 0
  // "Que no sea pollo" is "that is no chicken", word by word.
  const isVerb = (word: string) =>
    doings.has(word) || (reading.language !== 'en' && /^(?:is|are|be)$/.test(word))
  while (isVerb(wordAt(reading, at + length)) && reading.words[at + length]?.stop === '') length++
  if (length > 0 && wordAt(reading, at + length) === 'of') length++
  return length
}
