import { tokens } from '../checks/words.ts'
import { products } from '../steps/line-names.ts'

/**
 * Whether a food's name means an ingredient line: all of its words stand in it, and the line is not of something made of
 * the food. "Chicken" means the chicken thighs, never the chicken stock.
 */
export function meansLine(food: string, item: string): boolean {
  const wanted = tokens(food)
  const [own, whole] = [tokens(item.split(/[,;(]/)[0] ?? item), tokens(item)]
  if (!wanted.every((word) => whole.includes(word))) return false
  const last = own.at(-1) ?? ''
  return wanted.includes(last) || !products.has(last) || !wanted.every((word) => own.includes(word))
}

/** Index of the line that a food's name means: the only one; of several, the one that names it first. */
export function lineOf(food: string, lines: readonly { item: string }[]): number | null {
  const [first = ''] = tokens(food)
  const fitting = lines
    .flatMap(({ item }, at) => (meansLine(food, item) ? [{ at, starts: tokens(item).indexOf(first) }] : []))
    .sort((a, b) => a.starts - b.starts)
  const [only, other] = fitting
  return only && (!other || only.starts < other.starts) ? only.at : null
}
