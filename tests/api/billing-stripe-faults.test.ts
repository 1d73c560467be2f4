import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { createStripeBilling } from '#server/adapters/billing/stripe/create-stripe-billing.ts'
import { openCheckout } from '#server/billing/open-checkout.ts'
import { startBilling } from '#server/billing/upkeep.ts'
import { type BillingWorld, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type StubStripe, stubKeys } from '#testing/stub-stripe.ts'

let world: BillingWorld
let stub: StubStripe
beforeAll(async () => {
  world = await billingWorld('stripe')
  if (!world.stub) throw new Error('there is no Stripe')
  stub = world.stub
})
afterAll(async () => {
  const logged = world.logged().join('\n')
  expect(logged).not.toMatch(/(sk|rk)_(test|live)_\w|whsec_\w|_secret_\w/)
  await world.end()
})

/** Lists the customers, subscriptions, payments and refunds that Stripe has of a cook. */
const books = (cook: Cook) => {
  const customers = [...stub.world.customers.values()].filter(({ email }) => email === cook.email)
  const own = ({ customer }: { customer: string }) => customers.some(({ id }) => id === customer)
  const subscriptions = [...stub.world.subscriptions.values()].filter(own)
  const payments = new Set([...stub.world.payments.values()].filter(own).map(({ id }) => id))
  const refunds = [...stub.world.refunds.values()].filter(({ payment }) => payments.has(payment))
  return { customers, subscriptions, payments, refunds }
}

interface Operation {
  /** Pattern of the call that fails, built from the cook's ids. */
  call: (cook: Cook) => Promise<RegExp>
  begin: (cook: Cook) => Promise<unknown>
  act: (cook: Cook) => Promise<{ statusCode: number }>
  /** Expected state in the end. */
  end: { status: string; refunds?: number; ends?: boolean }
}

const nothing = async () => undefined
const subscriber = (cook: Cook) => world.subscriber(cook)
const checkOut = (cook: Cook) => cook.post(api.subscription.getOrCreate).response()
const refund = (cook: Cook) => cook.post(api.subscription.cancel, { refund: true }).response()
const userId = async (cook: Cook) => (await cook.get(api.users.current)).id
const subscriptionId = async (cook: Cook) => (await world.row(cook)).subscription_id

const operations: Record<string, Operation> = {
  'the customer is made': {
    call: async ({ email }) => new RegExp(`^POST /v1/customers .*${encodeURIComponent(email)}`),
    begin: nothing,
    act: checkOut,
    end: { status: 'incomplete' },
  },
  'the subscription is made': {
    call: async (cook) => new RegExp(`^POST /v1/subscriptions .*sub:${await userId(cook)}`),
    begin: nothing,
    act: checkOut,
    end: { status: 'incomplete' },
  },
  'its state is read': {
    call: async (cook) =>
      new RegExp(`^GET /v1/subscriptions .*customer=${(await world.row(cook)).customer_id}`),
    begin: checkOut,
    act: checkOut,
    end: { status: 'incomplete' },
  },
  'it is cancelled': {
    call: async (cook) => new RegExp(`^POST /v1/subscriptions/${await subscriptionId(cook)} `),
    begin: subscriber,
    act: (cook) => cook.post(api.subscription.cancel).response(),
    end: { status: 'active', ends: true },
  },
  'its money is given back': {
    call: async (cook) => new RegExp(`^POST /v1/refunds .*${(await world.row(cook)).latest_payment_id}`),
    begin: subscriber,
    act: refund,
    end: { status: 'canceled', refunds: 1 },
  },
  'it ends at once': {
    call: async (cook) => new RegExp(`^DELETE /v1/subscriptions/${await subscriptionId(cook)} `),
    begin: subscriber,
    act: refund,
    end: { status: 'canceled', refunds: 1 },
  },
}

/** Repeats a request as a person would; 409 means that it was already done. */
const insist = async (act: () => Promise<{ statusCode: number }>) => {
  const statuses: number[] = []
  for (let turn = 0; turn < 4; turn += 1) {
    const { statusCode } = await act()
    statuses.push(statusCode)
    if (statusCode === 200 || statusCode === 409) break
  }
  return statuses
}

const failing = async (name: string, when: 'before' | 'after', how: 'drop' | '500') => {
  const operation = operations[name]
  if (!operation) throw new Error(`no operation is called ${name}`)
  const cook = await world.signUp(`${name} ${when} ${how}@example.org`.replaceAll(' ', '-'))
  await operation.begin(cook)
  // The SDK itself retries once when a connection is closed.
  stub.fail({ of: await operation.call(cook), when, how, times: how === 'drop' ? 2 : 1 })
  const statuses = await insist(() => operation.act(cook))
  const { customers, subscriptions, refunds } = books(cook)
  const [only] = subscriptions
  return {
    statuses,
    customers: customers.length,
    subscriptions: subscriptions.length,
    end: { status: only?.status, refunds: refunds.length, ends: only?.cancelAtPeriodEnd },
    ours: (await world.row(cook)).provider_status,
  }
}

test('six operations, each failing before or after it was carried out, by a lost connection or a 500', async () => {
  const cases = Object.keys(operations).flatMap((name) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['drop', '500'] as const).map((how) => ({ name, when, how })),
    ),
  )
  const results = await Promise.all(
    cases.map(async ({ name, when, how }) => ({ name, when, how, ...(await failing(name, when, how)) })),
  )
  expect(stub.faults.left(), 'faults that nobody met').toBe(0)
  expect(results).toHaveLength(24)
  for (const { name, when, how, statuses, ...seen } of results) {
    const { end } = operations[name] ?? {}
    expect([200, 409], `${name}, ${how} ${when}: ${statuses}`).toContain(statuses.at(-1))
    expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true)
    expect(seen, `${name}, ${how} ${when}: ${statuses}`).toEqual({
      customers: 1,
      subscriptions: 1,
      end: { refunds: 0, ends: false, ...end },
      ours: end?.status,
    })
  }
})

test('a changed address between two tries burns the key, and nothing is doubled', async () => {
  const cook = await world.signUp('before@example.org')
  stub.fail({ of: 'POST /v1/customers', when: 'after', how: 'drop', times: 2 })
  expect((await checkOut(cook)).statusCode).toBe(503)
  const id = await userId(cook)
  stub.fail({ of: '/v1/customers/search', when: 'before', how: '400' })
  stub.requests.length = 0
  const deps = { ...world.deps, billing: world.billing }
  expect(await openCheckout(deps, { id, email: 'after@example.org' })).toBeTruthy()
  const refused = stub.requests.filter(({ call, status }) => call === 'POST /v1/customers' && status === 400)
  expect(refused.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`cus:${id}:0`])
  const own = [...stub.world.customers.values()].filter(({ metadata }) => metadata.userId === id)
  expect(own).toHaveLength(1)
  expect(books(cook).subscriptions).toHaveLength(1)
})

test('a status that nobody has heard of gives nothing', async () => {
  const cook = await world.signUp('odd@example.org')
  const { subscription_id: id } = await world.subscriber(cook)
  const row = stub.world.subscriptions.get(id ?? '')
  if (!row) throw new Error('Stripe has no subscription')
  row.status = 'frobnicated'
  const told = stub.events.event('customer.subscription.updated', { id, customer: row.customer })
  expect((await world.deliver({ ...told, raw: told.payload })).statusCode).toBe(200)
  expect(await world.status(cook)).toBe('past_due')
  expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: false })
})

test('events about nobody of ours are answered and let go', async () => {
  const stranger = [...stub.world.charges.values()][0]
  if (!stranger) throw new Error('Stripe has no charge')
  const lost = { ...stranger, id: 'ch_nobody', customer: 'cus_nobody' }
  stub.world.charges.set(lost.id, lost)
  const events = [
    stub.events.event('a.type.of.next.year', { id: 'x' }),
    stub.events.event('customer.subscription.updated', { id: 'sub_x', customer: 'cus_nobody' }),
    stub.events.event('payment_intent.succeeded', { id: 'pi_x', customer: null }),
    stub.events.event('charge.dispute.created', { id: 'dp_x', charge: lost.id }),
    stub.events.event('customer.deleted', { id: 'cus_nobody' }),
  ]
  for (const { id, type, payload } of events) {
    expect((await world.deliver({ id, type, raw: payload })).statusCode, type).toBe(200)
  }
})

test('a dispute whose charge cannot be read is answered with a failure, and comes again', async () => {
  const cook = await world.signUp('dispute@example.org')
  await world.subscriber(cook)
  const charge = [...stub.world.charges.values()].at(-1)
  const { id, type, payload } = stub.events.event('charge.dispute.created', {
    id: 'dp_y',
    charge: charge?.id,
  })
  stub.fail({ of: 'GET /v1/charges/', when: 'before', how: '503' })
  const event = { id, type, raw: payload }
  expect((await world.deliver(event)).statusCode).toBeGreaterThanOrEqual(500)
  expect(await world.status(cook)).toBe('active')
  expect((await world.deliver(event)).statusCode).toBe(200)
  expect(await world.status(cook)).toBe('canceled')
})

test('a customer who was deleted at Stripe is free, and can begin anew', async () => {
  const cook = await world.signUp('gone@example.org')
  const { customer_id: id } = await world.subscriber(cook)
  await world.takeEvents()
  await world.billing.deleteCustomer(id ?? '')
  await world.deliverAll()
  expect(await world.status(cook)).not.toBe('active')
  await world.pay(cook, await world.secret(cook))
  await cook.get(api.subscription.status)
  expect(await world.status(cook)).toBe('active')
  expect((await world.row(cook)).customer_id).not.toBe(id)
})

test('a subscription of another account, another mode or the sandbox does not count', async () => {
  const sandbox = await billingWorld('sandbox')
  const { cook } = sandbox
  await sandbox.subscriber(cook)
  expect(await sandbox.status(cook)).toBe('active')
  const stripe = await createStripeBilling(
    { ...stubKeys, priceId: null, apiBase: stub.url },
    { clock: sandbox.clock, log: quietLog, maxNetworkRetries: 0 },
  )
  const switchTo = async (billing: typeof stripe | null) => {
    await startBilling({ ...sandbox.deps, log: quietLog, billing })
    return await sandbox.status(cook)
  }
  expect(await switchTo(stripe)).toBe('free')
  expect(await switchTo(sandbox.billing)).toBe('active')
  expect(await switchTo({ ...stripe, livemode: true })).toBe('free')
  expect(await switchTo(null)).toBe('free')
  expect(await switchTo(sandbox.billing)).toBe('active')
  // Invoices of the earlier provider are kept.
  expect(await cook.get(api.subscription.invoices)).toMatchObject([{ status: 'paid' }])
  await sandbox.end()
})
