import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foodById } from '#kitchen/foods/index.ts'
import { foodOf, parseIngredientLine } from '#kitchen/ingredients/index.ts'

const phrases = readFileSync(new URL('food-phrases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; food: string | null }) // our own file

it('holds at least 100 phrases, half of them unknown to the table', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(100)
  expect(phrases.filter(({ food }) => food === null).length).toBeGreaterThanOrEqual(50)
  expect(phrases.filter(({ food }) => food !== null && !foodById(food))).toEqual([])
})

it.each(phrases)('$text is $food', ({ text, food }) => {
  expect(foodOf(parseIngredientLine(text))?.food.id ?? null).toBe(food)
})
