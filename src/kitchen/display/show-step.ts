import { matchFood } from '../foods/index.ts'
import { rational } from '../ingredients/index.ts'
import { readMeasure } from '../ingredients/read-measure.ts'
import { isAtHome } from './convert.ts'
import { hyphenated, inScale, print } from './in-scale.ts'
import { temperaturesIn } from './temperatures.ts'
import { isUnscaled, type RecipeScale } from './view.ts'

/**
 * Shows a step for another number of servings and in the measures of the wanted kitchen. Temperatures are
 * converted; amounts with a unit are scaled and converted. Times, counts ("into 8 pieces"), sizes ("2-quart
 * pot") and amounts of one piece ("¼ cup batter for each") are not scaled, because they do not depend on the
 * number of servings.
 */
export function showStep(step: string, scale: RecipeScale): string {
  return amountsIn(temperaturesIn(step, scale.units), scale)
}

/** Start of a number that is not the middle of a word, a fraction, a time or a temperature. */
const start = /(?<![\p{L}\d.,/⁄×°-])(?=[\d½¼¾⅓⅔⅛⅜⅝⅞])/gu
const dimensions =
  /^(\d+(?:\.\d+)?)\s*(?:x|×|by)\s*(\d+(?:\.\d+)?)(?:\s*(?:x|×|by)\s*(\d+(?:\.\d+)?))?\s*-?\s*(inch(?:es)?|in\b|"|cm\b|centimet(?:er|re)s?)/i
const isPerPiece = /^[^.;]*?\b(?:per|each|apiece|every|at a time|portions?)\b/i
const portioning = /\b(?:scoop|ladle|portion|shape|form|roll|drop)\w*\s[^.;]*$/i
const vessel =
  /^[\s-]*(?:\w+[\s-]){0,2}(?:pan|pot|dish|bowl|skillet|saucepan|tin|mou?ld|ramekins?|jars?|casserole|baking|tray|loaf|measuring)\b/i

function amountsIn(step: string, scale: RecipeScale): string {
  let shown = ''
  let at = 0
  for (const { index } of step.matchAll(start)) {
    if (index < at) continue
    const rest = step.slice(index)
    const found = dimensionsAt(rest, scale) ?? measureAt(step, index, scale)
    if (!found) continue
    shown += step.slice(at, index) + found.text
    at = index + found.length
  }
  return shown + step.slice(at)
}

interface Found {
  text: string
  length: number
}

function measureAt(step: string, index: number, scale: RecipeScale): Found | null {
  const rest = step.slice(index)
  const read = readMeasure(rest)
  const unit = read?.measure.unit
  if (!read || !unit || unit.kind === 'count') return null
  const written = rest.slice(0, read.length)
  const after = rest.slice(read.length)
  // The letters "in", "c" and "t" are left alone, because they are often a word or a letter instead of a
  // unit.
  if (/(?:^|[\s\d])(?:in|c|t|l|g)\.?$/i.test(written) && !/\d\s?(?:g|l)$/.test(written)) return null
  const isSize = /\d\s*-\s*\p{L}/u.test(written) || unit.kind === 'length' || vessel.test(after)
  const isFixed = isSize || isPerPiece.test(after) || portioning.test(step.slice(0, index))
  const own: RecipeScale = isFixed ? { ...scale, factor: rational(1) } : scale
  if (isUnscaled(own) && isAtHome(unit.name, own.units)) return { text: written, length: read.length }
  const measured = inScale({ quantity: read.measure.quantity, unit: unit.name }, own, foodAfter(after))
  const printed = print(measured, scale.language, measured.unit === unit.name ? read.measure.word : undefined)
  // "1-inch pieces" and "2-quart pot" keep their hyphen where the unit is a word.
  const text = isSize && /-/.test(written) && /\p{L}{4,}$/u.test(printed) ? hyphenated(printed) : printed
  return { text, length: read.length }
}

/** Finds the food of an amount in a sentence, if the next words name one and no liquid drawn from it. */
function foodAfter(text: string) {
  const words = /^\s*(?:of\s+(?:the\s+)?)?((?:[\p{L}-]+\s?){1,3})/u.exec(text)?.[1]
  if (!words) return null
  const phrase = words.split(/\s(?:and|or|in|into|to|with|over|at|on|for|until|from)\s/u, 1)[0] ?? ''
  if (
    /\b(?:cooking|pasta|reserved|starchy)\b|\b(?:liquid|juices|drippings|marinade|mixture|batter|dough)\b/i.test(
      phrase,
    )
  )
    return null
  const match = matchFood(phrase)
  return match && match.score >= 0.9 ? match.food : null
}

/** Converts the size of a tin, `9 x 13-inch` → `23 × 33 cm` and back, to whole centimetres or inches. */
function dimensionsAt(text: string, { units }: RecipeScale): Found | null {
  const match = dimensions.exec(text)
  if (!match) return null
  const length = match[0].length
  const inches = !/^c/i.test(match[4]!)
  if (inches === (units === 'us')) return { text: match[0], length }
  const sides = match.slice(1, 4).filter(Boolean).map(Number)
  const changed = sides.map((side) => Math.max(1, Math.round(inches ? side * 2.54 : side / 2.54)))
  return { text: `${changed.join(' × ')}${inches ? ' cm' : '-inch'}`, length }
}
