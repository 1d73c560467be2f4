import { expect, test } from 'vitest'
import { createCookTurns } from './cook-turns.ts'

const opened = () => {
  let now = 0
  const turns = createCookTurns({ spendMs: 1000, withinMs: 60_000, open: 3 }, () => now)
  const spend = (cook: string, ms: number) => {
    const end = turns.begin(cook)
    now += ms
    end()
  }
  const pass = (ms: number) => {
    now += ms
  }
  return { turns, spend, pass }
}

test('the next job is of the cook who has spent least, and of each cook one at a time', () => {
  const { turns, spend } = opened()
  spend('ada', 300)
  spend('bob', 200)
  expect(turns.pick(['ada', 'ada', 'bob', 'eve', 'eve'])).toBe(3)
  const end = turns.begin('eve')
  expect(turns.pick(['ada', 'bob', 'eve'])).toBe(1)
  expect(turns.pick(['eve'])).toBe(-1)
  end()
  expect(turns.pick(['eve'])).toBe(0)
})

test('a cook who has spent the budget is admitted again when enough of it has expired', () => {
  const { turns, spend, pass } = opened()
  spend('ada', 700)
  pass(10_000)
  spend('ada', 600)
  expect(turns.enter('ada')).toBe(60_000 - 10_600)
  expect(turns.enter('bob')).toBe(0)
  pass(60_000 - 10_600)
  expect(turns.enter('ada')).toBe(0)
})

test('a cook cannot have more open jobs than the limit', () => {
  const { turns } = opened()
  expect([turns.enter('ada'), turns.enter('ada'), turns.enter('ada')]).toEqual([0, 0, 0])
  expect(turns.enter('ada')).toBeGreaterThan(0)
  turns.leave('ada')
  expect(turns.enter('ada')).toBe(0)
})
