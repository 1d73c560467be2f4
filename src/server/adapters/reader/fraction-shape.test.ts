import { expect, test } from 'vitest'
import { looksLikeFraction } from './fraction-shape.ts'

/** Draws ink from text: `#` is black, and each sign is four pixels wide. */
const inkOf = (rows: readonly string[]) => {
  const [width, height] = [(rows[0]?.length ?? 0) * 4, rows.length * 4]
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (rows[y >> 2]?.[x >> 2] === '#') pixels[y * width + x] = 0
  }
  return { pixels, width, height }
}

const half = [
  '.........................',
  '........#.....#..........',
  '.......##....#...........',
  '........#...#............',
  '........#..#...###.......',
  '..........#......#.......',
  '.........#......#........',
  '........#......###.......',
  '.........................',
]
const two = [
  '.........................',
  '........#######..........',
  '.............##..........',
  '.............##..........',
  '.........#####...........',
  '........##...............',
  '........##...............',
  '........#######..........',
  '.........................',
]
const box = { left: 28, top: 4, right: 72, bottom: 32 }

test('a fraction sign is more pieces of ink than figures were read', () => {
  expect(looksLikeFraction(inkOf(half), box, 1)).toBe(true)
  expect(looksLikeFraction(inkOf(half), { ...box, left: 56 }, 1)).toBe(true)
})

test('a plain figure is no fraction sign, also with a speck beside it, at the edge, and in a box between two pixels', () => {
  const speck = two.map((row, index) => (index === 2 ? `${row.slice(0, 18)}.${row.slice(19)}` : row))
  expect(looksLikeFraction(inkOf(two), box, 1)).toBe(false)
  expect(looksLikeFraction(inkOf(speck), box, 1)).toBe(false)
  expect(looksLikeFraction(inkOf(two), { left: -3.5, top: -0.25, right: 99.5, bottom: 40.75 }, 1)).toBe(false)
})
