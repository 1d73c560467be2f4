import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BillingError, type BillingProvider } from '#server/ports/billing.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type StubStripe, type StubStripeOptions, startStubStripe } from '#testing/stub-stripe.ts'
import { testClock } from '#testing/test-clock.ts'
import { createStripeBilling } from './create-stripe-billing.ts'
import { actedEvents } from './read-webhook.ts'
import type { StripeConfig } from './stripe-config.ts'

const ada = { id: 'user-ada', email: 'ada@example.org' }
const DAY_MS = 86_400_000

let stub: StubStripe
let clock: ReturnType<typeof testClock>
let billing: BillingProvider
const start = async (options: Omit<StubStripeOptions, 'clock'> = {}) => {
  clock = testClock()
  stub = await startStubStripe({ ...options, clock })
  billing = await open()
}
const open = (config: Partial<StripeConfig> = {}) =>
  createStripeBilling(
    { ...stub, priceId: null, apiBase: stub.url, ...config },
    { clock, log: quietLog, maxNetworkRetries: 0 },
  )
beforeEach(() => start())
afterEach(async () => {
  // The stub checks the bytes of every call in these tests.
  expect(stub.problems).toEqual([])
  await stub.close()
})

const kindOf = async (call: Promise<unknown>) => {
  const outcome = await call.then(
    () => 'done',
    (error: unknown) => error,
  )
  return outcome instanceof BillingError ? outcome.kind : outcome
}
const subscribe = async () => {
  const customer = await billing.ensureCustomer(ada, 1)
  const made = await billing.createSubscription(customer, ada.id, 'sub:ada:1')
  return { customer, ...made, secret: made.clientSecret ?? '' }
}
const calls = (part: string) => stub.requests.filter(({ call }) => call.includes(part))

test('a subscription from the first call to the last', async () => {
  const { customer, id, secret, status } = await subscribe()
  expect([status, await billing.openClientSecret(id)]).toEqual(['incomplete', secret])
  expect(stub.pay(secret, 'declined')).toMatchObject({ error: { message: 'Your card was declined.' } })
  expect(await billing.latestPaid(id)).toBeNull()
  stub.pay(secret)
  const [active] = await billing.listSubscriptions(customer)
  expect(active).toMatchObject({ id, customerId: customer, status: 'active', cancelAtPeriodEnd: false })
  expect(await billing.openClientSecret(id)).toBeNull()
  expect(await billing.findCard(customer)).toEqual({ brand: 'visa', last4: '4242' })

  await billing.setCancelAtPeriodEnd(id, true)
  await billing.setCancelAtPeriodEnd(id, true)
  expect(await billing.listSubscriptions(customer)).toMatchObject([{ cancelAtPeriodEnd: true }])
  await billing.setCancelAtPeriodEnd(id, false)
  clock.set(active?.periodEnd ?? '')
  const [renewed] = await billing.listSubscriptions(customer)
  expect(renewed).toMatchObject({ status: 'active', periodStart: active?.periodEnd })
  expect(await billing.listInvoices(customer)).toMatchObject([
    { status: 'paid', amount: 399, refundedAmount: 0, periodStart: active?.periodEnd },
    { status: 'paid', amount: 399, currency: 'usd', receiptUrl: expect.stringMatching(/^https:/) },
  ])
  await billing.cancelNow(id)
  await billing.cancelNow(id)
  expect(await billing.listSubscriptions(customer)).toMatchObject([{ status: 'canceled' }])
})

test("the portal's way to cancel is seen and can be taken back", async () => {
  const { customer, id, secret } = await subscribe()
  stub.pay(secret)
  stub.portalCancel(id)
  expect(await billing.listSubscriptions(customer)).toMatchObject([{ cancelAtPeriodEnd: true }])
  await billing.setCancelAtPeriodEnd(id, false)
  expect(await billing.listSubscriptions(customer)).toMatchObject([{ cancelAtPeriodEnd: false }])
})

test('a payment is given back once, however often it is asked for', async () => {
  const { customer, id, secret } = await subscribe()
  clock.advance(3_600_000)
  const paidAt = new Date(stub.world.now() * 1000)
  stub.pay(secret)
  const paid = await billing.latestPaid(id)
  expect(paid).toMatchObject({ amount: 399, isRefunded: false, paidAt })
  const payment = paid?.paymentId ?? ''
  await Promise.all(Array.from({ length: 5 }, () => billing.refund(payment)))
  clock.advance(2 * DAY_MS)
  await billing.refund(payment)
  expect(stub.world.refunds.size).toBe(1)
  expect(await billing.latestPaid(id)).toMatchObject({ isRefunded: true })
  expect(await billing.listInvoices(customer)).toMatchObject([{ refundedAmount: 399 }])
})

test('all pages are read', async () => {
  await stub.close()
  await start({ maxPage: 2 })
  const customer = await billing.ensureCustomer(ada, 1)
  for (let n = 0; n < 5; n++) await billing.createSubscription(customer, ada.id, `sub:ada:${n}`)
  expect(await billing.listSubscriptions(customer)).toHaveLength(5)
})

describe('customers', () => {
  test('the same one is found again by either of two addresses, and by the search after a change', async () => {
    const id = await billing.ensureCustomer(ada, 1)
    expect(await billing.ensureCustomer(ada, 2)).toBe(id)
    expect(await billing.findCustomer(ada.id, ['new@example.org', ada.email])).toBe(id)
    expect(await billing.findCustomer(ada.id, ['new@example.org'])).toBe(id)
    expect(await billing.findCustomer("user' OR", ['nobody@example.org'])).toBeNull()
  })

  test('where Stripe does not offer the search, only addresses are looked at', async () => {
    stub.fail({ of: '/v1/customers/search', when: 'before', how: '400' })
    expect(await billing.findCustomer(ada.id, [ada.email])).toBeNull()
    stub.fail({ of: '/v1/customers/search', when: 'before', how: '503' })
    expect(await kindOf(billing.findCustomer(ada.id, [ada.email]))).toBe('unavailable')
  })

  test('a stranger with the same address is another customer', async () => {
    const id = await billing.ensureCustomer(ada, 1)
    expect(await billing.findCustomer('user-eve', [ada.email])).toBeNull()
    expect(await billing.ensureCustomer({ ...ada, id: 'user-eve' }, 1)).not.toBe(id)
  })

  test('a changed address burns the key', async () => {
    await billing.ensureCustomer(ada, 1)
    expect(await kindOf(billing.ensureCustomer({ ...ada, email: 'new@example.org' }, 1))).toBe('burnt_key')
  })

  test('one who is deleted has ended subscriptions, and one who never was has none', async () => {
    const { customer, secret } = await subscribe()
    stub.pay(secret)
    await billing.deleteCustomer(customer)
    await billing.deleteCustomer(customer)
    expect(await billing.listSubscriptions(customer)).toMatchObject([{ status: 'canceled' }])
    expect(await billing.listSubscriptions('cus_never')).toEqual([])
  })
})

describe('failures', () => {
  test.each(['drop', '500', '503'] as const)('%s before a subscription is made', async (how) => {
    const customer = await billing.ensureCustomer(ada, 1)
    // The SDK tries once more when a connection is closed.
    stub.fail({ of: 'POST /v1/subscriptions', when: 'before', how, times: how === 'drop' ? 2 : 1 })
    const failed = await kindOf(billing.createSubscription(customer, ada.id, 'sub:ada:1'))
    expect(failed).toBe(how === '500' ? 'burnt_key' : 'unavailable')
    const next = how === '500' ? 'sub:ada:2' : 'sub:ada:1'
    if (how === '500') {
      expect(await kindOf(billing.createSubscription(customer, ada.id, 'sub:ada:1'))).toBe('burnt_key')
    }
    await billing.createSubscription(customer, ada.id, next)
    expect(await billing.listSubscriptions(customer)).toHaveLength(1)
  })

  test('an answer that got lost is asked for again under the same key', async () => {
    const customer = await billing.ensureCustomer(ada, 1)
    stub.fail({ of: 'POST /v1/subscriptions', when: 'after', how: 'drop', times: 2 })
    expect(await kindOf(billing.createSubscription(customer, ada.id, 'sub:ada:1'))).toBe('unavailable')
    await billing.createSubscription(customer, ada.id, 'sub:ada:1')
    expect(await billing.listSubscriptions(customer)).toHaveLength(1)
  })

  test.each(['before', 'after'] as const)('a 500 %s a refund does not keep it for a day', async (when) => {
    const { id, secret } = await subscribe()
    stub.pay(secret)
    const { paymentId = '' } = (await billing.latestPaid(id)) ?? {}
    stub.fail({ of: 'POST /v1/refunds', when, how: '500' })
    await billing.refund(paymentId)
    expect(stub.world.refunds.size).toBe(1)
  })

  test('what is gone, what is refused and a wrong key are told apart', async () => {
    expect(await kindOf(billing.openClientSecret('sub_never'))).toBe('not_found')
    expect(await kindOf(billing.refund('pi_never'))).toBe('not_found')
    const locked = open({ secretKey: 'sk_test_another' })
    expect(await kindOf(locked)).toBe('refused')
    await expect(locked).rejects.not.toThrow(/sk_test_\w/)
  })

  test('nothing of a key is in a failure, nor in its causes', async () => {
    const failure: unknown = await open({ secretKey: 'sk_test_another' }).catch((error: unknown) => error)
    const cause = failure instanceof Error && failure.cause
    expect(`${failure} ${JSON.stringify(cause)} ${cause}`).not.toMatch(/(sk|rk|whsec)_\w{3}/)
  })
})

describe('the price', () => {
  const other = {
    active: true,
    amount: 399,
    currency: 'usd',
    interval: 'month',
    lookupKey: null,
    created: 0,
  } as const

  test('is made once and found by its lookup key from then on', async () => {
    const customer = await billing.ensureCustomer(ada, 1)
    await Promise.all([1, 2].map((n) => billing.createSubscription(customer, ada.id, `sub:ada:${n}`)))
    const second = await open()
    await second.createSubscription(customer, ada.id, 'sub:ada:3')
    expect(calls('POST /v1/prices')).toHaveLength(1)
    expect([...stub.world.prices.values()]).toMatchObject([
      { amount: 399, currency: 'usd', interval: 'month' },
    ])
  })

  test('survives a 500 that Stripe keeps for a day', async () => {
    stub.fail({ of: 'POST /v1/prices', when: 'before', how: '500' })
    const { status } = await subscribe()
    expect([status, stub.world.prices.size]).toEqual(['incomplete', 1])
  })

  test('that is configured is used', async () => {
    stub.world.prices.set('price_own', { ...other, id: 'price_own' })
    billing = await open({ priceId: 'price_own' })
    await subscribe()
    expect(calls('POST /v1/subscriptions')[0]?.form).toMatchObject({
      items: [{ price: 'price_own', quantity: '1' }],
    })
  })

  test.each([{ amount: 499 }, { currency: 'eur' }, { interval: 'year' as const }, { active: false }])(
    'that is another one refuses to start: %o',
    async (own) => {
      stub.world.prices.set('price_own', { ...other, ...own, id: 'price_own' })
      await expect(open({ priceId: 'price_own' })).rejects.toThrow(/price_own .* Set STRIPE_PRICE_ID/)
    },
  )

  test('cannot be asked for while Stripe is away: it starts, and asks when it is needed', async () => {
    stub.fail({ of: '/v1/prices', when: 'before', how: '503' })
    billing = await open()
    expect((await subscribe()).status).toBe('incomplete')
  })
})

describe('events', () => {
  const read = (payload: string, signature?: string) =>
    billing.readWebhook(Buffer.from(payload), {
      'stripe-signature': signature ?? stub.events.header(payload),
    })

  test('say whom they concern, and no more', async () => {
    const { customer, secret } = await subscribe()
    stub.pay(secret, 'declined')
    stub.pay(secret, 'disputed')
    const paid = [...stub.world.charges.values()][0]
    stub.dashboardRefund(paid?.payment ?? '', 100)
    stub.dashboardRefund(paid?.payment ?? '')
    await billing.deleteCustomer(customer)
    const seen = await Promise.all(stub.events.take().map(({ payload }) => read(payload)))
    const told = (type: string) => seen.filter((event) => event.type === type)
    expect(told('customer.created')).toMatchObject([{ customerId: null }])
    expect(told('customer.subscription.created')).toMatchObject([{ customerId: customer }])
    expect(told('invoice.payment_failed')).toMatchObject([{ customerId: customer, isPaymentProblem: true }])
    expect(told('invoice.paid')[0]).not.toHaveProperty('isPaymentProblem')
    expect(told('charge.dispute.created')).toMatchObject([{ customerId: customer, isDispute: true }])
    expect(told('customer.deleted')).toMatchObject([{ customerId: customer, isCustomerDeleted: true }])
    expect(told('charge.refunded').map(({ customerId }) => customerId)).toEqual([customer, customer])
  })

  test('of a kind that we do not act on, and of objects without a customer, name nobody', async () => {
    const odd = [
      stub.events.event('radar.early_fraud_warning.created', { id: 'x', customer: 'cus_1' }),
      stub.events.event('payment_intent.succeeded', { id: 'pi_1', customer: null }),
      stub.events.event('a.type.of.next.year', {}),
    ]
    expect((await Promise.all(odd.map(({ payload }) => read(payload)))).map((one) => one.customerId)).toEqual(
      odd.map(() => null),
    )
  })

  test('are those that the instructions name', async () => {
    const instructions = await readFile('docs/stripe.md', 'utf8')
    const named = [...instructions.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name)
    expect(named.toSorted()).toEqual([...actedEvents].toSorted())
  })

  test('a customer that is written out counts as its id', async () => {
    const { payload } = stub.events.event('invoice.paid', { id: 'in_1', customer: { id: 'cus_9' } })
    expect(await read(payload)).toMatchObject({ customerId: 'cus_9' })
  })

  test('a dispute whose charge cannot be read just now is not lost', async () => {
    const { payload } = stub.events.event('charge.dispute.created', { id: 'dp_1', charge: 'ch_1' })
    stub.fail({ of: '/v1/charges', when: 'before', how: '503' })
    expect(await kindOf(read(payload))).toBe('unavailable')
  })

  const { payload, header, at } = (() => {
    const text = '{"id":"evt_1","object":"event","type":"a.b","livemode":false,"data":{"object":{}}}'
    return { payload: text, at: () => stub.world.now(), header: (o = {}) => stub.events.header(text, o) }
  })()
  const v1 = (value: string) => /v1=(\w+)/.exec(value)?.[1] ?? ''
  const bad: Record<string, () => string> = {
    'another secret': () => header({ secret: 'whsec_another' }),
    '301 seconds old': () => header({ at: at() - 302 }),
    'v0 only': () => header().replace('v1=', 'v0='),
    'a flipped digit': () => header().replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    'no time': () => `v1=${v1(header())}`,
    empty: () => '',
    'no signature': () => `t=${at()}`,
    'another time than was signed': () => header().replace(/^t=\d+/, `t=${at() + 1}`),
  }
  test.each(Object.entries(bad))('signed with %s: not of Stripe', async (_name, signature) => {
    expect(await kindOf(read(payload, signature()))).toBe('bad_signature')
  })

  test('a changed body, the other mode, no header, no secret, no JSON: not of Stripe', async () => {
    expect(await kindOf(read(`${payload} `, header()))).toBe('bad_signature')
    const { payload: live } = stub.events.event('invoice.paid', {}, true)
    expect(await kindOf(read(live))).toBe('bad_signature')
    expect(await kindOf(billing.readWebhook(Buffer.from(payload), {}))).toBe('bad_signature')
    expect(await kindOf(read('not JSON'))).toBe('bad_signature')
    billing = await open({ webhookSecret: null })
    expect(await kindOf(read(payload, header()))).toBe('bad_signature')
  })

  test('295 seconds old, and with two signatures while a secret is rolled: of Stripe', async () => {
    expect(await read(payload, header({ at: at() - 295 }))).toMatchObject({ id: 'evt_1' })
    const rolled = `${header({ secret: 'whsec_old' })},v1=${v1(header())}`
    expect(await read(payload, rolled)).toMatchObject({ id: 'evt_1' })
    clock.advance(DAY_MS)
    expect(await read(payload, header())).toMatchObject({ id: 'evt_1' })
  })
})

test('a rolled key is the same account, another account is another', async () => {
  const hash = async (publishableKey: string) => (await open({ publishableKey })).accountHash
  const own = await hash('pk_test_51AbCdEfGhIjKlMnOfirst')
  expect(await hash('pk_test_51AbCdEfGhIjKlMnOsecond')).toBe(own)
  expect(await hash('pk_test_51AbCdEfGhIjKlMnPfirst')).not.toBe(own)
  expect(own).toMatch(/^[0-9a-f]{16}$/)
})
