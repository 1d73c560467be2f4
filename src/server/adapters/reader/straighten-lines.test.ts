import { expect, test } from 'vitest'
import { drawnPage, isStroke } from '#testing/drawn-pages.ts'
import { smaller } from './grey-pictures.ts'
import { bendOf, withStraightLines } from './straighten-lines.ts'

/** Draws a page whose lines rise by a number of pixels at each place. */
const bentPage = (rise: (x: number, y: number) => number) =>
  drawnPage(
    1400,
    1700,
    () => ({ ground: 255, ink: 0 }),
    (x, y) => {
      const from = Math.round(y + rise(x, y))
      return x > 100 && x < 1300 && from > 160 && from < 1500 && isStroke(x, from)
    },
  )

test.each([
  ['flat paper', () => 0],
  ['paper that is only as uneven as any', (x: number) => 3 * Math.sin(x / 200)],
])('%s stays as it is', async (_, rise) => {
  expect(bendOf(await smaller(bentPage(rise)))).toBeNull()
})

test.each([
  ['a book that rises to its spine', (x: number) => 70 * Math.exp(-x / 300)],
  ['a label on a tin', (x: number) => 60 * (1 - ((x - 700) / 700) ** 2)],
])('the lines of %s are straight afterwards', async (_, rise) => {
  const page = bentPage(rise)
  const bend = bendOf(await smaller(page))
  expect(bend).not.toBeNull()
  if (bend) expect(bendOf(await smaller(withStraightLines(page, bend)))).toBeNull()
})

test('a page of few lines tells nothing', async () => {
  const page = drawnPage(
    1400,
    1700,
    () => ({ ground: 255, ink: 0 }),
    (x, y) => {
      const from = Math.round(y + 70 * Math.exp(-x / 300))
      return x > 100 && x < 1300 && from > 160 && from < 260 && isStroke(x, from)
    },
  )
  expect(bendOf(await smaller(page))).toBeNull()
})
