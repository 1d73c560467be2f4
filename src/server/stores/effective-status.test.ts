import { expect, test } from 'vitest'
import { effectiveStatus, providerStatusAt } from './effective-status.ts'

const end = new Date('2027-01-31T10:00:00Z')
const aMoment = new Date(end.getTime() - 1)
const paid = {
  status_override: null,
  subscription_status: 'active',
  status_until: end,
  status_after: 'canceled',
} as const

test('a paid plan lasts to its last millisecond and not beyond', () => {
  expect([effectiveStatus(paid, aMoment), effectiveStatus(paid, end)]).toEqual(['active', 'canceled'])
  const unheard = { ...paid, status_after: 'past_due' } as const
  expect([effectiveStatus(unheard, aMoment), effectiveStatus(unheard, end)]).toEqual(['active', 'past_due'])
})

test('an end without a following status means the free plan', () => {
  expect(effectiveStatus({ ...paid, status_after: null }, end)).toBe('free')
})

test("an administrator's word has no end, and does not hide what the provider says", () => {
  const given = { ...paid, status_override: 'active' } as const
  expect([effectiveStatus(given, end), providerStatusAt(given, end)]).toEqual(['active', 'canceled'])
  const denied = { ...paid, status_override: 'free' } as const
  expect([effectiveStatus(denied, aMoment), providerStatusAt(denied, aMoment)]).toEqual(['free', 'active'])
})
