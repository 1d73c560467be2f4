import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { nutritionLines } from '#kitchen/nutrition/index.ts'

interface Phrase {
  line: string
  /** Energy of the whole line, worked out by hand. */
  kcal: number
  /** Grams, kcal in 100 g, and the food of USDA FoodData Central (SR Legacy) that the figures come from. */
  source: string
}
const phrases = readFileSync(new URL('nutrition-phrases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row) as Phrase) // our own file

describe('lines that are cooked, canned, drained or served beside a dish', () => {
  test('are at least 40', () => expect(phrases.length).toBeGreaterThanOrEqual(40))

  test.each(phrases)('$line: within 15 % of $kcal kcal ($source)', ({ line, kcal }) => {
    const [counted] = nutritionLines([{ amount: '', item: line }], 1)
    expect(counted?.counted).toBe(true)
    const found = counted?.perServing?.calories ?? Number.NaN
    expect(Math.abs(found - kcal)).toBeLessThanOrEqual(kcal * 0.15)
  })
})
