import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { reconcile } from '#server/billing/reconcile.ts'
import { setDisabledByEmail } from '#server/stores/disabled-users.ts'
import { type BillingWorld, billingProviders, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

const DAY_MS = 86_400_000

/** A disabled cook is no longer charged, and keeps the paid period when enabled again. */
describe.each(billingProviders)('%s', (provider) => {
  let world: BillingWorld
  let chef: Cook
  let count = 0
  beforeAll(async () => {
    world = await billingWorld(provider)
    chef = await world.administrator()
  })
  afterAll(() => world?.end())

  const newCook = async () => {
    count += 1
    const cook = await world.signUp(`shut-out-${count}@example.org`)
    return { cook, id: (await cook.get(api.users.current)).id }
  }
  const setDisabled = (id: string, disabled: boolean) =>
    chef.put(api.admin.setDisabled, { disabled }, { params: { id } })
  const subscriptionOf = async (customer: string | null) => {
    const [only] = await world.billing.listSubscriptions(customer ?? '')
    return only
  }
  const pass = () => reconcile({ ...world.deps, billing: world.billing }, 0)
  const ends = async (id: string) => {
    const { entries } = await chef.get(api.admin.audit)
    return entries.filter(({ action, subject }) => action === 'subscription.end' && subject?.id === id)
  }

  test('a subscription ends with what is paid for, and can be taken up again by a cook who is let in', async () => {
    const { cook, id } = await newCook()
    const { customer_id: customer } = await world.subscriber(cook)
    await setDisabled(id, true)
    await setDisabled(id, true)
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    expect(await ends(id)).toMatchObject([{ actor: 'server', detail: { because: 'disabled' } }])

    await setDisabled(id, false)
    await cook.signIn()
    expect(await cook.get(api.subscription.status)).toMatchObject({
      hasActiveSubscription: true,
      cancelAtPeriodEnd: true,
    })
    await cook.post(api.subscription.reactivate)
    expect(await subscriptionOf(customer)).toMatchObject({ cancelAtPeriodEnd: false })
  })

  test('a payment that is overdue is not tried again', async () => {
    const { cook, id } = await newCook()
    const { customer_id: customer } = await world.subscriber(cook, 'renewal_fails')
    world.clock.advance(32 * DAY_MS)
    await chef.signIn()
    await cook.signIn()
    expect((await cook.get(api.subscription.details)).hasPaymentProblem).toBe(true)
    await setDisabled(id, true)
    expect(await subscriptionOf(customer)).toMatchObject({ status: 'canceled' })
  })

  test('while the provider is away the cook is shut out all the same, and the rest follows', async () => {
    const { cook, id } = await newCook()
    const { customer_id: customer } = await world.subscriber(cook)
    world.fail({ of: 'setCancelAtPeriodEnd', when: 'before' })
    expect(await setDisabled(id, true)).toEqual({ id, disabled: true })
    await cook.get(api.users.current).expectStatus(403)
    expect(await subscriptionOf(customer)).toMatchObject({ cancelAtPeriodEnd: false })
    await pass()
    expect(await subscriptionOf(customer)).toMatchObject({ cancelAtPeriodEnd: true })
    expect(await ends(id)).toHaveLength(1)
  })

  test('charging ends also from the command line, and for a payment in a form that was open', async () => {
    const by = { actorId: null, actorLabel: 'command line' }
    const [paying, late] = [await newCook(), await newCook()]
    const { customer_id: customer } = await world.subscriber(paying.cook)
    const secret = await world.secret(late.cook)
    for (const { cook } of [paying, late]) {
      await setDisabledByEmail(world.db, cook.email, { disabled: true, by, now: world.clock.now() })
    }
    await pass()
    expect(await subscriptionOf(customer)).toMatchObject({ cancelAtPeriodEnd: true })
    if (!world.stub) return
    // Stripe's form confirms a payment without asking our server.
    const row = await world.db
      .selectFrom('subscriptions')
      .select('customer_id')
      .where('user_id', '=', late.id)
      .executeTakeFirst()
    world.stub.pay(secret)
    await world.deliverAll()
    expect(await subscriptionOf(row?.customer_id ?? null)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
  })
})
