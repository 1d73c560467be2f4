import { describe, expect, test } from 'vitest'
import { endOf, isLive, moneyBackUntil, pickSubscription, statusOf } from './subscription-state.ts'

const at = (day: number) => new Date(Date.UTC(2027, 0, day))
const one = (status: string, ends = 31, created = 1, cancelAtPeriodEnd = false) => ({
  status,
  createdAt: at(created),
  periodEnd: at(ends),
  cancelAtPeriodEnd,
})

test.each([
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['trialing', 'active'],
  ['active', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'past_due'],
  ['canceled', 'canceled'],
  // An unknown status never gives Premium.
  ['frobnicated', 'past_due'],
  ['', 'past_due'],
  ['ACTIVE', 'past_due'],
])('%s means %s', (provider, ours) => {
  expect(statusOf(provider)).toBe(ours)
})

describe('of several subscriptions counts', () => {
  test('the best status, in whatever order they come', () => {
    const words = 'active trialing past_due unpaid paused frobnicated canceled incomplete incomplete_expired'
    const all = words.split(' ').map((word) => one(word))
    for (let from = 0; from < all.length; from += 1) {
      const some = all.slice(from)
      expect(pickSubscription(some.toReversed())).toBe(some[0])
      expect(pickSubscription(some)).toBe(some[0])
    }
    expect(pickSubscription([])).toBeNull()
  })

  test('then the later end, then the newer one', () => {
    const [early, late, newer] = [one('active', 10), one('active', 20), one('active', 20, 2)]
    expect(pickSubscription([early, late])).toBe(late)
    expect(pickSubscription([late, newer, early])).toBe(newer)
  })
})

test('Premium ends with the period when cancelled, and 72 hours later when no renewal is reported', () => {
  expect(endOf(one('active', 10, 1, true))).toEqual({ until: at(10), after: 'canceled' })
  expect(endOf(one('active', 10))).toEqual({ until: at(13), after: 'past_due' })
  expect(endOf(one('past_due', 10))).toBeNull()
})

test('only what may still be charged is live', () => {
  const live = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'frobnicated']
  expect(live.map((status) => isLive({ status }))).toEqual(live.map(() => true))
  const over = ['canceled', 'incomplete', 'incomplete_expired']
  expect(over.map((status) => isLive({ status }))).toEqual(over.map(() => false))
})

test('the guarantee lasts seven times 86,400 seconds', () => {
  expect(moneyBackUntil(at(1))).toEqual(at(8))
})
