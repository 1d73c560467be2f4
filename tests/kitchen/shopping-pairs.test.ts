import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseIngredient } from '#kitchen/ingredients/index.ts'
import { demandsOf, needsOf } from '#kitchen/shopping/index.ts'

interface Pair {
  why: string
  lines: [string, string]
  /** Bought foods in the order of the list: by name. */
  buy: string[]
}
const pairs = readFileSync(new URL('shopping-pairs.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pair) // our own file

const moment = { today: '2026-11-23', cooked: new Set<string>() }

/** Returns the foods to buy for recipes of one line each. */
const boughtFor = (lines: readonly string[]) => {
  const recipes = new Map(
    lines.map((item, at) => [
      String(at),
      { title: `Recipe ${at}`, servings: 1, ingredients: [parseIngredient({ amount: '', item })] },
    ]),
  )
  const portions = lines.map((_, at) => ({
    recipeId: String(at),
    date: null,
    mealId: null,
    servings: null,
  }))
  return needsOf(demandsOf(portions, recipes), moment)
}
const read = (lines: readonly string[]) =>
  boughtFor(lines).map(({ amount, text, optional }) =>
    [amount, text, optional && '(optional)'].filter(Boolean).join(' '),
  )

test('there are at least sixty pairs', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(60)
})

test.each(pairs)('$why: $lines are bought as $buy', ({ lines, buy }) => {
  expect(read(lines)).toEqual(buy)
  expect(read(lines.toReversed())).toEqual(buy)
})

test.each(pairs)('$why: $lines, each says for what', ({ lines }) => {
  for (const { uses } of boughtFor(lines)) expect(uses.length).toBeGreaterThan(0)
})
