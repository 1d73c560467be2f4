import { englishOf } from '../english-words.ts'
import { claim, isClaimed, nameAt, type Pass, type Reading, wordAt } from '../reading.ts'
import { stem } from '../stem.ts'
import { thingAt } from '../things.ts'
import { isAtHand } from '../wishes/at-hand.ts'
import { wordSet } from '../word-set.ts'
import { numberAt } from './amounts-at-hand.ts'
import { isDishKind } from './denied-dishes.ts'
import { claimFigure } from './figures.ts'

/** Shares of a recipe that people ask for, by their words. */
const shares: Readonly<Record<string, number>> = {
  half: 0.5,
  small: 0.5,
  smaller: 0.5,
  mini: 0.5,
  tiny: 0.25,
  quarter: 0.25,
  big: 2,
  bigger: 2,
  large: 2,
  huge: 3,
  giant: 3,
  double: 2,
  doubled: 2,
  two: 2,
  triple: 3,
  tripled: 3,
  three: 3,
  quadruple: 4,
  four: 4,
}
const batches = new RegExp(
  `\\b(?:a |the )?(${Object.keys(shares).join('|')}|[2-6]) (?:a |the |of a |the )?(?:batch|batches|recipe|recipes)(?: of(?= ))?(?![a-z])`,
)
/** Words for much of a dish, and no figure: "a large-quantity minestrone", "a huge pot of chili". */
const muchOf =
  /\b(?:a |the )?(big|bigger|large|huge|giant)[ -](?:(?:quantity|quantities)(?: of)?|(?:quantity|amount|pot|potful|vat|cauldron) of)(?= [a-z])/

const milliliters: Readonly<Record<string, number>> = {
  gallon: 3785,
  quart: 946,
  pint: 473,
  liter: 1000,
  litre: 1000,
}
/** Things that are made in one piece, as many of which somebody may ask for: "two loaves of banana bread". */
const wholes = wordSet('loaf pan tray dish sheet casserole')
/** Words behind a number that count something else than pieces of the dish. */
const others = wordSet(
  'ingredient layer bean cheese minute hour meat spice way berry grain seed step day course people person serving portion calorie year month week inch degree star alarm can pot pan fruit herb nut pepper dollar euro point night time hungry kid adult guest friend man eater',
)

/** Words of a dish that is there and is not made. */
const thereAlready = wordSet('of leftover leftovers left stale frozen cooked remaining old extra')

/** Foods that are bought ready or made, and the number from which on they are to be made. */
const readyMade = /^(?:meatball|dumpling|ravioli|wonton|crouton|cracker|bagel|tortilla)$/
const MANY = 15

/** Most words of a dish behind its number. */
const MOST_WORDS = 4

/**
 * Reads how much of a dish is to be made: "a double batch of brownies", "48 cupcakes", "two loaves of banana bread", "a
 * gallon of iced tea". Words with which a dish's own name begins are no number: "three bean salads".
 */
export const readYields: Pass = (reading) => {
  if (reading.servings !== null) return
  readBatches(reading)
  if (reading.yields === null && !isThere(reading)) readPieces(reading)
}

const isThere = ({ text, usesUp }: Reading): boolean => isAtHand({ text, ...(usesUp && { usesUp }) })

function readBatches(reading: Reading): void {
  const { text, starts } = englishOf(reading)
  const batch = batches.exec(text)
  const match = batch ?? (isThere(reading) ? null : muchOf.exec(text))
  if (!match) return
  const from = starts.indexOf(match.index)
  const to = starts.filter((start) => start < match.index + match[0].length).length
  // A large amount of garlic is a food of the dish.
  if (batch === null && dishAt(reading, to, true) === null) return
  // "Big batch soup" is a recipe's own name.
  if (from < 0 || endsOfNames(reading, from, to).some((end) => end > to)) return
  const times = shares[match[1] ?? ''] ?? Number(match[1])
  reading.yields = { words: wordsOf(reading, from, to).replace(/ of$/i, ''), times }
  claimFigure(reading, starts, match.index, match.index + match[0].length, `${times} times the recipe`)
}

function readPieces(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (isClaimed(reading, at) || nameAt(reading, at) > 1) continue
    const isBare = at === 0 && milliliters[wordAt(reading, at)] !== undefined
    const one = isBare || /^an?$/.test(wordAt(reading, at)) ? { value: 1, end: isBare ? at : at + 1 } : null
    const number = hundredsAt(reading, at) ?? one ?? numberAt(reading, at)
    if (number === null || ('unit' in number && number.unit !== undefined)) continue
    const unit = stem(wordAt(reading, number.end).replace(/^loaves$/, 'loaf'))
    const isOf = wordAt(reading, number.end + 1) === 'of'
    const volume = milliliters[unit]
    if (isOf && (volume !== undefined || wholes.has(unit))) {
      const dish = dishAt(reading, number.end + 2, true)
      if (dish === null) continue
      const words = wordsOf(reading, at, dish)
      reading.yields =
        volume === undefined
          ? { words, pieces: number.value, of: unit }
          : { words, milliliters: number.value * volume }
      claim(reading, 'number', at, number.end + 2, words)
      return
    }
    if (number.value < 2 || /^(?:for|serves|feeds|least|most|under)$/.test(wordAt(reading, at - 1))) continue
    const dish = dishAt(reading, number.end, false, number.value >= MANY)
    if (dish === null) continue
    const words = wordsOf(reading, at, dish)
    reading.yields = { words, pieces: number.value, of: reading.words[dish - 1]?.stem ?? '' }
    claim(reading, 'number', at, number.end, words)
    return
  }
}

/** Returns the end of the dish that begins at a word; null where none does, or none in the plural. */
function dishAt(reading: Reading, from: number, isSingular: boolean, isMany = false): number | null {
  for (let to = from + 1; to <= from + MOST_WORDS && to <= reading.words.length; to++) {
    const last = reading.words[to - 1]
    if (last === undefined || isClaimed(reading, to - 1) || (to - 1 > from && last.stop !== '')) return null
    if ((to === from + 1 && others.has(last.stem)) || thereAlready.has(last.plain)) return null
    const ends = endsOfNames(reading, from, to)
    const isLonger = ends.some((end) => end > to)
    if (isLonger || !(ends.includes(to) || isDishKind(last.stem))) continue
    // Five tomatoes and twelve leftover meatballs are there.
    const thing = thingAt(reading.words, from)
    if (
      thing !== null &&
      thing.to >= to &&
      thing.id !== null &&
      !isDishKind(last.stem) &&
      !(isMany && readyMade.test(thing.name))
    )
      return null
    if (isSingular || last.plain !== last.stem) return to
  }
  return null
}

/** Returns the places behind the names that begin within a range of words. */
const endsOfNames = (reading: Reading, from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i).flatMap((at) => {
    const length = nameAt(reading, at)
    return length > 0 ? [at + length] : []
  })

/** Returns hundreds that begin at a word: "a hundred", "two hundred". */
function hundredsAt(reading: Reading, at: number): { value: number; end: number } | null {
  const [word, next] = [wordAt(reading, at), wordAt(reading, at + 1)]
  if (word === 'hundred') return { value: 100, end: at + 1 }
  const times = /^(?:an?|one)$/.test(word) ? 1 : (numberAt(reading, at)?.value ?? 0)
  return /^hundreds?$/.test(next) && times > 0 ? { value: times * 100, end: at + 2 } : null
}

const wordsOf = ({ words, text }: Reading, from: number, to: number): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length)
