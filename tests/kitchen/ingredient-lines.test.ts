import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foods } from '#kitchen/foods/index.ts'
import {
  formatIngredient,
  parseIngredientLine,
  type Quantity,
  scaleIngredient,
  toNumber,
} from '#kitchen/ingredients/index.ts'

interface Expected {
  text: string
  quantity: [number, number] | null
  unit: string | null
  food: string
  plus?: [number, string]
  alternative?: [number, string]
  size?: string
  optional?: boolean
  toTaste?: boolean
}
const lines = readFileSync(new URL('ingredient-lines.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Expected) // our own file

const ends = (quantity: Quantity): [number, number] =>
  quantity.kind === 'exact'
    ? [toNumber(quantity.value), toNumber(quantity.value)]
    : [toNumber(quantity.from), toNumber(quantity.to)]
const measure = (part: { quantity: Quantity; unit: string | null } | null) =>
  part && [ends(part.quantity)[0], part.unit]

it('is a set of at least 150 lines', () => {
  expect(lines.length).toBeGreaterThanOrEqual(150)
})

it.each(lines)('$text', (line) => {
  const parsed = parseIngredientLine(line.text)
  expect({ unit: parsed.unit, food: parsed.food }).toEqual({ unit: line.unit, food: line.food })
  if (line.quantity === null) expect(parsed.quantity).toBeNull()
  else {
    expect(parsed.quantity).not.toBeNull()
    const [from, to] = ends(parsed.quantity!)
    expect(from).toBeCloseTo(line.quantity[0], 4)
    expect(to).toBeCloseTo(line.quantity[1], 4)
  }
  expect(measure(parsed.plus)).toEqual(line.plus ?? null)
  if (line.alternative) expect(measure(parsed.alternative)).toEqual(line.alternative)
  if (line.size) expect(parsed.size).toBe(line.size)
  expect(parsed.optional).toBe(line.optional ?? false)
  expect(parsed.toTaste).toBe(line.toTaste ?? false)
  expect(parsed.text).toBe(line.text)
})

it('twice and then half of a line is the line again, exactly', () => {
  for (const { text } of lines) {
    const parsed = parseIngredientLine(text)
    const twice = scaleIngredient(parsed, { numerator: 2, denominator: 1 })
    const back = scaleIngredient(twice, { numerator: 1, denominator: 2 })
    expect(back).toEqual(parsed)
  }
})

it('a printed line reads as itself: same food, same unit, an amount a cook would call the same', () => {
  const names = foods.slice(0, 120).map((food) => food.name)
  const amounts = ['2 cups', '1½ tablespoons', '250 g', '3', '2–3 slices', '1 can']
  for (const [at, name] of names.entries()) {
    const parsed = parseIngredientLine(`${amounts[at % amounts.length]} ${name}`)
    const again = parseIngredientLine(formatIngredient(parsed))
    expect([again.unit, again.food]).toEqual([parsed.unit, parsed.food])
    expect(again.quantity).toEqual(parsed.quantity)
  }
})
