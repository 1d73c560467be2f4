import { expect, test } from 'vitest'
import { drawnPage } from '#testing/drawn-pages.ts'
import { passedOver } from './passed-over.ts'
import type { SeenWord } from './tesseract.ts'

const ROWS = 6
const rowAt = (row: number) => 100 + row * 60
/** Draws foods at the left and a few letters at the right edge of each row. */
const small = drawnPage(
  800,
  600,
  () => ({ ground: 255, ink: 0 }),
  (x, y) => {
    const row = Math.floor((y - 100) / 60)
    const isRow = y >= 100 && row < ROWS && (y - 100) % 60 < 14
    return isRow && x % 12 < 6 && ((x > 60 && x < 300) || (x > 700 && x < 740))
  },
)
const food = (row: number): SeenWord => ({
  text: 'butter',
  confidence: 95,
  left: 120,
  right: 600,
  top: rowAt(row) * 2 - 2,
  bottom: rowAt(row) * 2 + 30,
})

test('amounts at the right edge of a list that was read without them are one place', () => {
  const places = passedOver(
    small,
    Array.from({ length: ROWS }, (_, row) => food(row)),
    2,
  )
  expect(places).toHaveLength(1)
  expect(places[0]?.left).toBeGreaterThan(1300)
  expect(places[0]?.top).toBeLessThan(200)
  expect(places[0]?.bottom).toBeGreaterThan(rowAt(ROWS - 1) * 2)
})

test('as few letters apart from all lines are no print', () => {
  expect(passedOver(small, [{ ...food(0), top: 0, bottom: 30 }], 2).every(({ left }) => left < 200)).toBe(
    true,
  )
})
