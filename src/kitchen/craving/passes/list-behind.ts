import { isClaimed, nameAt, type Reading, wordAt } from '../reading.ts'
import { type Thing, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { anythingWith } from './anything-with.ts'
import { dishDeniedAt, isDishKind, partDeniedAt } from './denied-dishes.ts'
import { anythingSoAt, inFat } from './named-by-manner.ts'
import type { Negator } from './negator.ts'
import { commonlyLacking, enders, fillers, joins, mains, mealWords, nounPhrase } from './noun-phrases.ts'
import { isWish } from './wish-behind.ts'

/** Foods that are made at home, and that a list of allergies ends with as its wish: "allergic to nuts, pesto". */
const madeFoods = wordSet(
  'pesto custard flan hummus guacamole tiramisu cheesecake mousse meringue fudge gravy stuffing coleslaw slaw ratatouille tortilla pierogi croissant doughnut donut cupcake baguette focaccia naan granola mayonnaise aioli',
)

/** Words that join examples to a list: "seeds like sesame". */
const examples = [['like'], ['such', 'as'], ['including'], ['especially'], ['particularly'], ['incl']]

/** Number of words before a denial that may hold the wish: "tuna, not …". */
const LEAST_WISH = 3

/** Returns the foods behind a negator, up to where the next wish begins. */
export function listFrom(reading: Reading, start: number, negator: Negator): { things: Thing[]; to: number } {
  const { words } = reading
  const things: Thing[] = []
  // A long list denies names of dishes too: the ice cream of "other than puddings, ice cream, cheese,
  // butter".
  const isDenied = (at: number) => deniesList(reading, at, negator)
  let to = start
  let isBare = false
  for (let at = start; ; ) {
    // A slash joins two foods of the list, whatever dish follows: "no onion/garlic curry".
    const isJoined = things.length > 0 && ['/', '+'].includes(words[at]?.stop ?? '')
    const kind =
      dishDeniedAt(reading, at, negator, things.length > 0) ??
      partDeniedAt(reading, at, negator, things.length > 0)
    const phrase = isJoined ? thingAt(words, at) : (kind ?? nounPhrase(reading, at))
    const unknown = phrase ? null : slangAt(reading, at, things.length > 0)
    if (unknown) {
      things.push(unknown)
      to = unknown.to
      at = unknown.to
      continue
    }
    const manner = phrase ? null : anythingSoAt(reading, at)
    if (manner) {
      if (manner.thing) things.push(manner.thing)
      else if (manner.isHot) reading.moods.add('mild')
      else if (inFat.test(wordAt(reading, at + 1))) {
        reading.techniques.add('fried')
        reading.equipment.add('no frying')
      }
      to = at + 2
      at = joins(wordAt(reading, to)) ? to + 1 : to
      continue
    }
    // Skins and peel are no food of their own: "no nuts, seeds, skins or anything hard".
    if (!phrase && things.length > 0 && partsOfFoods.has(wordAt(reading, at))) {
      to = at + 1
      at = joins(wordAt(reading, to)) ? to + 1 : to
      continue
    }
    // "Something with tuna, not a sandwich or pasta bake" denies both, since the wish stands before.
    const isOtherDenied = start > LEAST_WISH && wordAt(reading, at - 1) === 'or'
    const mayBeWish = things.length > 0 && !isJoined && !kind && !isOtherDenied && !isDenied(at)
    if (!phrase || (mayBeWish && isWish(reading, at, phrase))) break
    things.push(phrase)
    to = phrase.to
    at = phrase.to
    const word = words[at]
    if (!word) break
    // A semicolon begins another clause: "all things dairy; and hubby …".
    if (/[.;!?]/.test(word.stop)) break
    if (joins(word.plain)) {
      at++
      // "No garlic or anything that has spices" denies both.
      at += anythingWith(reading, at)
      // An article begins another wish: "no onions and a chicken soup".
      if (['a', 'an'].includes(wordAt(reading, at)) && !negator.runsOn) break
      continue
    }
    const example = examples.find((one) => one.every((each, i) => wordAt(reading, at + i) === each))
    if (example) {
      at += example.length
      continue
    }
    if (word.stop === '/' || word.stop === '+') continue
    // Brackets hold another name or an example: "coriander (cilantro)".
    if (word.stop === '(' && thingAt(words, at)) continue
    // A list may lack commas altogether: "no dairy wheat egg soy".
    isBare ||= isBareList(reading, at)
    if (word.stop === '' && (isBare || isCommonlyLacking(reading, at))) continue
    if (word.stop === ',' && partsOfFoods.has(word.plain)) continue
    if (word.stop !== ',' || !goesOn(reading, at, negator, things, start)) break
  }
  return { things, to }
}

/**
 * Returns an unlisted word between two commas as an item of the list: the mushies of "don't like: mushies,
 * leeks".
 */
function slangAt(reading: Reading, at: number, isInside: boolean): Thing | null {
  const [word, next] = [reading.words[at], reading.words[at + 1]]
  const opens = isInside ? word?.stop === ',' : word?.stop === ':'
  if (!word || !opens || next?.stop !== ',' || enders.has(word.plain) || fillers.has(word.plain)) return null
  if (!/^\p{L}{4,}$/u.test(word.plain) || !thingAt(reading.words, at + 1)) return null
  reading.unknown.add(word.plain)
  return { from: at, to: at + 1, name: word.stem, id: null }
}

/**
 * True when the next word, without a stop before it, is another commonly excluded food and not the start of a
 * dish.
 */
function isCommonlyLacking(reading: Reading, at: number): boolean {
  const thing = thingAt(reading.words, at)
  if (!thing) return false
  // An "or" closes the list: "no onion garlic potato or leek".
  if (['or', 'nor'].includes(wordAt(reading, thing.to))) return true
  if (!commonlyLacking.has(thing.name)) return false
  // Two foods before the "or" are a list even where some recipe has both in its name.
  const other = thingAt(reading.words, thing.to)
  if (other && reading.words[thing.to]?.stop === '' && ['or', 'nor'].includes(wordAt(reading, other.to)))
    return true
  return !isWish(reading, at, thing) && nameAt(reading, at) <= thing.to - thing.from
}

/**
 * Number of foods without commas that make a list: "no apples pears mango honey", "no lentils chickpeas beans
 * or peas".
 */
const BARE = 3

function isBareList(reading: Reading, from: number): boolean {
  let count = 0
  let isClosed = false
  for (let at = from; ; count++) {
    if (joins(wordAt(reading, at)) && count > 0) {
      isClosed = true
      at++
    }
    const word = reading.words[at]
    // The end of the text closes a list as well: "cake without milk butter eggs".
    if (!word || (at > from && word.stop !== ''))
      return count >= (isClosed || (!word && at > from + 1) ? BARE - 1 : BARE)
    const thing = thingAt(reading.words, at)
    if (!thing || mains.has(thing.name) || isWish(reading, at, thing)) return false
    at = thing.to
  }
}

/** Parts of foods that stand in a list of what is left out, "no nuts, seeds, skins or anything hard". */
const partsOfFoods = wordSet(
  'skin skins peel peels pip pips rind rinds pith gristle bones husks hulls shells',
)

const closings = wordSet('everything anything all whatever other others etc such things stuff more')

/**
 * True when bare foods follow the comma up to the end of the clause, or up to a closing "or", "nor" or "and".
 */
function goesOn(
  reading: Reading,
  from: number,
  negator: Negator,
  things: readonly Thing[],
  start: number,
): boolean {
  const { words } = reading
  const before = things.length
  let at = from
  let closed: string | null = null
  let last: Thing | null = null
  let count = 0
  let hasMain = false
  while (at < words.length) {
    const word = words[at]!
    if (at > from && word.stop !== '' && word.stop !== ',') break
    if (joins(word.plain)) {
      closed = word.plain
      at++
      continue
    }
    const manner = anythingSoAt(reading, at)
    const behind = words[at + 2]
    // "No onions, anything spicy" wishes for it, where no list of foods goes on behind.
    if (manner && (negator.ofTaste || behind?.stop === ',' || joins(behind?.plain ?? ''))) {
      last = manner.thing ?? { from: at, to: at + 2, name: wordAt(reading, at + 1), id: null }
      count++
      at += 2
      continue
    }
    const kind =
      before > 0
        ? (dishDeniedAt(reading, at, negator, true) ?? partDeniedAt(reading, at, negator, true))
        : null
    const phrase = kind ?? nounPhrase(reading, at)
    if (!phrase && count > 0 && partsOfFoods.has(wordAt(reading, at))) {
      at++
      continue
    }
    // A closing phrase names no further food: "free of dairy, eggs, flour, and everything else".
    if (!phrase && closed && count > 0 && closings.has(wordAt(reading, at))) return !hasMain
    // "No eggs, milk, or grozzles": the "or" closes a list of what is left out, whatever its last word is.
    if (!phrase && count > 0 && (closed === 'or' || closed === 'nor')) return true
    // A word that another pass has read ends the list: the slow cooked meals of "hates soups, any casserole and slow cooked meals".
    if (!phrase && closed && count > 0 && isClaimed(reading, at)) {
      closed = null
      at--
    }
    if (!phrase) break
    // Two foods side by side name a dish: "chicken thai green curry".
    if (count > 0 && at === last?.to && word.stop === '') return count > 1 ? negator.runsOn : false
    if (!kind && !deniesList(reading, at, negator) && isWish(reading, at, phrase))
      return closed === null && count > 0 ? negator.runsOn : false
    count++
    last = phrase
    hasMain ||= mains.has(phrase.name)
    at = phrase.to
    if (closed) break
  }
  if (!last) return false
  const next = words[at]
  const goesOnHere = next !== undefined && next.stop === '' && !enders.has(next.plain)
  if (goesOnHere && !joins(next.plain)) return false
  // "Or" continues a list, "and" may begin a wish: "no onions, garlic or leeks", "no onions, chicken and
  // rice".
  if (closed === 'or' || closed === 'nor') return true
  // "Any casserole" and "soups" that end the sentence are denied, and are no dinner.
  // Behind a food they are the dinner: "hates cilantro, tacos".
  const isOfDishes = things.some(({ name }) => isDishKind(name))
  const isDenied = before > 0 && negator.runsOn && isEvery(reading, last, isOfDishes)
  if (isDenied) return true
  // A single main food at the end is the dinner: "allergic to peanuts, chicken".
  const head = last.name.split(' ').at(-1) ?? ''
  const isMade = mealWords.has(head) || head === 'sauce' || (madeFoods.has(head) && isFirst(reading, start))
  if (count === 1 && !negator.ofDishes && (mains.has(last.name) || isMade)) return false
  // A food with a preposition behind it is a wish: "salmon for dinner", "pasta with tomatoes".
  if (next && next.stop === '' && ['for', 'with', 'please', 'on', 'in', 'recipe'].includes(next.plain))
    return closed !== null && negator.runsOn && count > 1
  // Three foods or more without a main are one list: "no milk, wheat, egg, soy".
  return negator.runsOn || (before + count > 2 && !hasMain)
}

/** True where nothing to eat is named before a place, so that the wish is still to come. */
const isFirst = (reading: Reading, start: number): boolean =>
  reading.words
    .slice(0, start)
    .every(
      ({ plain }, at) =>
        thingAt(reading.words, at) === null && !mealWords.has(plain) && nameAt(reading, at) === 0,
    )

/** True for "any casserole", and for a plural that ends the sentence of a list that denies dishes. */
const isEvery = ({ words }: Reading, { from, to }: Thing, isOfDishes: boolean): boolean =>
  /^(?:any|all|every|most)$/.test(words[from]?.plain ?? '') ||
  (isOfDishes &&
    isDishKind(words[to - 1]?.stem ?? '') &&
    words[to - 1]?.plain !== words[to - 1]?.stem &&
    /[.!?;]/.test(words[to]?.stop ?? '.'))

/** Number of foods between commas from which on all are denied, even those that share a name with a dish. */
const A_LIST = 3

function deniesList(reading: Reading, from: number, { runsOn, strength }: Negator): boolean {
  if (!runsOn || strength !== 'exclusion') return false
  const { words } = reading
  let count = 0
  for (let at = from; at < words.length; count++) {
    const thing = thingAt(words, joins(wordAt(reading, at)) ? at + 1 : at)
    if (!thing) return false
    at = thing.to
    const stop = words[at]?.stop ?? '.'
    if (/[.!?;]/.test(stop)) return count + 1 >= A_LIST
    if (stop !== ',' && !joins(wordAt(reading, at))) return false
  }
  return count >= A_LIST
}
