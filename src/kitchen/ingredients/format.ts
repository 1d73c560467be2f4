import type { Language } from '../languages/dictionary.ts'
import type { ParsedIngredient, Quantity, Rational } from './parsed.ts'
import { toNumber } from './rational.ts'
import { unitWordIn } from './unit-in-language.ts'
import { unitOf } from './units.ts'

/** The fractions that measuring spoons and cups know, and 1/16 for the smallest pinch. */
const fractions: readonly (readonly [number, string])[] = [
  [1 / 16, '1/16'],
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]
const coarse = new Set(['¼', '⅓', '½', '⅔', '¾'])

/**
 * Writes a number with fractions: 0.33 → ⅓, 1.45 → 1½, 3.4 → 3½; eighths under 1, quarters and thirds to 3,
 * halves above, never a decimal. An amount that a cup, a spoon or a scale can show exactly is not rounded:
 * three times 1¼ cups are 3¾ cups.
 */
function withFractions(value: number, isMeasured: boolean): string {
  const whole = Math.floor(value + 1e-9)
  const part = value - whole
  const exact = isMeasured && fractions.find(([size]) => Math.abs(size - part) < 1e-9)
  if (exact && whole > 0 && exact[0] >= 1 / 8) return `${whole}${exact[1]}`
  const allowed = fractions.filter(([, glyph]) =>
    whole === 0 ? true : whole < 3 ? coarse.has(glyph) : glyph === '½',
  )
  let [best, glyph] = [whole === 0 ? 1 / 16 : 0, whole === 0 ? '1/16' : '']
  for (const [size, candidate] of allowed) {
    if (Math.abs(size - part) < Math.abs(best - part) - 1e-9) [best, glyph] = [size, candidate]
  }
  if (1 - part < Math.abs(best - part) - 1e-9) return String(whole + 1)
  return whole === 0 ? glyph : `${whole}${glyph}`
}

/**
 * Writes metric amounts: whole numbers stay; others are rounded to 5 above 20, to 1 above 5, to ½ above 1, to
 * a tenth below. Litres keep two places.
 */
function withDecimals(value: number, large: boolean): string {
  if (large) return String(Number(value.toFixed(2)) || 0.01)
  if (Math.abs(value - Math.round(value)) < 1e-9) return String(Math.round(value))
  if (value > 20) return String(Math.round(value / 5) * 5)
  if (value > 5) return String(Math.round(value))
  if (value >= 1) return String(Math.round(value * 2) / 2)
  return String(Math.max(0.1, Math.round(value * 10) / 10))
}

/** Writes decimals with a comma in every language except English. */
const inLanguage = (number: string, language: Language): string =>
  language === 'en' ? number : number.replace('.', ',')

function formatNumber(value: Rational, unit: string | null): string {
  const number = toNumber(value)
  if (number === 0) return '0'
  const known = unit === null ? null : unitOf(unit)
  if (!known?.metric) return withFractions(number, known !== null && known.kind !== 'count')
  return withDecimals(number, /^(?:kilogram|liter|deciliter)$/.test(known.name))
}

/** Writes pounds that no quarter fits with ounces: "1 lb 2 oz". */
function withOunces(quantity: Quantity): string | null {
  if (quantity.kind === 'range') return null
  const pounds = toNumber(quantity.value)
  const ounces = Math.round((pounds - Math.floor(pounds)) * 16)
  if (pounds < 1 || ounces === 0 || ounces % 4 === 0 || ounces === 16) return null
  return `${Math.floor(pounds)} lb ${ounces} oz`
}

/**
 * Prints a quantity as a cookbook of that language does: `1½ cups`, `2–3 cloves`, `500 g`, `2 EL`, `1,5 kg`.
 * The unit is named by the author's own word `like`, if given.
 */
export function formatQuantity(
  quantity: Quantity,
  unit: string | null,
  language: Language = 'en',
  like?: string,
): string {
  const inOunces = unit === 'pound' ? withOunces(quantity) : null
  if (inOunces) return inOunces
  const last = quantity.kind === 'exact' ? quantity.value : quantity.to
  const low = inLanguage(
    formatNumber(quantity.kind === 'exact' ? quantity.value : quantity.from, unit),
    language,
  )
  const high = inLanguage(formatNumber(last, unit), language)
  const number = quantity.kind === 'exact' || low === high ? high : `${low}–${high}`
  return unit === null ? number : `${number} ${unitWord(unit, high, language, like)}`
}

/** Chooses the form of the unit by the printed number, because 1.01 cups are printed as 1 cup. */
function unitWord(unit: string, printed: string, language: Language, like?: string): string {
  const known = unitOf(unit)
  if (!known) return unit
  const atMostOne = printed === '1' || printed === '1/16' || !/\d/.test(printed)
  const foreign = language === 'en' ? null : unitWordIn(unit, language, atMostOne, like)
  if (foreign) return foreign
  return known.symbol ?? (atMostOne ? known.name : known.plural)
}

/** Writes the line in standard form: `1½ cups (190 g) all-purpose flour, sifted`. */
export function formatIngredient(parsed: ParsedIngredient): string {
  const { quantity, unit, size, food, preparation, note, alternative, plus } = parsed
  const amount = [
    quantity ? formatQuantity(quantity, unit) : null,
    plus ? `plus ${formatQuantity(plus.quantity, plus.unit)}` : null,
    alternative ? `(${formatQuantity(alternative.quantity, alternative.unit)})` : null,
    size ?? null,
  ]
  const of = preparation && / of$/.test(preparation.split(',')[0]!) ? preparation.split(',')[0]! : null
  const rest = of ? preparation!.split(',').slice(1).join(',').trim() : preparation
  return [[of, ...amount, food].filter(Boolean).join(' '), rest, note].filter(Boolean).join(', ')
}
