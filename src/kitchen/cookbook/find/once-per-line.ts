import type { Food } from '../../foods/food.ts'

/** Test of an ingredient line by its food, null when the table knows none, and by its words without the amount. */
export type LineTest = (food: Food | null, item: string) => boolean

/**
 * Caches the answers of a test by the words of the line, because ranking asks several times for each of the
 * cookbook's 87,000 lines, of which 13,000 are different.
 */
export function oncePerLine(test: LineTest): LineTest {
  const known = new Map<string, { food: Food | null; answer: boolean }>()
  return (food, item) => {
    const kept = known.get(item)
    // The same words are nearly always the same food.
    if (kept?.food === food) return kept.answer
    const answer = test(food, item)
    known.set(item, { food, answer })
    return answer
  }
}
