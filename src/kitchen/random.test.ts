import { expect, test } from 'vitest'
import { jitter } from './random.ts'

const shares = (series: string) => Array.from({ length: 200 }, (_, at) => jitter(`${series} recipe-${at}`))

test('the same words have the same share, others another', () => {
  expect(shares('maria pancakes')).toEqual(shares('maria pancakes'))
  expect(shares('maria pancakes')).not.toEqual(shares('jon pancakes'))
})

test('shares lie all over the range', () => {
  const all = shares('maria pancakes')
  for (const share of all) {
    expect(share).toBeGreaterThanOrEqual(0)
    expect(share).toBeLessThan(1)
  }
  expect(new Set(all.map((share) => Math.floor(share * 10))).size).toBe(10)
})
