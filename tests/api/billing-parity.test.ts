import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { type BillingWorld, billingProviders, billingWorld } from '#testing/billing-world.ts'
import type { Cook } from '#testing/cooks.ts'

const DAY = 86_400_000

/** Reads the cook's view after a step, without the ids and addresses, which differ between providers. */
const rowOf = async (cook: Cook) => {
  const { currentPeriodEnd, ...status } = await cook.get(api.subscription.status)
  const {
    status: counts,
    nextPaymentAt,
    accessUntil,
    refundableUntil,
    ...details
  } = await cook.get(api.subscription.details)
  const invoices = await cook.get(api.subscription.invoices)
  const day = (at: string | number | null) =>
    at === null ? null : new Date(typeof at === 'number' ? at * 1000 : at).toISOString().slice(0, 10)
  return {
    ...status,
    ...details,
    counts,
    end: day(currentPeriodEnd),
    next: day(nextPaymentAt),
    until: day(accessUntil),
    refundable: day(refundableUntil),
    invoices: invoices.map(
      (one) => `${one.status} ${one.amount} ${day(one.periodStart)} ${day(one.periodEnd)}`,
    ),
    plan: (await cook.get(api.quota.check)).subscriptionStatus,
  }
}

const script = async (world: BillingWorld) => {
  const { cook, clock } = world
  const rows: Record<string, unknown> = {}
  const note = async (step: string, who: Cook, told: unknown = null) => {
    await world.deliverAll()
    rows[step] = { told, ...(await rowOf(who)) }
  }
  clock.set('2027-01-31T10:00:00Z')
  const { clientSecret } = await cook.post(api.subscription.getOrCreate)
  await note('created', cook)
  await note('declined', cook, await world.pay(cook, clientSecret, 'declined'))
  await note('no funds', cook, await world.pay(cook, clientSecret, 'insufficient_funds'))
  await note('expired card', cook, await world.pay(cook, clientSecret, 'expired_card'))
  await note('asked', cook, await world.pay(cook, clientSecret, 'sca_on_setup'))
  await note('refused by the bank', cook, await world.answer(cook, clientSecret, false))
  await world.pay(cook, clientSecret, 'sca_on_setup')
  await note('paid', cook, await world.answer(cook, clientSecret, true))
  await note('cancelled', cook, await cook.post(api.subscription.cancel))
  await note('reactivated', cook, await cook.post(api.subscription.reactivate))
  clock.advance(28 * DAY)
  await note('renewed, on the last day of a shorter month', cook)

  const bob = await world.secondCook()
  const { clientSecret: secret } = await bob.post(api.subscription.getOrCreate)
  await world.pay(bob, secret, 'renewal_fails')
  await note('another card', bob)
  clock.advance(31 * DAY)
  await note('failed', bob)
  const open = await bob.post(api.subscription.getOrCreate)
  await note('the open invoice paid', bob, await world.pay(bob, open.clientSecret, 'ok'))
  await bob.post(api.subscription.cancel)
  clock.advance(31 * DAY)
  await note('ended', bob)
  const again = await bob.post(api.subscription.getOrCreate)
  await note('subscribed anew', bob, await world.pay(bob, again.clientSecret, 'renewal_fails'))
  clock.advance(31 * DAY)
  await note('failed again', bob)
  clock.advance(8 * DAY)
  await note('given up', bob)
  return rows
}

test('both providers lead a cook through the same states, step by step', async () => {
  const [sandbox, stripe] = await Promise.all(
    billingProviders.map(async (provider) => {
      const world = await billingWorld(provider)
      const rows = await script(world)
      await world.end()
      return rows
    }),
  )
  expect(stripe).toEqual(sandbox)
  expect(sandbox).toMatchObject({
    created: { hasActiveSubscription: false, plan: 'free' },
    declined: { told: 'card_declined', plan: 'free' },
    'refused by the bank': { hasActiveSubscription: false, plan: 'free' },
    paid: { hasActiveSubscription: true, end: '2027-02-28', next: '2027-02-28', card: { last4: '3155' } },
    cancelled: { cancelAtPeriodEnd: true, next: null, until: '2027-02-28', plan: 'active' },
    reactivated: { cancelAtPeriodEnd: false, next: '2027-02-28' },
    'renewed, on the last day of a shorter month': { end: '2027-03-31', plan: 'active' },
    failed: { hasActiveSubscription: false, counts: 'past_due', plan: 'past_due', hasPaymentProblem: true },
    'the open invoice paid': { counts: 'active', plan: 'active', card: { last4: '4242' } },
    ended: { counts: 'canceled', plan: 'canceled', next: null },
    'subscribed anew': { counts: 'active', plan: 'active' },
    'failed again': { counts: 'past_due' },
    'given up': { counts: 'canceled', hasActiveSubscription: false },
  })
})
