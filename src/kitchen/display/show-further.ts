import { matchFood } from '../foods/index.ts'
import { readMeasure } from '../ingredients/read-measure.ts'
import { isAtHome } from './convert.ts'
import { inScale, print } from './in-scale.ts'
import { isUnscaled, type RecipeScale } from './view.ts'

/**
 * Amounts that are added or subtracted behind the food, and brackets about the whole: `plus 2 yolks`,
 * `(about 1 lb)`.
 */
const further =
  /(?:(?<![\p{L}-])(?:plus|less|minus)\s+|\+\s*|\((?:about|approx\.?|approximately|roughly|around)\s+)(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/giu
const isTime = /^\s*-?\s*(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?)\b/i
const isOfEach = /^[^()]*\b(?:each|apiece|per)\b/i
/** Text behind an amount that tells what the same food is for, instead of naming another one. */
const isOfTheSame = /^\s*(?:$|[,;()]|(?:more|extra|for|to|at|as|if|or)\b)/i

/** Scales the further amounts of a line along with its first one, so that no line is scaled by half. */
export function showFurther(rest: string, scale: RecipeScale): string {
  let shown = ''
  let at = 0
  for (const match of rest.matchAll(further)) {
    const start = match.index + match[0].length
    if (start < at) continue
    const read = readMeasure(rest.slice(start))
    if (!read) continue
    const { quantity, unit } = read.measure
    const end = start + read.length
    const after = rest.slice(end)
    const isBracket = match[0].startsWith('(')
    const isAmount = isBracket ? unit?.kind === 'mass' || unit?.kind === 'volume' : unit?.kind !== 'length'
    if (!isAmount || isTime.test(after) || isOfEach.test(after)) continue
    if (isUnscaled(scale) && isAtHome(unit?.name ?? null, scale.units)) continue
    const food = matchFood(isOfTheSame.test(after) ? rest.slice(0, match.index) : after)?.food ?? null
    shown +=
      rest.slice(at, start) +
      print(inScale({ quantity, unit: unit?.name ?? null }, scale, food), scale.language)
    at = end
  }
  return shown + rest.slice(at)
}
