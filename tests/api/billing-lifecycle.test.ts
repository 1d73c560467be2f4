import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { type BillingWorld, billingProviders, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

const SECOND_MS = 1000
const DAY_MS = 86_400_000
const soup = { prompt: 'tomato soup' }

/** Statuses of the product, step by step; both providers must give the same list. */
const scripts = new Map<string, string[]>()

describe.each(billingProviders)('%s', (provider) => {
  let world: BillingWorld
  let count = 0
  beforeAll(async () => {
    world = await billingWorld(provider)
  })
  afterAll(() => world?.end())
  // Undelivered events of earlier tests are dropped.
  beforeEach(() => world.takeEvents())
  const newCook = () => {
    count += 1
    return world.signUp(`cook-${count}@example.org`)
  }
  const periodEnd = async (cook: Cook) =>
    new Date((await cook.get(api.subscription.status)).currentPeriodEnd! * 1000)

  test('the script of a whole life: declined, asked, paid, cancelled, renewed, failed, paid, ended', async () => {
    const cook = await newCook()
    const steps: string[] = []
    const note = async (what: string) => {
      await world.deliverAll()
      const { hasActiveSubscription: active, cancelAtPeriodEnd: ends } = await cook.get(
        api.subscription.status,
      )
      const { status, hasPaymentProblem } = await cook.get(api.subscription.details)
      steps.push(
        `${what}: ${status}${active ? ' premium' : ''}${ends ? ' ends' : ''}${hasPaymentProblem ? ' owes' : ''}`,
      )
    }
    await note('created')
    const secret = await world.secret(cook)
    await note('asked for a secret')
    await note(await world.pay(cook, secret, 'declined'))
    await note(await world.pay(cook, secret, 'insufficient_funds'))
    await note(await world.pay(cook, secret, 'expired_card'))
    await note(await world.pay(cook, secret, 'sca_always'))
    await note(await world.answer(cook, secret, false))
    await note(await world.pay(cook, secret, 'renewal_fails'))
    await cook.post(api.subscription.cancel)
    await note('cancelled')
    await cook.post(api.subscription.reactivate)
    await note('reactivated')
    world.clock.set(await periodEnd(cook))
    await note('renewal failed')
    const open = await world.secret(cook)
    expect(open).not.toBe(secret)
    await note(await world.pay(cook, open, 'renewal_fails'))
    world.clock.set(await periodEnd(cook))
    await note('renewal failed again')
    world.clock.advance(8 * DAY_MS)
    await note('given up')
    const anew = await world.secret(cook)
    await note('a new attempt')
    await note(await world.pay(cook, anew, 'ok'))
    scripts.set(provider, steps)
    expect(steps).toEqual([
      'created: free',
      'asked for a secret: free',
      'card_declined: free',
      'card_declined: free',
      'expired_card: free',
      'challenge: free',
      'payment_intent_authentication_failure: free',
      'paid: active premium',
      'cancelled: active premium ends',
      'reactivated: active premium',
      'renewal failed: past_due owes',
      'paid: active premium',
      'renewal failed again: past_due owes',
      'given up: canceled',
      'a new attempt: canceled',
      'paid: active premium',
    ])
  })

  test('a cook who returns right after paying sees it on the first request, before any event', async () => {
    const cook = await newCook()
    const secret = await world.secret(cook)
    expect(await world.pay(cook, secret, 'ok')).toBe('paid')
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: true })
    expect(await world.status(cook)).toBe('active')
  })

  test('a cook with Premium is told so, and gets no second subscription', async () => {
    const cook = await newCook()
    await world.subscriber(cook)
    const before = await world.counts()
    expect(await cook.post(api.subscription.getOrCreate).expectStatus(409)).toEqual({
      code: 'conflict',
      message: 'User already has an active subscription',
    })
    expect(await world.counts()).toEqual(before)
  })

  test('the status has its three fields, and every gate follows within one request', async () => {
    const cook = await newCook()
    const gates = async () => {
      const user = await cook.get(api.users.current)
      const { recipesRemaining } = await cook.get(api.quota.check)
      const query = { from: '2027-01-01', to: '2027-01-31' }
      const calendar = await cook.send(api.meals.list, undefined, { query })
      return [user.subscriptionStatus, recipesRemaining, calendar.statusCode]
    }
    expect(await gates()).toEqual(['free', 3, 403])
    await world.subscriber(cook, 'renewal_fails')
    expect(await gates()).toEqual(['active', null, 200])
    const end = await periodEnd(cook)
    expect(await cook.get(api.subscription.status)).toEqual({
      hasActiveSubscription: true,
      currentPeriodEnd: Math.floor(end.getTime() / 1000),
      cancelAtPeriodEnd: false,
    })
    await cook.post(api.recipes.generate, soup)
    world.clock.set(end)
    // No event is delivered: the status request itself notices that the period has ended.
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: false })
    expect(await gates()).toEqual(['past_due', 3, 403])
    await world.pay(cook, await world.secret(cook), 'ok')
    await cook.get(api.subscription.status)
    expect(await gates()).toEqual(['active', null, 200])
  })

  test('a cancelled subscription lasts to its end, and can be reactivated until then', async () => {
    const cook = await newCook()
    await world.subscriber(cook)
    const end = await periodEnd(cook)
    expect((await cook.post(api.subscription.cancel)).message).toMatch(
      /You keep Premium until \d{1,2} [A-Z][a-z]+ \d{4}\.$/,
    )
    world.clock.set(new Date(end.getTime() - 60 * SECOND_MS))
    expect(await world.status(cook)).toBe('active')
    await cook.post(api.subscription.reactivate)
    await cook.post(api.subscription.reactivate).expectStatus(409)
    await cook.post(api.subscription.cancel)
    world.clock.set(end)
    // The status changes by the date alone, before anybody asks the provider.
    expect(await world.status(cook)).toBe('canceled')
    await cook.post(api.subscription.reactivate).expectStatus(409)
    expect(await cook.get(api.subscription.status)).toEqual({
      hasActiveSubscription: false,
      currentPeriodEnd: null,
      cancelAtPeriodEnd: false,
    })
    expect(await world.status(cook)).toBe('canceled')
  })

  test('subscribing again within a day of the end is a new subscription, not an old answer', async () => {
    const cook = await newCook()
    const first = await world.subscriber(cook)
    await world.billing.cancelNow(first.subscription_id!)
    await cook.get(api.subscription.status)
    await world.deliverAll()
    expect(await world.status(cook)).toBe('canceled')
    const second = await world.subscriber(cook)
    expect(second.secret).not.toBe(first.secret)
    expect(second.subscription_id).not.toBe(first.subscription_id)
    expect(second).toMatchObject({ status: 'active', attempt: 1 })
  })

  test('an unpaid first payment expires after 23 hours, and the next one is another', async () => {
    const cook = await newCook()
    const secret = await world.secret(cook)
    world.clock.advance(24 * 3_600_000)
    expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: false })
    const next = await world.secret(cook)
    expect(next).not.toBe(secret)
    expect(await world.pay(cook, next)).toBe('paid')
    await cook.get(api.subscription.status)
    expect(await world.status(cook)).toBe('active')
  })

  test('twenty who want their money back at once get it once; it ends at once, and only once for good', async () => {
    const cook = await newCook()
    await world.subscriber(cook)
    expect((await cook.get(api.subscription.details)).refundableUntil).not.toBeNull()
    const before = await world.counts()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => cook.post(api.subscription.cancel, { refund: true }).response()),
    )
    const statuses = new Set(replies.map(({ statusCode }) => statusCode))
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
    expect(statuses.has(200)).toBe(true)
    expect((await world.counts())?.refunds).toBe((before?.refunds ?? 0) + 1)
    expect(await world.status(cook)).toBe('canceled')
    expect(await cook.get(api.subscription.invoices)).toMatchObject([{ amount: 399, refundedAmount: 399 }])
    await world.deliverAll()
    await world.subscriber(cook)
    expect(await world.status(cook)).toBe('active')
    expect((await cook.get(api.subscription.details)).refundableUntil).toBeNull()
    await cook.post(api.subscription.cancel, { refund: true }).expectStatus(409)
  })

  test('the guarantee ends with the seventh day', async () => {
    const [early, late] = [await newCook(), await newCook()]
    await world.subscriber(early)
    await world.subscriber(late)
    world.clock.advance(7 * DAY_MS - 60 * SECOND_MS)
    await early.post(api.subscription.cancel, { refund: true })
    world.clock.advance(60 * SECOND_MS + SECOND_MS)
    const refused = await late.post(api.subscription.cancel, { refund: true }).expectStatus(409)
    expect(refused.message).toContain('money-back guarantee has ended')
    expect(await world.status(late)).toBe('active')
  })

  test('a whole refund or a dispute from outside ends access; a dispute also the next checkout', async () => {
    const cook = await newCook()
    const row = await world.subscriber(cook)
    const paid = await world.billing.latestPaid(row.subscription_id!)
    await world.refundOutside(paid!.paymentId)
    await world.deliverAll()
    expect(await world.status(cook)).toBe('canceled')

    const disputer = await newCook()
    await world.subscriber(disputer, 'disputed')
    await world.deliverAll()
    expect(await world.status(disputer)).toBe('canceled')
    await disputer.post(api.subscription.getOrCreate).expectStatus(403)
    // Only an administrator can lift the status of a disputed payment.
    const chef = await world.administrator()
    const { id: userId } = await disputer.get(api.users.current)
    await chef.patch(api.admin.setStatus, { userId, subscriptionStatus: null })
    expect(await world.secret(disputer)).toBeTruthy()
  })

  test('a receipt for every payment, each once, however often it is told of', async () => {
    const cook = await newCook()
    await world.subscriber(cook, 'ok')
    const events = await world.takeEvents()
    for (const event of [...events, ...events]) await world.deliver(event)
    world.clock.set(await periodEnd(cook))
    await cook.get(api.subscription.status)
    await world.deliverAll()
    const mine = world.mail.sent.filter(({ to }) => to === cook.email)
    expect(mine.map(({ subject }) => subject)).toEqual(
      Array(2).fill('[Test mode] Your receipt from Larder: $3.99'),
    )
    expect(mine[0]?.text).toContain('ending in 4242')
    expect(new Set(mine.map(({ key }) => key)).size).toBe(2)
  })

  test("nothing of one cook's is of use to another", async () => {
    const [cook, other] = [await newCook(), await newCook()]
    await world.subscriber(cook)
    expect(await other.get(api.subscription.invoices)).toEqual([])
    expect(await other.get(api.subscription.details)).toMatchObject({ status: 'free', card: null })
    await other.post(api.subscription.cancel).expectStatus(409)
    await other.post(api.subscription.cancel, { refund: true }).expectStatus(409)
    await other.post(api.subscription.reactivate).expectStatus(409)
    expect(await world.status(cook)).toBe('active')
    expect(await cook.get(api.subscription.status)).toMatchObject({ cancelAtPeriodEnd: false })
  })
})

test('both providers went through the same script', () => {
  expect(scripts.get('sandbox')).toEqual(scripts.get('stripe'))
})
