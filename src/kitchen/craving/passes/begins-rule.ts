import type { Reading } from '../reading.ts'
import { thingAt } from '../things.ts'

/**
 * True for a phrase that is the beginning of a rule about a food: "never cook" of "never cook pork" says nothing of who
 * cooks, and neither does that of "never cook with peanuts", which is read as one "without"; "can't chew nuts" asks for
 * no soft food.
 */
export function beginsRule({ words }: Reading, last: number, phrase: string): boolean {
  if (!/\b(?:cook|chew|bite|swallow) ?$/.test(phrase)) return false
  return (
    words[last]?.plain === 'without' || (words[last + 1]?.stop === '' && thingAt(words, last + 1) !== null)
  )
}
