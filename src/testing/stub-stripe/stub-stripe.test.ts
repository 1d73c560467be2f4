import { afterEach, beforeEach, expect, test } from 'vitest'
import { type StubStripe, startStubStripe } from '../stub-stripe.ts'
import { conformanceProblems } from './conformance.ts'
import { readForm } from './form.ts'
import { monthsAfter } from './lifecycle.ts'

let stub: StubStripe
beforeEach(async () => {
  stub = await startStubStripe()
})
afterEach(() => stub.close())

const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${stub.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stub.secretKey}`,
      'stripe-version': '2026-10-28.endive',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body,
  })
  const said: unknown = await response.json()
  return { status: response.status, replayed: response.headers.get('idempotent-replayed'), said }
}

test('forms are read as Stripe reads them', () => {
  expect(readForm('items[0][price]=p&items[0][quantity]=1&expand[]=a&expand[]=b&metadata[userId]=u')).toEqual(
    {
      items: [{ price: 'p', quantity: '1' }],
      expand: ['a', 'b'],
      metadata: { userId: 'u' },
    },
  )
})

const conforming: [type: [string, string], raw: string][] = [
  [
    ['Subscriptions', 'SubscriptionCreateParams'],
    'items[0][price]=p&billing_mode[type]=flexible&metadata[a]=b',
  ],
  [['Subscriptions', 'SubscriptionUpdateParams'], 'cancel_at=&trial_end=now&cancel_at_period_end=false'],
  [['Subscriptions', 'SubscriptionListParams'], 'status=all&limit=100&created[gte]=3&starting_after=sub_1'],
  [['Prices', 'PriceCreateParams'], 'currency=usd&recurring[interval]=month&unit_amount=399'],
]
test.each(conforming)('%o accepts %s', (type, raw) => {
  expect(conformanceProblems(...type, readForm(raw))).toEqual([])
})

const refused: [type: [string, string], raw: string, why: string][] = [
  [['Subscriptions', 'SubscriptionCreateParams'], 'plan=p', 'plan: no such parameter'],
  [
    ['Subscriptions', 'SubscriptionCreateParams'],
    'items[0][quantity]=x',
    'items[0].quantity: a number is expected',
  ],
  [['Subscriptions', 'SubscriptionCreateParams'], 'billing_mode[flexible]=', 'billing_mode.type: is missing'],
  [
    ['Subscriptions', 'SubscriptionCreateParams'],
    'payment_behavior=maybe',
    'payment_behavior: "allow_incomplete" is expected',
  ],
  [
    ['Subscriptions', 'SubscriptionUpdateParams'],
    'cancel_at_period_end=1',
    'cancel_at_period_end: true or false is expected',
  ],
  [['Subscriptions', 'SubscriptionCreateParams'], 'expand=x', 'expand: a list is expected'],
  [
    ['PaymentIntents', 'PaymentIntentCreateParams'],
    'amount=1&currency=usd&payment_method_types[0]=card',
    'payment_method_types: no such parameter',
  ],
  [['Prices', 'PriceCreateParams'], 'unit_amount=399', 'currency: is missing'],
]
test.each(refused)('%o refuses %s', (type, raw, why) => {
  expect(conformanceProblems(...type, readForm(raw))).toContain(why)
})

test('a parameter that the SDK does not have is refused and recorded', async () => {
  const { status } = await post('/v1/customers', 'mail=ada%40example.org')
  expect([status, stub.problems]).toEqual([400, ['POST /v1/customers mail: no such parameter']])
})

test('the same key gives the same answer, and an error with other parameters', async () => {
  const key = { 'idempotency-key': 'k' }
  const first = await post('/v1/customers', 'email=a%40example.org', key)
  const again = await post('/v1/customers', 'email=a%40example.org', key)
  const other = await post('/v1/customers', 'email=b%40example.org', key)
  expect(again).toEqual({ ...first, replayed: 'true' })
  expect(other).toMatchObject({ status: 400, said: { error: { type: 'idempotency_error' } } })
  expect(stub.world.customers.size).toBe(1)
})

test('a 500 is kept under its key, a refused request and a 503 are not', async () => {
  const send = () => post('/v1/customers', 'email=a%40example.org', { 'idempotency-key': 'k' })
  stub.fail({ when: 'before', how: '503' })
  expect((await send()).status).toBe(503)
  stub.fail({ when: 'before', how: '500' })
  expect((await send()).status).toBe(500)
  expect(await send()).toMatchObject({ status: 500, replayed: 'true' })
  expect(stub.world.customers.size).toBe(0)
  await post('/v1/customers', 'mail=x', { 'idempotency-key': 'l' })
  expect((await post('/v1/customers', 'email=x', { 'idempotency-key': 'l' })).status).toBe(200)
})

test('a month later is the same day, or the last one of a shorter month', () => {
  const at = (text: string) => Date.parse(text) / 1000
  const anchor = at('2027-01-31T10:00:00Z')
  expect([1, 2, 13].map((months) => monthsAfter(anchor, months))).toEqual(
    ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2028-02-29T10:00:00Z'].map(at),
  )
})
