import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { reconcile } from '#server/billing/reconcile.ts'
import { type BillingWorld, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'
import type { StubStripe } from '#testing/stub-stripe.ts'

const DAY_MS = 86_400_000

/** The Stripe stub, because refunds of the sandbox never fail. */
let world: BillingWorld
let stub: StubStripe
let chef: Cook
let count = 0
beforeAll(async () => {
  world = await billingWorld('stripe')
  if (!world.stub) throw new Error('there is no Stripe')
  stub = world.stub
  chef = await world.administrator()
})
afterAll(() => world?.end())

const newCook = () => {
  count += 1
  return world.signUp(`refund-${count}@example.org`)
}
const lastRefund = () => [...stub.world.refunds.keys()].at(-1) ?? ''
const failuresOf = async (cook: Cook) => {
  const { id } = await cook.get(api.users.current)
  const { entries } = await chef.get(api.admin.audit)
  return entries.filter(
    ({ action, subject }) => action === 'subscription.refund_failed' && subject?.id === id,
  )
}
const logged = (text: string) => world.logged().filter((line) => line.includes(text))

/** Creates a cook who got a refund a day ago. */
const refunded = async () => {
  const cook = await newCook()
  const row = await world.subscriber(cook)
  await cook.post(api.subscription.cancel, { refund: true })
  await world.deliverAll()
  world.clock.advance(DAY_MS)
  return { cook, row, refund: lastRefund() }
}

test.each([
  { as: 'failed', chargeForgets: true },
  { as: 'failed', chargeForgets: false },
  { as: 'canceled', chargeForgets: true },
  { as: 'canceled', chargeForgets: false },
] as const)('a refund that turns out %o is no longer said to have been given back', async (how) => {
  const { cook, refund } = await refunded()
  stub.failRefund(refund, how)
  const events = await world.takeEvents()
  // Events are delivered late, twice, and in the wrong order.
  for (const event of [...events.toReversed(), ...events]) {
    expect((await world.deliver({ ...event })).statusCode).toBe(200)
  }
  expect(await cook.get(api.subscription.invoices)).toMatchObject([
    { status: 'paid', amount: 399, refundedAmount: 0, hasFailedRefund: true },
  ])
  expect(await world.status(cook)).toBe('canceled')
  expect(await failuresOf(cook)).toMatchObject([{ detail: { refund, amount: 399 } }])
  expect(logged(refund)).toHaveLength(1)
  const again = await cook.post(api.subscription.cancel, { refund: true }).expectStatus(409)
  expect(again.message).toMatch(/did not arrive/)
  // No second receipt is sent for the payment whose refund failed.
  const receipts = await world.db.selectFrom('jobs').select('id').where('kind', '=', 'receipt').execute()
  expect(receipts).toEqual([])
})

test('a failed refund is noticed within a day without any event', async () => {
  const { cook, refund } = await refunded()
  stub.failRefund(refund)
  await world.takeEvents()
  world.clock.advance(DAY_MS + 1000)
  await reconcile({ ...world.deps, billing: world.billing }, 0)
  await reconcile({ ...world.deps, billing: world.billing }, 0)
  expect(await failuresOf(cook)).toHaveLength(1)
  expect(logged(refund)).toHaveLength(1)
})

test('a failed refund is noticed when the cook has subscribed again, and the new subscription stays', async () => {
  const { cook, refund } = await refunded()
  await world.subscriber(cook)
  await world.takeEvents()
  stub.failRefund(refund)
  await world.deliverAll()
  expect(await world.status(cook)).toBe('active')
  expect(await failuresOf(cook)).toHaveLength(1)
  expect(await cook.get(api.subscription.invoices)).toMatchObject([
    { refundedAmount: 0, hasFailedRefund: false },
    { refundedAmount: 0, hasFailedRefund: true },
  ])
})

test('a second refund that arrives makes up for it', async () => {
  const { cook, row, refund } = await refunded()
  stub.failRefund(refund)
  await world.deliverAll()
  world.clock.advance(1000)
  stub.dashboardRefund(row.latest_payment_id ?? '')
  await world.deliverAll()
  expect(await cook.get(api.subscription.invoices)).toMatchObject([
    { refundedAmount: 399, hasFailedRefund: false },
  ])
  expect(await failuresOf(cook)).toHaveLength(1)
  const again = await cook.post(api.subscription.cancel, { refund: true }).expectStatus(409)
  expect(again.message).toMatch(/given back already/)
})

test('a refund that fails at once is not promised, and takes nothing away', async () => {
  const cook = await newCook()
  const secret = await world.secret(cook)
  world.clock.advance(2000)
  stub.pay(secret, 'closed_account')
  await cook.get(api.subscription.status)
  for (const _ of [1, 2]) {
    const reply = await cook.post(api.subscription.cancel, { refund: true }).expectStatus(409)
    expect(reply.message).not.toMatch(/on its way/)
  }
  expect(await world.status(cook)).toBe('active')
})

test('the operator is told of a failed refund to a deleted account or without a customer', async () => {
  const { cook, refund } = await refunded()
  stub.failRefund(refund)
  const [told] = (await world.takeEvents()).filter(({ type }) => type === 'refund.failed')
  if (!told) throw new Error('nothing was told')
  const nameless = { ...told, raw: told.raw.replace(/"customer": "\w+"/, '"customer": null') }
  expect((await world.deliver(nameless)).statusCode).toBe(200)
  // The refund's charge identifies the customer.
  expect(await failuresOf(cook)).toHaveLength(1)

  const gone = await refunded()
  const { customer_id: customer } = gone.row
  await gone.cook.signIn()
  await gone.cook.send(api.account.remove)
  stub.failRefund(gone.refund)
  await world.deliverAll()
  expect(logged('refund').filter((line) => line.includes(customer ?? '-'))).not.toEqual([])
})
