import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subscriptionStatuses } from '#contract/common.ts'
import { isPremium } from './plan.ts'
import { monthOf, quotaMessage, recipesLeft, resetDay, resetsAt } from './quota.ts'

const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

test('only an active subscription is Premium', () => {
  expect(subscriptionStatuses.filter(isPremium)).toEqual(['active'])
})

describe('recipes left', () => {
  test('a free cook starts with three and runs out', () => {
    expect([0, 1, 2, 3, 4].map((used) => recipesLeft('free', used))).toEqual([3, 2, 1, 0, 0])
  })

  test('a lapsed plan counts as free, Premium has no limit', () => {
    expect(recipesLeft('past_due', 2)).toBe(1)
    expect(recipesLeft('canceled', 9)).toBe(0)
    expect(recipesLeft('active', 500)).toBeNull()
  })

  test('never negative and never more than three', () => {
    fc.assert(
      fc.property(fc.constantFrom(...subscriptionStatuses), fc.nat(1000), (status, used) => {
        const left = recipesLeft(status, used)
        return left === null ? status === 'active' : left >= 0 && left <= 3
      }),
    )
  })
})

describe('the month', () => {
  test('is that of UTC, not of the place', () => {
    expect(monthOf(new Date('2026-11-30T23:59:59.999Z'))).toBe('2026-11')
    expect(monthOf(new Date('2026-12-01T00:30:00+02:00'))).toBe('2026-11')
  })

  test('rolls over the year', () => {
    expect(resetsAt(new Date('2026-12-31T23:00:00Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z')
    expect(resetDay(new Date('2026-11-21T04:00:00Z'))).toBe('1 December')
  })

  test('ends exactly where the next one begins', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const reset = resetsAt(now)
        return (
          reset > now &&
          monthOf(reset) > monthOf(now) &&
          monthOf(new Date(reset.getTime() - 1)) === monthOf(now)
        )
      }),
    )
  })
})

describe('the quota message', () => {
  test('starts with the plate, says what happened and where to go', () => {
    const text = quotaMessage()
    expect(text.startsWith('🍽️')).toBe(true)
    expect(text).toContain("You've used all 3 of your free recipes this month")
    expect(text).toContain('<a href="/subscribe">')
  })

  test('names the day when it knows it', () => {
    expect(quotaMessage(new Date('2026-11-21T00:00:00Z'))).toContain('come back on 1 December')
  })

  test('uses none but the allowed tags', () => {
    const tags = [...quotaMessage(new Date()).matchAll(/<\/?([a-z]+)/g)].map((match) => match[1])
    expect(tags.length).toBeGreaterThan(0)
    expect(tags.every((tag) => ['b', 'strong', 'em', 'br', 'a'].includes(tag ?? ''))).toBe(true)
  })
})
