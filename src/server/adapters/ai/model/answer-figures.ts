import { readMinutes } from '#kitchen/reading/minutes.ts'
import { readServings } from '#kitchen/reading/servings.ts'
import { textOf } from './answer-fields.ts'

/**
 * Reads minutes from a number, from words in any supported language or from an ISO duration; undefined
 * without any.
 */
export function minutesIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.round(value)
  const words = textOf(value)
  return words === undefined ? undefined : (readMinutes(words) ?? firstFigure(words))
}

/** Reads servings: "4 to 6 people" counts as 4, so that the amounts suffice. Undefined without a number. */
export function servingsIn(value: unknown): number | undefined {
  const said = Array.isArray(value) ? value[0] : value
  if (typeof said === 'number') return Math.round(said)
  const words = textOf(said)
  return words === undefined ? undefined : (readServings(words)?.servings ?? firstFigure(words))
}

/** Returns the first number of texts such as "About 20" or "10+". */
function firstFigure(words: string): number | undefined {
  const [figure] = /\d+(?:\.\d+)?/.exec(words) ?? []
  return figure === undefined ? undefined : Math.round(Number(figure))
}
