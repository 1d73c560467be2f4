import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxScenarios } from '#contract/billing.ts'
import { api } from '#contract/index.ts'
import { sandboxCards } from '#domain/sandbox-cards.ts'
import { SIGNATURE_HEADER } from '#server/adapters/billing/sandbox/signature.ts'
import { usualBillingLimits } from '#server/billing/limits.ts'
import { type BillingWorld, billingWorld } from '#testing/billing-world.ts'
import { testApp } from '#testing/test-app.ts'

let world: BillingWorld
let count = 0
beforeAll(async () => {
  world = await billingWorld('sandbox')
})
afterAll(() => world?.end())
const newCook = () => {
  count += 1
  return world.signUp(`cook-${count}@example.org`)
}
const visa = { brand: 'visa', last4: '4242', scenario: 'ok' } as const
const realCard = '4539 1488 0343 6467'
// Half of the number counts as the number: four digits alone also stand in ids and times by chance.
const anyHalfOfTheCard = /4539 ?1488|1488 ?0343|0343 ?6467/

test('every scenario that the contract names has a card', () => {
  expect(new Set(sandboxCards.map(({ scenario }) => scenario))).toEqual(new Set(sandboxScenarios))
})

test('no number of a card gets in, and what is refused is in no log and no table', async () => {
  const cook = await newCook()
  const clientSecret = await world.secret(cook)
  const bodies = [
    { clientSecret, ...visa, number: realCard },
    { clientSecret, ...visa, brand: realCard },
    { clientSecret, ...visa, last4: realCard.replaceAll(' ', '') },
    { clientSecret: realCard, ...visa },
    { clientSecret, ...visa, [realCard]: true },
  ]
  for (const body of bodies) {
    const reply = await cook.send(api.billing.sandboxConfirm, body)
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'card_number_refused'])
    expect(reply.body).not.toMatch(anyHalfOfTheCard)
  }
  const challenge = await cook.send(api.billing.sandboxAuthenticate, { challengeId: realCard, ok: true })
  expect(challenge.statusCode).toBe(422)
  expect(world.logged().join('\n')).not.toMatch(anyHalfOfTheCard)
  const { rows } = await sql<{ text: string }>`
    select row_to_json(p)::text as text from sbx_payments p
    union all select row_to_json(c)::text from sbx_customers c
    union all select row_to_json(e)::text from sbx_events e`.execute(world.db)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.map(({ text }) => text).join('\n')).not.toMatch(anyHalfOfTheCard)
  expect(await world.status(cook)).toBe('free')
})

test('only values of the closed list are accepted', async () => {
  const cook = await newCook()
  const clientSecret = await world.secret(cook)
  for (const wrong of [
    { last4: '1234' },
    { brand: 'amex' },
    { scenario: 'free' },
    { scenario: 'declined' },
  ]) {
    const reply = await cook.send(api.billing.sandboxConfirm, { clientSecret, ...visa, ...wrong })
    expect([wrong, reply.statusCode]).toEqual([wrong, 400])
  }
  for (const secret of ['', 'x', `${clientSecret}x`, `${clientSecret.slice(0, -1)}A`.replace(/AA$/, 'AB')]) {
    const reply = await cook.send(api.billing.sandboxConfirm, { clientSecret: secret, ...visa })
    expect([secret, reply.statusCode]).toEqual([secret, 404])
  }
  expect(await world.status(cook)).toBe('free')
})

test('a payment, a secret and a challenge are of no use to anybody but their owner', async () => {
  const [cook, other] = [await newCook(), await newCook()]
  const clientSecret = await world.secret(cook)
  await world.secret(other)
  await other.post(api.billing.sandboxConfirm, { clientSecret, ...visa }).expectStatus(404)
  const { challengeId } = await cook.post(api.billing.sandboxConfirm, {
    clientSecret,
    scenario: 'sca_on_setup',
    brand: 'visa',
    last4: '3155',
  })
  const answer = { challengeId: challengeId!, ok: true }
  await other.post(api.billing.sandboxAuthenticate, answer).expectStatus(404)
  expect([await world.status(cook), await world.status(other)]).toEqual(['free', 'free'])
  expect(await cook.post(api.billing.sandboxAuthenticate, answer)).toEqual({ status: 'succeeded' })
  // A challenge can be answered only once.
  await cook.post(api.billing.sandboxAuthenticate, answer).expectStatus(404)
  expect([await world.status(cook), await world.status(other)]).toEqual(['active', 'free'])
})

test('declined thrice and asked by the bank: never Premium before it is paid', async () => {
  const cook = await newCook()
  const secret = await world.secret(cook)
  const codes = ['declined', 'insufficient_funds', 'incorrect_cvc', 'processing_error'] as const
  const seen: string[] = []
  for (const scenario of codes) {
    seen.push(await world.pay(cook, secret, scenario))
    expect(await world.status(cook)).toBe('free')
  }
  expect(seen).toEqual(['card_declined', 'card_declined', 'incorrect_cvc', 'processing_error'])
  expect(await world.pay(cook, secret, 'sca_always')).toBe('challenge')
  await world.deliverAll()
  expect(await cook.get(api.subscription.status)).toMatchObject({ hasActiveSubscription: false })
})

test('signatures: of this sandbox, of these bytes, not older than five minutes', async () => {
  await (await newCook()).post(api.subscription.getOrCreate)
  const [event] = await world.takeEvents()
  const raw = event!.raw
  const at = world.clock.now()
  const signed = (secondsAgo = 0, secret?: string) =>
    world.sign(raw, {
      at: new Date(at.getTime() - secondsAgo * 1000),
      ...(secret && { secret }),
    })[SIGNATURE_HEADER] ?? ''
  const good = signed()
  const [time = '', v1 = ''] = good.split(',')
  const flipped = `${v1.slice(0, -1)}${v1.endsWith('0') ? '1' : '0'}`
  const refused = {
    none: undefined,
    empty: '',
    'wrong secret': signed(0, 'sbx_whsec_of_somebody_else'),
    'flipped digit': `${time},${flipped}`,
    'v0 only': `${time},${v1.replace('v1', 'v0')}`,
    'no time': v1,
    'time of words': `t=now,${v1}`,
    '302 seconds old': signed(302),
  }
  for (const [what, header] of Object.entries(refused)) {
    const reply = await world.post(raw, header === undefined ? {} : { [SIGNATURE_HEADER]: header })
    expect([what, reply.statusCode]).toEqual([what, 400])
  }
  expect((await world.post(`${raw} `, { [SIGNATURE_HEADER]: good })).statusCode).toBe(400)
  expect((await world.post('', { [SIGNATURE_HEADER]: good })).statusCode).toBe(400)
  expect(
    (await world.post(gzipSync(raw), { [SIGNATURE_HEADER]: good, 'content-encoding': 'gzip' })).statusCode,
  ).toBe(400)
  expect((await world.post('x'.repeat(1024 * 1024 + 1), { [SIGNATURE_HEADER]: good })).statusCode).toBe(413)
  for (const header of [good, signed(295), `${time},v1=${'0'.repeat(64)},${v1}`]) {
    expect((await world.post(raw, { [SIGNATURE_HEADER]: header })).statusCode).toBe(200)
  }
})

test('events that concern nobody are answered and let go', async () => {
  const before = world.calls.length
  const object = { customer: null as string | null }
  const event = { object: 'event', livemode: false, created: 1 }
  const told = [
    { id: 'sbx_evt_unknown', type: 'coffee.brewed', data: { object } },
    { id: 'sbx_evt_nobody', type: 'invoice.paid', data: { object: { customer: 'sbx_cus_nobody' } } },
    { id: 'sbx_evt_dispute', type: 'charge.dispute.created', data: { object } },
    { id: 'sbx_evt_gone', type: 'customer.deleted', data: { object: { customer: 'sbx_cus_nobody' } } },
  ]
  for (const one of told) {
    const raw = JSON.stringify({ ...event, ...one })
    expect([one.type, (await world.post(raw, world.sign(raw))).statusCode]).toEqual([one.type, 200])
  }
  expect(new Set(world.calls.slice(before))).toEqual(new Set(['readWebhook']))
  const live = JSON.stringify({ ...event, ...told[0], livemode: true })
  expect((await world.post(live, world.sign(live))).statusCode).toBe(400)
})

test('a cook who tries too often waits, and so does one whose cards are declined', async () => {
  const { cook, secondCook, clock } = await testApp({ billingLimits: usualBillingLimits })
  for (let call = 0; call < 10; call += 1) await cook.post(api.subscription.getOrCreate)
  const refused = await cook.post(api.subscription.getOrCreate).response()
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  const other = await secondCook()
  const { clientSecret } = await other.post(api.subscription.getOrCreate)
  const declined = { clientSecret, scenario: 'declined', brand: 'visa', last4: '0002' } as const
  for (let call = 0; call < 5; call += 1) {
    expect((await other.post(api.billing.sandboxConfirm, declined)).error?.code).toBe('card_declined')
  }
  await other.post(api.billing.sandboxConfirm, { clientSecret, ...visa }).expectStatus(429)
  await other.post(api.subscription.getOrCreate).expectStatus(429)
  clock.advance(3_600_000)
  expect(await other.post(api.billing.sandboxConfirm, { clientSecret, ...visa })).toEqual({
    status: 'succeeded',
  })
})

test('two servers that settle the same renewals at once make one invoice for each period', async () => {
  const [cook, other] = [await newCook(), await world.anotherServer()]
  const { customer_id: customer } = await world.subscriber(cook)
  const { idToken } = await cook.signIn()
  world.clock.set(new Date(world.clock.now().getTime() + 200 * 86_400_000))
  const fresh = await cook.signIn()
  expect(fresh.idToken).not.toBe(idToken)
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      (index % 2 ? other : world.app).inject({
        url: '/api/subscription/invoices',
        headers: { authorization: `Bearer ${fresh.idToken}` },
      }),
    ),
  )
  const { rows } = await sql<{ periods: number; invoices: number; paid: number }>`
    select count(distinct period_start) as periods, count(*) as invoices,
      count(*) filter (where status = 'paid') as paid
    from sbx_invoices where customer_id = ${customer}`.execute(world.db)
  expect(rows).toEqual([{ periods: 7, invoices: 7, paid: 7 }])
})

test('the clock goes forward only, for administrators only, and plans follow it at once', async () => {
  const app = await testApp()
  const { cook, deps } = app
  const chef = await app.administrator()
  const { clientSecret } = await cook.post(api.subscription.getOrCreate)
  await cook.post(api.billing.sandboxConfirm, { clientSecret, ...visa })
  await cook.post(api.subscription.cancel)
  const end = (await cook.get(api.subscription.status)).currentPeriodEnd!
  const now = async () => new Date((await chef.get(api.billing.sandboxClock)).now).getTime() / 1000

  for (const seconds of [0, -1, 1.5, 62 * 86_400 + 1]) {
    expect((await chef.send(api.billing.sandboxAdvance, { seconds })).statusCode).toBe(400)
  }
  await cook.post(api.billing.sandboxAdvance, { seconds: 60 }).expectStatus(403)
  await chef.post(api.billing.sandboxAdvance, { seconds: Math.floor(end - (await now())) - 5 })
  expect((await cook.get(api.users.current)).subscriptionStatus).toBe('active')
  await chef.post(api.billing.sandboxAdvance, { seconds: 10 })
  expect((await cook.get(api.users.current)).subscriptionStatus).toBe('canceled')
  await deps.billing?.sandbox?.settled()
  expect((await cook.get(api.admin.users).response()).statusCode).toBe(403)
  const marked = await cook.get(api.subscription.status).response()
  expect(marked.headers['x-billing-mode']).toBe('sandbox')
})

test('with a real provider, or none, the sandbox is not there', async () => {
  const off = await testApp({ billing: null })
  const chef = await off.administrator()
  expect(await off.cook.get(api.billing.config)).toEqual({ kind: 'off', livemode: false })
  for (const [route, body] of [
    [api.billing.sandboxConfirm, { clientSecret: 'x', ...visa }],
    [api.billing.sandboxAuthenticate, { challengeId: 'x', ok: true }],
    [api.billing.sandboxAdvance, { seconds: 1 }],
  ] as const) {
    expect((await chef.send(route, body)).statusCode).toBe(404)
  }
  expect(
    (await off.app.inject({ method: 'POST', url: '/api/billing/webhook', payload: '{}' })).statusCode,
  ).toBe(404)
  await off.cook.post(api.subscription.getOrCreate).expectStatus(503)
})

test('an event that was refused comes again by itself, and only until it is taken', async () => {
  const { cook, deps, db } = await testApp()
  const real = deps.billing!.sandbox!
  const answers = [500, 200]
  const seen: string[] = []
  real.deliverTo(async (raw) => {
    seen.push(JSON.parse(raw).id)
    return answers.shift() ?? 200
  })
  await cook.post(api.subscription.getOrCreate)
  await expect.poll(() => seen.length).toBe(2)
  expect(new Set(seen).size).toBe(1)
  await real.settled()
  const left = await db.selectFrom('sbx_events').select(['attempts', 'due_at', 'last_error']).execute()
  expect(left).toEqual([{ attempts: 2, due_at: null, last_error: null }])
})
