import type { Quantity, Rational } from './parsed.ts'
import { add, fromDecimal, rational } from './rational.ts'

const glyphs: Readonly<Record<string, readonly [number, number]>> = {
  '½': [1, 2],
  '⅓': [1, 3],
  '⅔': [2, 3],
  '¼': [1, 4],
  '¾': [3, 4],
  '⅕': [1, 5],
  '⅖': [2, 5],
  '⅗': [3, 5],
  '⅘': [4, 5],
  '⅙': [1, 6],
  '⅚': [5, 6],
  '⅛': [1, 8],
  '⅜': [3, 8],
  '⅝': [5, 8],
  '⅞': [7, 8],
  '⅐': [1, 7],
  '⅑': [1, 9],
  '⅒': [1, 10],
}
const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Numbers in German, Spanish, French and Italian. "Once" is left out: in English it is no eleven. */
const foreignNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'eine? un une? una uno',
    'zwei dos deux due',
    'drei tres trois tre',
    'vier cuatro quatre quattro',
    'fünf cinco cinq cinque',
    'sechs seis six sei',
    'sieben siete sept sette',
    'acht ocho huit otto',
    'neun nueve neuf nove',
    'zehn diez dix dieci',
  ].flatMap((names, at) => names.split(' ').map((name) => [name.replace('?', ''), at + 1])),
)

const glyph = `[${Object.keys(glyphs).join('')}]`
const slash = '\\s?[/⁄∕]\\s?'
// Longer numbers are codes and not amounts, and the limit keeps the arithmetic exact.
const whole = '\\d{1,6}'
const glyphNumber = new RegExp(`^(?:(${whole})(?:\\s*|\\s+(?:and|und|y|et|e)\\s+|-))?(${glyph})`, 'u')
const fractionNumber = new RegExp(
  `^(?:(${whole})(?:\\s+|\\s*-\\s*|\\s+(?:and|und|y|et|e)\\s+|\\s*&\\s*))?(${whole})${slash}(${whole})(?!\\d)`,
  'u',
)
const decimalNumber = /^(\d{1,6})[.,](\d{1,3})(?!\d)/
const thousands = /^(\d{1,3}),(\d{3})(?!\d)/
const wholeNumber = new RegExp(`^(${whole})(?!\\d)`)
const halfWord = /^(?:(?:a|one)\s+)?half(?:\s+(?:of\s+)?an?)?(?=\s|$)/i
const quarterWord = /^(?:(?:a|one|(three))[\s-]+)?quarters?(?:\s+of)?(?:\s+an?)?(?=\s|$)/i
const foreignHalf = /^(?:halbe[nrms]?|halb|demi-?|demie|medi[ao]|mezz[ao]|mezz['’])(?=\s|(?<=['’-]))\s*/iu
const oneAndAHalf = /^(?:eineinhalb|anderthalb)(?=\s)/iu
/** Words that add a half to the number: `1 et demi`, `2 y media`, `1 e mezzo`. */
const andAHalf = /^\s+(?:et demie?|y medi[ao]|e mezz[ao])(?=\s|$)/iu
const foreignNumber = new RegExp(`^(${Object.keys(foreignNumbers).join('|')})(?=[\\s-]|$)`, 'iu')
const wordNumber = new RegExp(`^(${numberWords.join('|')})(\\s+and\\s+a\\s+half)?(?=[\\s-]|$)`, 'i')

interface Read {
  value: Rational
  length: number
}

/**
 * Reads the number at the start of a text: `1 1/2`, `1½`, `1.5`, `1,5`, `three quarters`, `one and a half`.
 */
export function readNumber(text: string): Read | null {
  const mixed = glyphNumber.exec(text)
  if (mixed) {
    const [numerator, denominator] = glyphs[mixed[2]!]!
    return {
      value: add(rational(Number(mixed[1] ?? 0)), rational(numerator, denominator)),
      length: mixed[0].length,
    }
  }
  const fraction = fractionNumber.exec(text)
  if (fraction && Number(fraction[3]) > 0 && isFraction(fraction)) {
    const part = rational(Number(fraction[2]), Number(fraction[3]))
    return { value: add(rational(Number(fraction[1] ?? 0)), part), length: fraction[0].length }
  }
  const grouped = thousands.exec(text)
  if (grouped && grouped[1] !== '0')
    return { value: rational(Number(grouped[1]! + grouped[2]!)), length: grouped[0].length }
  const decimal = decimalNumber.exec(text)
  if (decimal) return { value: fromDecimal(Number(`${decimal[1]}.${decimal[2]}`)), length: decimal[0].length }
  const point = /^\.(\d{1,3})(?!\d)/.exec(text)
  if (point) return { value: fromDecimal(Number(`0.${point[1]}`)), length: point[0].length }
  const plain = wholeNumber.exec(text)
  if (plain) return withHalf(text, { value: rational(Number(plain[1])), length: plain[0].length })
  const word = readWord(text) ?? readForeignWord(text)
  return word && withHalf(text, word)
}

/**
 * True for a fraction, which is written with small numbers; the slash of "450g/1lb" separates two measures.
 */
const isFraction = (match: RegExpExecArray) =>
  Number(match[3]) <= 32 && (match[1] === undefined || Number(match[2]) < Number(match[3]))

function withHalf(text: string, read: Read): Read {
  const half = andAHalf.exec(text.slice(read.length))
  return half ? { value: add(read.value, rational(1, 2)), length: read.length + half[0].length } : read
}

function readForeignWord(text: string): Read | null {
  const half = foreignHalf.exec(text)
  if (half) return { value: rational(1, 2), length: half[0].trimEnd().length }
  const more = oneAndAHalf.exec(text)
  if (more) return { value: rational(3, 2), length: more[0].length }
  const word = foreignNumber.exec(text)
  return word ? { value: rational(foreignNumbers[word[1]!.toLowerCase()]!), length: word[0].length } : null
}

function readWord(text: string): Read | null {
  const half = halfWord.exec(text)
  if (half) return { value: rational(1, 2), length: half[0].length }
  const quarter = quarterWord.exec(text)
  if (quarter) return { value: rational(quarter[1] ? 3 : 1, 4), length: quarter[0].length }
  const word = wordNumber.exec(text)
  if (!word) return null
  const value = rational(numberWords.indexOf(word[1]!.toLowerCase()))
  return { value: word[2] ? add(value, rational(1, 2)) : value, length: word[0].length }
}

const between = /^\s*(?:-\s*to|-|–|—|to|or|through|bis(?:\s+zu)?|oder|à|ou|a|o)\s*(?=[\d½⅓⅔¼¾⅛⅜⅝⅞a-z])/iu

/** Reads the number or range at the start of a text: `2-3`, `2 to 3`, `2 or 3`. */
export function readQuantity(text: string): { quantity: Quantity; length: number } | null {
  // A percentage such as "2% milk" or "70 % chocolate" is no amount.
  if (/^\d+(?:[.,]\d+)?\s?%/.test(text)) return null
  const opening = /^(?:between|zwischen|entre|tra|fra)\s+/i.exec(text)?.[0].length ?? 0
  const first = readNumber(text.slice(opening))
  if (!first) return null
  const afterFirst = opening + first.length
  const link = (opening > 0 ? /^\s+(?:and|und|et|y|e)\s+/i : between).exec(text.slice(afterFirst))
  if (link) {
    const second = readNumber(text.slice(afterFirst + link[0].length))
    if (second && isRange(first.value, second.value, link[0])) {
      return {
        quantity: { kind: 'range', from: first.value, to: second.value },
        length: afterFirst + link[0].length + second.length,
      }
    }
  }
  return { quantity: { kind: 'exact', value: first.value }, length: afterFirst }
}

function isRange(from: Rational, to: Rational, link: string): boolean {
  const [low, high] = [from.numerator / from.denominator, to.numerator / to.denominator]
  // Two numbers in a row are no range, as in "1 14-ounce can" and "2 400 g tins"; "1 or 14" hardly is one.
  return low < high && (link.trim().length > 0 || false) && high <= low * 20
}
