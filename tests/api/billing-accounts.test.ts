import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { startBilling } from '#server/billing/upkeep.ts'
import type { BillingProvider } from '#server/ports/billing.ts'
import { type BillingWorld, billingProviders, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

describe.each(billingProviders)('%s', (provider) => {
  let world: BillingWorld
  let chef: Cook
  let count = 0
  beforeAll(async () => {
    world = await billingWorld(provider)
    chef = await world.administrator()
  })
  afterAll(() => world?.end())
  const newCook = () => {
    count += 1
    return world.signUp(`cook-${count}@example.org`)
  }

  test("an administrator's word wins over every event, ends what would be charged, and yields to a payment", async () => {
    const cook = await newCook()
    const { id: userId } = await cook.get(api.users.current)
    const set = (subscriptionStatus: 'free' | 'active' | 'canceled' | 'past_due' | null) =>
      chef.patch(api.admin.setStatus, { userId, subscriptionStatus })
    const row = await world.subscriber(cook)
    const storm = await world.takeEvents()

    expect(await set('past_due')).toMatchObject({
      subscriptionStatus: 'past_due',
      providerStatus: 'canceled',
    })
    const [current] = await world.billing.listSubscriptions(row.customer_id!)
    expect(current?.status).toBe('canceled')
    for (const event of [...storm, ...(await world.takeEvents())]) await world.deliver(event)
    expect(await world.status(cook)).toBe('past_due')

    await set('active')
    for (const event of storm) await world.deliver({ ...event, id: `${event.id}_again` })
    expect(await world.status(cook)).toBe('active')
    await cook.post(api.subscription.getOrCreate).expectStatus(409)
    // An override is no subscription of the provider, so there is nothing to cancel.
    await cook.post(api.subscription.cancel).expectStatus(409)

    expect(await set('free')).toMatchObject({ override: { status: 'free' } })
    await world.subscriber(cook)
    expect(await chef.get(api.admin.users, { query: { search: cook.email } })).toMatchObject([
      { subscriptionStatus: 'active', providerStatus: 'active', override: null },
    ])
    expect(await set(null)).toMatchObject({ subscriptionStatus: 'active' })
  })

  test('while the provider is down, an administrator cannot deny Premium that would still be charged', async () => {
    const cook = await newCook()
    const { id: userId } = await cook.get(api.users.current)
    await world.subscriber(cook)
    world.fail({ of: 'cancelNow', when: 'before' })
    await chef.patch(api.admin.setStatus, { userId, subscriptionStatus: 'canceled' }).expectStatus(503)
    expect(await world.status(cook)).toBe('active')
    await chef.patch(api.admin.setStatus, { userId, subscriptionStatus: 'canceled' })
    expect(await world.status(cook)).toBe('canceled')
  })

  test('an account that is deleted is charged no more, and stays while the provider is away', async () => {
    const cook = await newCook()
    const row = await world.subscriber(cook)
    await cook.signIn()
    world.fail({ of: 'deleteCustomer', when: 'before' })
    expect((await cook.send(api.account.remove)).statusCode).toBe(503)
    expect(await world.status(cook)).toBe('active')
    expect((await cook.send(api.account.remove)).statusCode).toBe(200)
    const left = await world.billing.listSubscriptions(row.customer_id!)
    expect(left.filter(({ status }) => status !== 'canceled')).toEqual([])
    await world.deliverAll()
  })

  test('a subscription of another provider account does not count, but is kept', async () => {
    const cook = await newCook()
    await world.subscriber(cook)
    const { deps } = world
    const elsewhere = (own: Partial<BillingProvider>): BillingProvider =>
      Object.assign(Object.create(world.billing), own)
    for (const own of [{ livemode: true }, { accountHash: 'another' }, { kind: 'elsewhere' as 'stripe' }]) {
      await startBilling({ ...deps, billing: elsewhere(own) })
      expect(await world.status(cook)).toBe('free')
      await startBilling(deps)
      expect(await world.status(cook)).toBe('active')
    }
    await startBilling({ ...deps, billing: null })
    expect(await world.status(cook)).toBe('free')
    await startBilling(deps)
    expect(await cook.get(api.subscription.invoices)).toHaveLength(1)
  })
})
