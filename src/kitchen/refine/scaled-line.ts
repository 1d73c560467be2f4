import type { Ingredient } from '#contract/recipe.ts'
import { singular } from '../foods/index.ts'
import {
  containers,
  foodOfLine,
  formatQuantity,
  parseIngredient,
  type Quantity,
  type Rational,
  rational,
  scaleQuantity,
  toNumber,
  unitOf,
} from '../ingredients/index.ts'
import type { Language } from '../languages/dictionary.ts'
import { asTyped } from './as-typed.ts'
import { scaledPack } from './scaled-pack.ts'
import { weighedItem } from './total-amount.ts'

/**
 * Returns the line with its amounts scaled; a line that gives none, or says to taste, stays as it is.
 * @param language language of the recipe, in whose words the unit is written
 */
export function scaledLine(line: Ingredient, factor: Rational, language: Language = 'en'): Ingredient {
  const { amount, item } = line
  const piece = amount === '' ? onePiece(item, factor) : null
  if (piece) return { ...line, ...piece }
  const parsed = parseIngredient({ amount, item })
  if (!parsed.quantity || amount.trim() === '') return line
  const { quantity, unit, plus, alternative, size } = parsed
  const pack = /\((\d[^)]*(?:ounces?|oz|g|ml)(?: each)?)\)/.exec(amount)?.[0]
  const isPack = unit === 'can' || unit === 'jar' || unit === 'package'
  const scaled = scaleQuantity(quantity, factor)
  const packs = scaledPack(amount, halved(scaled, unit, isEgg(parsed.food)), unit)
  if (packs !== null)
    return inNumber({ ...line, amount: packs }, parsed.food, leastOf(quantity), leastOf(scaled))
  const own = language === 'en' ? null : /\p{L}[\p{L}. ]*/u.exec(amount)?.[0].trim()
  const parts = [
    own
      ? formatQuantity(inPieces(unit) ? halved(scaled, unit, false) : scaled, unit, language, own)
      : inPieces(unit)
        ? pieces(scaled, unit, amount, isEgg(parsed.food))
        : measured(scaled, unit),
    plus &&
      /plus|\+/i.test(amount) &&
      `plus ${asTyped(formatQuantity(scaleQuantity(plus.quantity, factor), plus.unit))}`,
    isPack && pack
      ? leastOf(scaled) > 1
        ? pack
        : pack.replace(/ each(?=\))/, '')
      : alternative &&
        `(${asTyped(formatQuantity(scaleQuantity(alternative.quantity, factor), alternative.unit))})`,
    size && amount.includes(size) ? size : null,
  ]
  const next = { ...line, amount: parts.filter(Boolean).join(' '), item: withMorePieces(item, factor) }
  const isCounted = unit === null || !/\p{L}/u.test(amount)
  const weighed =
    inPieces(unit) && !containers.has(unit ?? '') ? { ...next, item: weighedItem(next.item, factor) } : next
  return isCounted ? inNumber(weighed, parsed.food, leastOf(quantity), leastOf(scaled)) : weighed
}

/** Counts a piece that is written without a number: a "thumb-sized piece of ginger" for twice as many is two. */
function onePiece(item: string, factor: Rational): Ingredient | null {
  const found =
    /^((?:thumb|walnut)[- ]?sized? )?(piece|knob|handful|bunch|sprig|stick|slice)(?= (?:of )?\p{L})/iu.exec(
      item,
    )
  const count = Math.round(toNumber(factor))
  if (!found || count < 2) return null
  const noun = /(?:ch|sh)$/.test(found[2]!) ? `${found[2]}es` : `${found[2]}s`
  return { amount: String(count), item: `${found[1] ?? ''}${noun}${item.slice(found[0].length)}` }
}

/** Scales the pieces that an item adds to its own: "2 | eggs + 1 egg yolk". */
const withMorePieces = (item: string, factor: Rational): string =>
  item.replace(/(?<=(?:\+|&|\bplus) )(\d+) ([^,(]*\p{L})/u, (_, said: string, noun: string) => {
    const count = Math.max(1, Math.round(Number(said) * toNumber(factor)))
    return `${count} ${count === 1 ? singular(noun) : noun.replace(/s?$/, 's')}`
  })

/** Writes pieces without their unit if it stands behind the name already: "2 celery stalks". */
function pieces(scaled: Quantity, unit: string | null, amount: string, isEgg: boolean): string {
  const isBehind = unit !== null && !/\p{L}/u.test(amount.replace(/\([^)]*\)/g, ''))
  const said = whole(scaled, unit, isEgg)
  return isBehind ? said.replace(/ \p{L}+$/u, '') : said
}

/** True for eggs, of which nobody cuts the third in two. */
const isEgg = (food: string): boolean => /\beggs?$/i.test(food)

/** Puts an item into its new number: "2 large onions" halved is "1 large onion", and the other way round. */
function inNumber(line: Ingredient, food: string, before: number, after: number): Ingredient {
  const isOne = after <= 1.2
  if (before > 1 === !isOne) return line
  const last = food.split(' ').at(-1) ?? ''
  const known = foodOfLine({ amount: '1', item: line.item })
  const pairs = known ? [known.name, known.plural].map((name) => name.split(' ').at(-1) ?? '') : []
  const other = isOne
    ? singular(last.toLowerCase())
    : singular(last.toLowerCase()) === pairs[0]
      ? pairs[1]
      : undefined
  if (!other || other === last.toLowerCase() || (isOne && !/s$/.test(last))) return line
  return { ...line, item: line.item.replace(new RegExp(`\\b${last}\\b`), other) }
}

/**
 * Writes an amount as a cup, a spoon or a scale can measure it: no 1/16 cup, no 3/8 cup, no 1/16 teaspoon.
 */
export const measured = (quantity: Quantity, unit: string | null): string => {
  const cupsAndSpoons =
    unit === 'cup' && quantity.kind === 'exact' ? inCupsAndSpoons(toNumber(quantity.value)) : null
  if (cupsAndSpoons) return cupsAndSpoons
  const [fitting, name] = inFittingMeasure(quantity, unit)
  const joined = fitting.kind === 'exact' && name ? inTwoMeasures(toNumber(fitting.value), name) : null
  if (joined) return joined
  if (name === 'teaspoon' && leastOf(fitting) < 0.1) return '1 pinch'
  if (name === 'teaspoon' && leastOf(fitting) > 0.25)
    return asTyped(formatQuantity(toParts(fitting, 4), name))
  return asTyped(formatQuantity(fitting, name))
}

/**
 * Writes in the largest measure what one measure alone does not hold: 8 teaspoons are 2 tablespoons plus 2 teaspoons,
 * 6 1/2 tablespoons a third of a cup plus 1 tablespoon. Null for what needs no second measure.
 */
function inTwoMeasures(value: number, unit: string): string | null {
  const said = (amount: Rational, name: string) =>
    asTyped(formatQuantity({ kind: 'exact', value: amount }, name))
  if (unit === 'teaspoon' && value > 3) {
    const spoons = Math.round(value * 2) / 2
    const [whole, rest] = [Math.floor(spoons / 3), spoons % 3]
    const tablespoons = said(rational(whole), 'tablespoon')
    return rest === 0 ? tablespoons : `${tablespoons} plus ${said(rational(rest * 2, 2), 'teaspoon')}`
  }
  if (unit !== 'tablespoon' || value <= 4 || value >= 8 || Number.isInteger(value)) return null
  const ways = [rational(1, 4), rational(1, 3)].flatMap((cup) =>
    [0, 1, 2, 3].map((more) => ({ cup, more, error: Math.abs(toNumber(cup) * 16 + more - value) / value })),
  )
  const best = ways.toSorted((a, b) => a.error - b.error)[0]
  if (!best || best.error > NEARLY) return null
  const cups = said(best.cup, 'cup')
  return best.more === 0 ? cups : `${cups} plus ${said(rational(best.more), 'tablespoon')}`
}
/** Share by which a written amount may miss what was computed. */
const NEARLY = 0.05

const leastOf = (quantity: Quantity) => toNumber(quantity.kind === 'exact' ? quantity.value : quantity.from)

/** Writes an amount that no set of cups can measure alone: "1 3/4 cups plus 1 tablespoon". */
function inCupsAndSpoons(value: number): string | null {
  const isPlain = [4, 3].some((part) => Math.abs(value * part - Math.round(value * part)) < 0.05)
  // Up to half a cup, spoons alone are as handy.
  if (value <= 0.5 || isPlain) return null
  const whole = Math.floor(value)
  const parts: readonly Rational[] = [
    [3, 4],
    [2, 3],
    [1, 2],
    [1, 3],
    [1, 4],
    [0, 1],
  ].map(([a, b]) => rational(a!, b!))
  const part = parts.find((one) => toNumber(one) <= value - whole + HALF_A_SPOON) ?? rational(0)
  const spoons = Math.round((value - whole - toNumber(part)) * 16)
  const cups = rational(Math.round((whole + toNumber(part)) * 12), 12)
  const said = asTyped(formatQuantity({ kind: 'exact', value: cups }, 'cup'))
  return spoons < 1 ? said : `${said} plus ${spoons} tablespoon${spoons > 1 ? 's' : ''}`
}
/** Half of a tablespoon, in cups. */
const HALF_A_SPOON = 1 / 32

/** Sizes of the cups that a kitchen has. */
const cups = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const isCup = (value: number) => value > 1 || cups.some((cup) => Math.abs(cup - value) < 0.02)

/**
 * Converts an amount to a fitting measure: two thirds of a tablespoon are two teaspoons, nine teaspoons three
 * tablespoons, and a sixteenth of a cup is one.
 */
function inFittingMeasure(quantity: Quantity, unit: string | null): [Quantity, string | null] {
  const value = leastOf(quantity)
  const times = (factor: number) => scaleQuantity(quantity, rational(factor))
  if (
    unit === 'cup' &&
    value > 1 &&
    ![4, 3].some((part) => Math.abs(value * part - Math.round(value * part)) < 0.05)
  )
    return [toParts(quantity, 4), unit]
  if (unit === 'cup' && !isCup(value)) return inFittingMeasure(times(16), 'tablespoon')
  if (unit === 'pound' && value < 1 && !Number.isInteger(value * 4)) return [times(16), 'ounce']
  if (unit === 'tablespoon' && value < 1 && !Number.isInteger(value * 2))
    return inFittingMeasure(times(3), 'teaspoon')
  if (unit === 'tablespoon' && value > 1 && value < 3 && Math.abs(value * 3 - Math.round(value * 3)) < 0.01)
    return Number.isInteger(value * 2) ? [quantity, unit] : [toParts(times(3), 1), 'teaspoon']
  if (unit === 'tablespoon' && value > 1 && !Number.isInteger(value * 2)) return [toHalves(quantity), unit]
  if (unit === 'ounce' && value > 2 && !Number.isInteger(value * 2)) return [toHalves(quantity), unit]
  if (unit === 'teaspoon' && value >= 3 && Number.isInteger((value * 4) / 3))
    return inFittingMeasure(scaleQuantity(quantity, rational(1, 3)), 'tablespoon')
  if (unit === 'tablespoon' && value >= 4 && isCup(value / 16) && value !== 5.5)
    return value >= 8 ? [scaleQuantity(quantity, rational(1, 16)), 'cup'] : [quantity, unit]
  return [quantity, unit]
}

const toHalves = (quantity: Quantity): Quantity => toParts(quantity, 2)
const toParts = (quantity: Quantity, parts: number): Quantity => {
  const near = (value: Rational) => rational(Math.max(1, Math.round(toNumber(value) * parts - 0.01)), parts)
  return quantity.kind === 'exact'
    ? { kind: 'exact', value: near(quantity.value) }
    : { kind: 'range', from: near(quantity.from), to: near(quantity.to) }
}

/** True for things that are counted, which come in wholes and halves: nobody buys a third of an egg. */
const inPieces = (unit: string | null) => unit === null || unitOf(unit)?.kind === 'count'
/** Units that are bought whole and of which the other half keeps. */
const parted: ReadonlySet<string | null> = new Set([null, ...containers, 'bunch', 'head', 'stick'])

/** Rounds pieces to what a cook can take of them. */
function halved(quantity: Quantity, unit: string | null, isEgg: boolean): Quantity {
  const near = (value: Rational): Rational => {
    const number = toNumber(value)
    // Nobody cuts an egg in two.
    const halves =
      number < 3 && !isEgg && parted.has(unit)
        ? Math.max(1, Math.round(number * 2))
        : Math.max(1, Math.round(number)) * 2
    return rational(halves, 2)
  }
  return quantity.kind === 'exact'
    ? { kind: 'exact', value: near(quantity.value) }
    : { kind: 'range', from: near(quantity.from), to: near(quantity.to) }
}

const whole = (quantity: Quantity, unit: string | null, isEgg: boolean): string =>
  asTyped(formatQuantity(halved(quantity, unit, isEgg), unit))
