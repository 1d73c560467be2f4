import { expect, test } from 'vitest'
import { randomForTurn, turnOf } from './random.ts'

const turns = (series: string, count = 23) =>
  Array.from({ length: count }, (_, turn) => randomForTurn(`${series} ${turn}`, 0))

test('the turns of a series share out every choice among them', () => {
  const randoms = turns('maria pancakes')
  for (let choice = 0; choice < 40; choice++) {
    const strata = randoms.map((random) => Math.floor(random.next() * 23))
    expect(new Set(strata).size).toBe(23)
  }
})

test('two series do not tell the same story', () => {
  const [a, b] = ['maria pancakes', 'jon pancakes'].map((series) =>
    turns(series).map((random) => random.next()),
  )
  expect(a).not.toEqual(b)
})

test('the same seed draws the same numbers, with a series or without', () => {
  for (const seed of ['maria pancakes 4', 'no series'])
    expect(randomForTurn(seed, 1).next()).toBe(randomForTurn(seed, 1).next())
})

test('turns count up by one', () => {
  expect(turnOf('maria pancakes 5', 0) - turnOf('maria pancakes 4', 0)).toBe(1)
})
