import { readMinutes } from '#kitchen/reading/minutes.ts'
import { readServings } from '#kitchen/reading/servings.ts'
import { textOf } from './answer-fields.ts'

/** Minutes of a number, of words in any language of ours or of an ISO duration; undefined where nothing is said. */
export function minutesIn(value: unknown): number | undefined {
  if (typeof value === 'number') return Math.round(value)
  const words = textOf(value)
  return words === undefined ? undefined : (readMinutes(words) ?? firstFigure(words))
}

/** "4 to 6 people" is for 4: what is made of it then suffices. Undefined where no number is said. */
export function servingsIn(value: unknown): number | undefined {
  const said = Array.isArray(value) ? value[0] : value
  if (typeof said === 'number') return Math.round(said)
  const words = textOf(said)
  return words === undefined ? undefined : (readServings(words)?.servings ?? firstFigure(words))
}

/** "About 20", "10+": a figure of which nothing else is said. */
function firstFigure(words: string): number | undefined {
  const [figure] = /\d+(?:\.\d+)?/.exec(words) ?? []
  return figure === undefined ? undefined : Math.round(Number(figure))
}
