import { tokens } from '../checks/words.ts'
import { products } from '../steps/line-names.ts'

/**
 * True when a food's name means an ingredient line: all of its words stand in the line, which is not a
 * product of the food. "Chicken" means the chicken thighs, never the chicken stock.
 */
export function meansLine(food: string, item: string): boolean {
  const wanted = tokens(food)
  const whole = tokens(item)
  if (!wanted.every((word) => whole.includes(word))) return false
  const named = (item.split(/[,;(]/)[0] ?? item)
    .split(/ or /)
    .map(tokens)
    .find((own) => wanted.every((word) => own.includes(word)))
  if (!named) return true
  const last = named.at(-1) ?? ''
  return wanted.includes(last) || !products.has(last)
}

/**
 * Returns the index of the line that a food's name means: the only match, or the one that names it earliest
 * in the line; null without a clear one.
 */
export function lineOf(food: string, lines: readonly { item: string }[]): number | null {
  const [first = ''] = tokens(food)
  const fitting = lines
    .flatMap(({ item }, at) => (meansLine(food, item) ? [{ at, starts: tokens(item).indexOf(first) }] : []))
    .sort((a, b) => a.starts - b.starts)
  const [only, other] = fitting
  return only && (!other || only.starts < other.starts) ? only.at : null
}

/**
 * True when a food's name means a line of a recipe as written: the best match, or each of several equal ones.
 * "Butter" is not the peanut butter below it.
 */
export function meansLineOf(food: string, item: string, written: readonly { item: string }[]): boolean {
  const first = written.some((line) => line.item === item) ? lineOf(food, written) : null
  return first === null ? meansLine(food, item) : written[first]?.item === item
}
