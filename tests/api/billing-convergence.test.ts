import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { openCheckout } from '#server/billing/open-checkout.ts'
import { withBilling } from '#server/billing/provider.ts'
import { reconcile } from '#server/billing/reconcile.ts'
import { syncSubscription } from '#server/billing/sync-subscription.ts'
import {
  type BillingWorld,
  billingProviders,
  billingWorld,
  type Fault,
  type WorldEvent,
} from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

const HOUR_MS = 3_600_000
/**
 * `PROOF=full npx vitest run --project server tests/api/billing-convergence.test.ts` tests every order, 300
 * histories, …
 */
const isFull = process.env.PROOF === 'full'
const orders = isFull ? 720 : 3
const histories = Number(process.env.HISTORIES ?? (isFull ? 300 : 1))
const callsAtOnce = isFull ? 50 : 20
const copies = isFull ? 10 : 3
const patience = isFull ? 3_600_000 : 30_000

/** Random numbers that are the same in every run (the Mulberry32 generator). */
const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

describe.each(billingProviders)('%s', { timeout: patience }, (provider) => {
  let world: BillingWorld
  let count = 0
  beforeAll(async () => {
    world = await billingWorld(provider)
  })
  afterAll(() => world?.end())
  beforeEach(async () => {
    world.mend()
    await world.takeEvents()
  })
  const newCook = () => {
    count += 1
    return world.signUp(`cook-${count}@example.org`)
  }
  const deps = () => withBilling(world.deps)
  const marks = (events: readonly WorldEvent[]) =>
    world.db
      .selectFrom('billing_events')
      .select('id')
      .where(
        'id',
        'in',
        events.map(({ id }) => id),
      )
      .execute()

  test(`${callsAtOnce} checkouts at once on two servers make one customer, one subscription, one secret`, async () => {
    const cook = await newCook()
    const other = await world.anotherServer()
    const { idToken } = await cook.signIn()
    const before = await world.counts()
    const replies = await Promise.all(
      Array.from({ length: callsAtOnce }, (_, index) =>
        (index % 2 ? other : world.app).inject({
          method: 'POST',
          url: '/api/get-or-create-subscription',
          headers: { authorization: `Bearer ${idToken}` },
        }),
      ),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(replies.map((reply) => reply.json().clientSecret)).size).toBe(1)
    expect(await world.counts()).toEqual({
      ...before,
      customers: (before?.customers ?? 0) + 1,
      subscriptions: (before?.subscriptions ?? 0) + 1,
    })
  })

  test('without the lease, the keys alone do the same', async () => {
    const cook = await newCook()
    const { id, email } = await cook.get(api.users.current)
    const before = await world.counts()
    const secrets = await Promise.all(Array.from({ length: 25 }, () => openCheckout(deps(), { id, email })))
    expect(new Set(secrets).size).toBe(1)
    expect(await world.counts()).toEqual({
      ...before,
      customers: (before?.customers ?? 0) + 1,
      subscriptions: (before?.subscriptions ?? 0) + 1,
    })
  })

  /** Runs a subscription through more than twelve events. */
  const aLife = async (cook: Cook) => {
    const secret = await world.secret(cook)
    await world.pay(cook, secret, 'declined')
    await world.pay(cook, secret, 'renewal_fails')
    await cook.get(api.subscription.status)
    const end = (await cook.get(api.subscription.status)).currentPeriodEnd!
    world.clock.set(new Date(end * 1000))
    await cook.get(api.subscription.status)
    await world.pay(cook, await world.secret(cook), 'ok')
    await cook.get(api.subscription.status)
    await cook.post(api.subscription.cancel)
    await cook.post(api.subscription.reactivate)
    await cook.post(api.subscription.cancel)
    return await world.takeEvents()
  }

  test(`every event ${copies} times at once on two servers: one mark each, and the same state`, async () => {
    const cook = await newCook()
    const other = await world.anotherServer()
    const events = (await aLife(cook)).slice(0, 12)
    expect(events).toHaveLength(12)
    const replies = await Promise.all(
      events.flatMap((event) =>
        Array.from({ length: copies }, (_, index) => world.deliver(event, index % 2 ? other : world.app)),
      ),
    )
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await marks(events)).toHaveLength(12)
    expect(await world.row(cook)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    // A repeated event has no effect, not even a request to the provider.
    const asked = world.calls.length
    await world.deliver(events[0]!)
    expect(world.calls.slice(asked)).toEqual(['readWebhook'])
  })

  test(`events in any order end right (${orders} of 720 orders)`, async () => {
    const cook = await newCook()
    const events = (await aLife(cook)).slice(-6)
    const row = await world.row(cook)
    const random = randomFrom(6)
    const all = permutations(events)
    expect(all).toHaveLength(720)
    const chosen =
      orders >= 720 ? all : Array.from({ length: orders }, () => all[Math.floor(random() * all.length)] ?? [])
    for (const order of chosen) {
      // The subscription is reset, as if no event had arrived yet.
      const forgotten = { status: 'free', cancel_at_period_end: false, current_period_end: null } as const
      await world.db.updateTable('subscriptions').set(forgotten).where('user_id', '=', row.user_id).execute()
      await world.db.deleteFrom('billing_events').execute()
      for (const event of order) expect((await world.deliver(event)).statusCode).toBe(200)
      expect(await world.row(cook)).toMatchObject({
        status: row.status,
        cancel_at_period_end: true,
        current_period_end: row.current_period_end,
      })
    }
  })

  test(`random histories, events lost, doubled and shuffled (${histories})`, async () => {
    const random = randomFrom(77)
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const seen = new Set<string>()
    for (let history = 0; history < histories; history += 1) {
      const cook = await newCook()
      await world.secret(cook)
      await world.takeEvents()
      for (let turn = 0; turn < 8; turn += 1) {
        const { customer_id: customer, subscription_id: subscription } = await world.row(cook)
        const act = one(['pay', 'pay', 'cancel', 'reactivate', 'wait', 'end', 'refund'] as const)
        if (act === 'pay') {
          const { body } = await cook.post(api.subscription.getOrCreate).response()
          const { clientSecret } = JSON.parse(body)
          const scenario = one(['ok', 'declined', 'renewal_fails'] as const)
          if (clientSecret) await world.pay(cook, clientSecret, scenario)
        } else if (act === 'wait') world.clock.advance(one([2, 9, 32]) * 24 * HOUR_MS)
        else if (act === 'cancel') await cook.post(api.subscription.cancel).response()
        else if (act === 'reactivate') await cook.post(api.subscription.reactivate).response()
        else if (act === 'end' && subscription) await world.billing.cancelNow(subscription)
        else if (act === 'refund' && subscription) {
          const paid = await world.billing.latestPaid(subscription)
          if (paid) await world.refundOutside(paid.paymentId)
        }
        if (customer) await world.billing.listSubscriptions(customer)
        const told = (await world.takeEvents()).filter(() => random() > 0.3)
        const sent = [...told, ...told.filter(() => random() < 0.3)].toSorted(() => random() - 0.5)
        for (const event of sent) {
          expect((await world.deliver(event)).statusCode).toBe(200)
          // After every event that the product subscribes to and that names the customer, the status must be
          // right.
          const said = await world.billing.readWebhook(Buffer.from(event.raw), world.sign(event.raw))
          if (customer === null || said.customerId !== customer) continue
          expect((await world.row(cook)).status).toBe(await world.truth(cook))
        }
        seen.add(`${act} ${await world.truth(cook)}`)
      }
      world.clock.advance(25 * HOUR_MS)
      await reconcile(deps(), 0)
      expect((await world.row(cook)).status).toBe(await world.truth(cook))
    }
    expect(seen.size).toBeGreaterThan(2)
  })

  test('an older read never overwrites a newer one', async () => {
    const cook = await newCook()
    const { customer_id: customer, subscription_id: subscription } = await world.subscriber(cook)
    let arrive: () => void = () => undefined
    world.fail({
      of: 'listSubscriptions',
      when: 'after',
      until: new Promise<void>((resolve) => {
        arrive = resolve
      }),
    })
    const older = syncSubscription(deps(), customer!)
    await expect.poll(() => world.faultsLeft()).toBe(0)
    await world.billing.cancelNow(subscription!)
    await syncSubscription(deps(), customer!)
    expect(await world.status(cook)).toBe('canceled')
    arrive()
    expect((await older)?.state.status).toBe('active')
    expect(await world.status(cook)).toBe('canceled')
  })

  const faults: (Fault & { act: (cook: Cook) => Promise<{ statusCode: number }> })[] = (
    ['before', 'after'] as const
  ).flatMap((when) => {
    const checkout = (cook: Cook) => cook.post(api.subscription.getOrCreate).response()
    const cancel = (cook: Cook) => cook.post(api.subscription.cancel).response()
    const refund = (cook: Cook) => cook.post(api.subscription.cancel, { refund: true }).response()
    return [
      { of: 'ensureCustomer', when, act: checkout },
      { of: 'createSubscription', when, act: checkout },
      { of: 'listSubscriptions', when, act: checkout },
      { of: 'setCancelAtPeriodEnd', when, act: cancel },
      { of: 'refund', when, act: refund },
      { of: 'cancelNow', when, act: refund },
    ] as const
  })
  test('six operations that fail before or after they are carried out: told, repeated, nothing doubled', async () => {
    for (const { act, ...fault } of faults) {
      const cook = await newCook()
      const isCheckout = ['ensureCustomer', 'createSubscription', 'listSubscriptions'].includes(fault.of)
      if (!isCheckout) await world.subscriber(cook)
      const before = await world.counts()
      world.fail(fault)
      expect([fault.of, fault.when, (await act(cook)).statusCode]).toEqual([fault.of, fault.when, 503])
      expect([fault.of, fault.when, (await act(cook)).statusCode]).toEqual([fault.of, fault.when, 200])
      const one = (isNew: boolean, was = 0) => was + Number(isNew)
      expect([fault.of, fault.when, await world.counts()]).toEqual([
        fault.of,
        fault.when,
        {
          customers: one(isCheckout, before?.customers),
          subscriptions: one(isCheckout, before?.subscriptions),
          refunds: one(act.name === 'refund', before?.refunds),
        },
      ])
      expect((await world.row(cook)).status).toBe(await world.truth(cook))
    }
  })

  test('a used idempotency key is replaced after a check whether its call was carried out', async () => {
    for (const when of ['before', 'after'] as const) {
      const cook = await newCook()
      const before = await world.counts()
      world.fail({ of: 'ensureCustomer', when, kind: 'burnt_key' })
      world.fail({ of: 'createSubscription', when, kind: 'burnt_key' })
      expect(await world.secret(cook)).toBeTruthy()
      expect(await world.counts()).toEqual({
        ...before,
        customers: (before?.customers ?? 0) + 1,
        subscriptions: (before?.subscriptions ?? 0) + 1,
      })
      expect(await world.row(cook)).toMatchObject({ attempt: 1, customer_key: 1 })
    }
  })

  test('an event that could not be acted on is answered 500 and not marked; sent again it has its effect', async () => {
    const cook = await newCook()
    const row = await world.subscriber(cook)
    await world.takeEvents()
    await world.billing.cancelNow(row.subscription_id!)
    const [event] = await world.takeEvents()
    world.fail({ of: 'listSubscriptions', when: 'before' })
    expect((await world.deliver(event!)).statusCode).toBe(500)
    expect(await marks([event!])).toEqual([])
    expect(await world.status(cook)).toBe('active')
    expect((await world.deliver(event!)).statusCode).toBe(200)
    expect(await world.status(cook)).toBe('canceled')
    expect(await marks([event!])).toHaveLength(1)
  })

  test('while the provider is down the stored state counts until 72 hours after the period', async () => {
    const cook = await newCook()
    await world.subscriber(cook)
    const { currentPeriodEnd } = await cook.get(api.subscription.status)
    const end = new Date(currentPeriodEnd! * 1000)
    world.fail({ of: 'listSubscriptions', when: 'before', times: 1000 })
    world.clock.set(new Date(end.getTime() + 72 * HOUR_MS - 60_000))
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: true })
    expect(await cook.get(api.subscription.details)).toMatchObject({ status: 'active', isStale: true })
    world.clock.set(new Date(end.getTime() + 72 * HOUR_MS))
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: false })
    expect(await world.status(cook)).toBe('past_due')
    expect((await cook.post(api.subscription.cancel).expectStatus(503)).message).toContain(
      'cannot be reached',
    )
    world.mend()
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: true })
  })

  test('the reconcile job repairs the effect of lost events', async () => {
    const cook = await newCook()
    const row = await world.subscriber(cook)
    await world.billing.cancelNow(row.subscription_id!)
    await reconcile(deps(), 0)
    expect(await world.status(cook)).toBe('active')
    world.clock.advance(25 * HOUR_MS)
    expect(await reconcile(deps(), 0)).toBeGreaterThan(0)
    expect(await world.status(cook)).toBe('canceled')
    expect(await reconcile(deps(), 0)).toBe(0)
  })
})

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length <= 1) return [[...list]]
  return list.flatMap((item, index) => permutations(list.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
