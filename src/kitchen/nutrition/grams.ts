import type { Food } from '../foods/index.ts'
import type { ParsedIngredient, Quantity } from '../ingredients/index.ts'
import { parseIngredientLine, scaleQuantity, toNumber, unitOf } from '../ingredients/index.ts'

/** US cup in millilitres. */
const CUP = 236.59

/** Grams of measures of the hand and of packs, for foods that state none of their own. */
const usual: Readonly<Record<string, number>> = {
  pinch: 0.4,
  dash: 0.6,
  drop: 0.05,
  splash: 10,
  drizzle: 8,
  glug: 15,
  dollop: 20,
  sprinkle: 3,
  grating: 0.3,
  knob: 15,
  thumb: 15,
  handful: 30,
  sprig: 1,
  clove: 3,
  can: 400,
  jar: 300,
}

/**
 * Measures that mean nearly the same of one food, tried in this order when a food does not state the one
 * asked for.
 */
const alike: readonly (readonly string[])[] = [
  ['stalk', 'rib', 'stick', 'stem', 'spear', 'each'],
  ['sprig', 'stalk', 'stem'],
  ['package', 'packet', 'bag', 'box', 'pouch', 'container', 'tub', 'carton', 'punnet', 'block', 'pot'],
  ['packet', 'sachet', 'envelope'],
  ['head', 'bulb', 'heart', 'each'],
  ['ear', 'cob', 'each'],
  ['slice', 'rasher', 'strip'],
  ['piece', 'chunk', 'fillet', 'breast', 'each'],
  ['wheel', 'log', 'ball', 'block', 'each'],
  ['log', 'sheet', 'package'],
  ['loaf', 'each'],
  ['link', 'each'],
  ['bar', 'block'],
]

/** Measures that give the weight of one piece; the first that a food has is used. */
const onePiece = [
  'each',
  'piece',
  'medium',
  'fillet',
  'breast',
  'head',
  'stalk',
  'ear',
  'bulb',
  'leaf',
  'sheet',
  'bunch',
  'package',
  'can',
  'jar',
  'slice',
]

/**
 * Returns the edible grams of a parsed line of that food; null when the line gives no amount, or one by which
 * the food cannot be weighed. A range counts its middle. A weight beside another measure wins: scales are
 * exact, cups are not.
 */
export function gramsOf(parsed: ParsedIngredient, bought: Food): number | null {
  if (!parsed.quantity) return null
  const food = /\bboneless\b/i.test(`${parsed.food} ${parsed.preparation} ${parsed.note}`)
    ? withoutBone(bought)
    : bought
  const own = measured(
    parsed.quantity,
    parsed.unit ?? unitInName(parsed.food, food),
    parsed.size ?? null,
    food,
  )
  const grams = weighed(parsed, food) ?? own
  if (grams === null || !parsed.plus) return grams
  return grams + (measured(parsed.plus.quantity, parsed.plus.unit, null, food) ?? 0)
}

/** Removes the refuse of meat, which is mostly bone. */
const withoutBone = (food: Food): Food =>
  food.tags.includes('meat') || food.tags.includes('poultry') ? { ...food, refuse: 0 } : food

/** Reads a unit at the end of a food's name: "12 cabbage leaves" are not 12 cabbages. */
function unitInName(name: string, food: Food): string | null {
  const unit = unitOf(/\p{L}+$/u.exec(name)?.[0] ?? '')
  return unit?.kind === 'count' && food.measures[unit.name] !== undefined ? unit.name : null
}

const middle = (quantity: Quantity): number =>
  quantity.kind === 'exact' ? toNumber(quantity.value) : (toNumber(quantity.from) + toNumber(quantity.to)) / 2

/**
 * Returns the grams that a line states outright, beside another measure or in brackets behind the food: "4
 * pork chops (about 1½ lb)". Cans of pulses are weighed with their water, and eaten without.
 */
function weighed(parsed: ParsedIngredient, food: Food): number | null {
  const stated = parsed.alternative ?? statedInNote(parsed)
  if (!stated || unitOf(stated.unit ?? '')?.kind !== 'mass') return null
  const grams = measured(stated.quantity, stated.unit, null, food)
  return grams === null || parsed.unit !== 'can' ? grams : grams * drainedShare(food, parsed.text)
}

const aboutWeight =
  /^(?:about|approx(?:\.|imately)?|around|roughly|weighing|total(?:ling)?|~)?\s*(?=[\d½¼¾⅓⅔⅛])(.+?)(\s+each)?(?:\s+(?:in\s+)?total|\s+altogether)?$/iu

/**
 * Reads a weight in the note: "about 6 oz each" of four pieces are 24 oz; the weight of a part ("1 lb after
 * trimming") is not read.
 */
function statedInNote({ quantity, unit, note }: ParsedIngredient): ParsedIngredient['alternative'] {
  if (!note || !quantity || (unit !== null && unitOf(unit)?.kind !== 'count')) return null
  for (const part of note.split(/,\s*/)) {
    const said = aboutWeight.exec(part.trim())
    if (!said) continue
    const each = parseIngredientLine(said[1]!)
    if (each.food !== '' || each.quantity === null || unitOf(each.unit ?? '')?.kind !== 'mass') continue
    if (!said[2]) return { quantity: each.quantity, unit: each.unit }
    return quantity.kind === 'exact'
      ? { quantity: scaleQuantity(each.quantity, quantity.value), unit: each.unit }
      : null
  }
  return null
}

/**
 * Share of the label's weight that is left of foods, other than pulses, that are weighed with their water
 * (USDA, drained solids; a can of 5 ounces holds 4 of tuna, 21 CFR 161.190).
 */
const inWater: Readonly<Record<string, number>> = {
  'corn-canned': 0.66,
  'tuna-canned': 0.8,
  'salmon-canned': 0.8,
  sardine: 0.87,
  crab: 0.7,
}
/** Foods whose label states the weight without the liquid. */
const weighedDrained = /^(?:olive|mushroom)/
/** Share that is left of other vegetables and fruit whose line says that they are drained. */
const DRAINED = 0.62

function drainedShare(food: Food, text: string): number {
  if (food.measures.can === 240) return 0.6
  const isDrained = /(?<!not |un)drained\b/.test(text.toLowerCase()) && !weighedDrained.test(food.id)
  return inWater[food.id] ?? (isDrained ? DRAINED : 1)
}

function measured(quantity: Quantity, unit: string | null, size: string | null, food: Food): number | null {
  const amount = middle(quantity)
  if (unit === null) return times(amount, pieceOf(food, size))
  const known = unitOf(unit)
  if (known?.kind === 'mass') return amount * known.size! * (1 - (food.refuse ?? 0))
  const stated = food.measures[unit]
  if (stated !== undefined) return amount * stated
  if (known?.kind === 'volume') return times(amount * known.size!, gramsPerMilliliter(food))
  if (known?.kind === 'length')
    return times((amount * known.size!) / 25.4, food.measures.inch ?? food.measures.piece ?? null)
  if (unit === 'dozen') return times(amount * 12, pieceOf(food, size))
  for (const group of alike) {
    if (!group.includes(unit)) continue
    for (const other of group) if (food.measures[other] !== undefined) return amount * food.measures[other]
  }
  return times(amount, usual[unit] ?? null)
}

const times = (amount: number, grams: number | null) => (grams === null ? null : amount * grams)

function gramsPerMilliliter(food: Food): number | null {
  const { cup, tablespoon, teaspoon } = food.measures
  if (food.density !== undefined) return food.density
  if (cup !== undefined) return cup / CUP
  if (tablespoon !== undefined) return tablespoon / 14.79
  return teaspoon === undefined ? null : teaspoon / 4.93
}

/**
 * Returns the grams of one piece: a small one has about 0.7, a large one 1.4 of the usual weight, unless the
 * food says otherwise.
 */
function pieceOf(food: Food, size: string | null): number | null {
  if (size !== null && food.measures[size] !== undefined) return food.measures[size]
  const name = onePiece.find((measure) => food.measures[measure] !== undefined)
  if (name === undefined) return null
  const factor = size === 'small' ? 0.7 : size === 'large' ? 1.4 : 1
  return food.measures[name]! * factor
}
