import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { forgetLeftAccounts } from '#server/stores/left-accounts.ts'
import { billingProviders, billingWorld } from '#testing/billing-world.ts'
import { testApp } from '#testing/test-app.ts'

const soup = { prompt: 'tomato soup' }
const DAY_MS = 24 * 60 * 60_000

test('the free recipes of a month are given once to an address, however often its account is made anew', async () => {
  const { signUp, clock } = await testApp()
  const first = await signUp('eve@example.org')
  await first.post(api.recipes.generate, soup)
  await first.post(api.recipes.generate, soup)
  await first.delete(api.account.remove)

  const second = await signUp('Eve@Example.org')
  expect(await second.get(api.quota.check)).toMatchObject({ recipesUsed: 2, recipesRemaining: 1 })
  expect((await second.get(api.users.current)).recipesUsedThisMonth).toBe(2)
  await second.post(api.recipes.generate, soup)
  expect(await second.post(api.recipes.generate, soup).expectStatus(403)).toMatchObject({
    code: 'quota_exceeded',
  })
  await second.delete(api.account.remove)
  const third = await signUp('eve@example.org')
  expect(await third.get(api.quota.check)).toMatchObject({ recipesUsed: 3, recipesRemaining: 0 })
  // Other cooks and later months are not affected.
  const other = await signUp('adam@example.org')
  expect(await other.get(api.quota.check)).toMatchObject({ recipesUsed: 0 })
  clock.advance(31 * DAY_MS)
  expect(await third.get(api.quota.check)).toMatchObject({ recipesUsed: 0, recipesRemaining: 3 })
})

test('an address is kept as a keyed hash, only when it has used something, and for two years', async () => {
  const world = await testApp()
  const { db, clock } = world
  const kept = async () => (await sql`select * from left_accounts`.execute(db)).rows
  const idle = await world.signUp('idle@example.org')
  await idle.get(api.users.current)
  await idle.delete(api.account.remove)
  expect(await kept()).toEqual([])

  const eve = await world.signUp('eve@example.org')
  await eve.post(api.recipes.generate, soup)
  await eve.delete(api.account.remove)
  expect(await kept()).toEqual([
    {
      address_hash: world.deps.addressHash('eve@example.org'),
      month: '2026-11',
      used: 1,
      had_refund: false,
      left_at: expect.any(Date),
    },
  ])
  const another = await testApp()
  expect(another.deps.addressHash('eve@example.org')).not.toEqual(world.deps.addressHash('eve@example.org'))

  clock.advance(725 * DAY_MS)
  await forgetLeftAccounts(db, clock.now())
  expect(await kept()).toHaveLength(1)
  clock.advance(10 * DAY_MS)
  await forgetLeftAccounts(db, clock.now())
  expect(await kept()).toEqual([])
})

describe.each(billingProviders)('with %s', (provider) => {
  test('money is given back once to an address', async () => {
    const world = await billingWorld(provider)
    try {
      const first = await world.signUp('eve@example.org')
      await world.subscriber(first)
      await first.post(api.subscription.cancel, { refund: true })
      await first.delete(api.account.remove)

      const second = await world.signUp('eve@example.org')
      await world.subscriber(second)
      expect((await second.get(api.subscription.details)).refundableUntil).toBeNull()
      const refused = await second.post(api.subscription.cancel, { refund: true }).expectStatus(409)
      expect(refused.message).toBe(
        'Money back is given once to each e-mail address, and this one has had it.',
      )
      expect(await world.status(second)).toBe('active')
      await second.delete(api.account.remove)

      const third = await world.signUp('eve@example.org')
      await world.subscriber(third)
      await third.post(api.subscription.cancel, { refund: true }).expectStatus(409)
    } finally {
      await world.end()
    }
  })
})
