import type { Quantity, Rational } from './parsed.ts'
import { add, rational } from './rational.ts'
import { readQuantity } from './read-quantity.ts'
import { foreignUnitAt } from './unit-in-language.ts'
import type { Unit } from './units.ts'
import { unitOf } from './units.ts'

export interface Measure {
  quantity: Quantity
  unit: Unit | null
  /** The unit as it is written, without words for how full it is. */
  word?: string
}

/** Words before a unit that do not change it: "heaped teaspoon", "good handful". */
const beforeUnit =
  /^(?:(?:heaped|heaping|level|rounded|scant|generous|good|large|lg|big|small|sm|packed|full|fat|thick|thin|loosely|firmly|lightly|well|overflowing|brimming|medium|plump|gestr\.|gestrichene[rns]?|geh\.|gehäufte[rns]?|große[rns]?|kleine[rns]?|gute[rns]?|bonnes?|belles?|gross?es?|grande?s?|petite?s?|pequeñ[ao]s?|buen[ao]?s?|piccol[aoie]|generos[ao]|abbondanti?|mittelgroße[rns]?)\s+)+/iu

/**
 * Reads the unit at the start of a text and the number of characters it takes, adjectives before it included.
 */
export function readUnit(text: string): { unit: Unit; length: number } | null {
  const direct = unitAt(text)
  if (direct) {
    const full = afterUnit.exec(text.slice(direct.length))?.[0].length ?? 0
    return { unit: direct.unit, length: direct.length + full }
  }
  const adjectives = beforeUnit.exec(text)
  if (!adjectives) return null
  const after = unitAt(text.slice(adjectives[0].length))
  // A size may stand before any unit: "1 small can", "1 large clove", "2 large cups".
  return after ? { unit: after.unit, length: adjectives[0].length + after.length } : null
}

/** Words behind a spoon for how full it is: `1 cucharada colmada`, `2 cucchiai rasi`. */
const afterUnit =
  /^\s+(?:colmad[ao]s?|ras[aoie]|ras[ae]?s|bombée?s?|bien (?:pleine?|llena)s?|colm[oia]|abbondant[ei]|scars[oi])(?=\s)/iu

const twoWords = /^fl(?:uid)?\.?[\s-]*(?:oz|ounces?)\b\.?/i
/** Words that are a unit only before "of": "a round of bread", but "round steak". */
const onlyWithOf = /^rounds?$/i
const oneWord = /^[\p{L}]+\.?(?![\p{L}])/u

function unitAt(text: string): { unit: Unit; length: number } | null {
  const fluid = twoWords.exec(text)
  if (fluid) return { unit: unitOf('fluid ounce')!, length: fluid[0].length }
  const wine = /^wine\s+glass(?:es|fuls?)?\b/i.exec(text)
  if (wine) return { unit: unitOf('glass')!, length: wine[0].length }
  const foreign = foreignUnitAt(text)
  const word = oneWord.exec(text)
  if (foreign && foreign.length > (word && unitOf(word[0]) ? word[0].length : 0))
    return { unit: unitOf(foreign.name)!, length: foreign.length } // the table names known units only
  if (!word || (onlyWithOf.test(word[0]) && !/^\s+of\s/i.test(text.slice(word[0].length)))) return null
  const unit = unitOf(word[0])
  // "Head" and "leaf" are units; "in" and "a" are words, unless a number stands right before them.
  return unit ? { unit, length: word[0].length } : null
}

/**
 * Reads the amount and unit at the start of a text: `500g`, `2 heaped tbsp`, `1lb 2oz` (one measure), `3`.
 */
export function readMeasure(text: string): { measure: Measure; length: number } | null {
  const amount = readQuantity(text)
  if (!amount) return null
  const gap = /^\s*-?\s*/.exec(text.slice(amount.length))![0].length
  const unit = readUnit(text.slice(amount.length + gap))
  if (!unit) return { measure: { quantity: amount.quantity, unit: null }, length: amount.length }
  const word = text.slice(amount.length + gap, amount.length + gap + unit.length).trim()
  const measure: Measure = { quantity: amount.quantity, unit: unit.unit, word }
  const length = amount.length + gap + unit.length
  return withOunces(measure, text, length) ?? { measure, length }
}

/** Reads pounds and ounces as one measure: "1lb 2oz" is 1⅛ pounds. */
function withOunces(
  measure: Measure,
  text: string,
  length: number,
): { measure: Measure; length: number } | null {
  if (measure.unit?.name !== 'pound' || measure.quantity.kind !== 'exact') return null
  const gap = /^\s+(?=[\d½¼¾⅓⅔])/u.exec(text.slice(length))
  if (!gap) return null
  const amount = readQuantity(text.slice(length + gap[0].length))
  if (amount?.quantity.kind !== 'exact') return null
  const rest = text.slice(length + gap[0].length + amount.length)
  const unit = /^\s*/.exec(rest)![0].length
  const ounce = readUnit(rest.slice(unit))
  if (ounce?.unit.name !== 'ounce') return null
  const value = add(measure.quantity.value, sixteenth(amount.quantity.value))
  return {
    measure: { quantity: { kind: 'exact', value }, unit: measure.unit },
    length: length + gap[0].length + amount.length + unit + ounce.length,
  }
}

const sixteenth = (value: Rational) => rational(value.numerator, value.denominator * 16)
