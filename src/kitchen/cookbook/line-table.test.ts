import { expect, test } from 'vitest'
import { foodById } from '../foods/index.ts'
import { lineTable, openLines } from './line-table.ts'

const salt = { line: { amount: '1 teaspoon', item: 'salt' }, food: foodById('salt') ?? null, grams: 6 }

test('keeps one of equal lines, and tells the lines of one recipe apart', () => {
  const { lines, numberOf } = lineTable()
  const first = numberOf(salt)
  expect(numberOf({ ...salt, line: { ...salt.line } })).toBe(first)
  expect(numberOf({ ...salt, line: { ...salt.line, group: 'For the sauce' } })).not.toBe(first)
  const lineOf = openLines(JSON.parse(JSON.stringify(lines)))
  expect(lineOf(first, false)).toEqual(salt)
  expect(lineOf(first, false).line).toBe(lineOf(first, false).line)
  expect(lineOf(first, true)).toEqual(salt)
  expect(lineOf(first, true).line).not.toBe(lineOf(first, false).line)
})
