/**
 * A year of subscriptions in the sandbox: 1,000 users, 12 virtual months, one card in ten fails at renewals.
 *
 * The sandbox, all billing code and the real database run without HTTP: users are rows, and an action of a
 * cook is the call that its route makes. Half of the users whose renewal failed pay the open invoice by
 * another card within the days of dunning, the others give up; some cancel. Events reach the code of the
 * webhook; one in ten is lost and made good by the reconcile job. After each month every user is checked:
 * Premium requires a paid current period. In the end: paid invoices x 399 = payments - refunds.
 *
 * USERS=n and MONTHS=n change the size.
 */
import { join } from 'node:path'
import { sql } from 'kysely'
import { createSandbox } from '#server/adapters/billing/sandbox/create-sandbox.ts'
import { cancelAtPeriodEnd } from '#server/billing/cancel-subscription.ts'
import { handleEvent } from '#server/billing/handle-event.ts'
import { openCheckout } from '#server/billing/open-checkout.ts'
import type { BillingDeps } from '#server/billing/provider.ts'
import { reconcile } from '#server/billing/reconcile.ts'
import { refundFirstPayment } from '#server/billing/refund-first-payment.ts'
import { syncSubscription } from '#server/billing/sync-subscription.ts'
import { effectiveStatusIn } from '#server/stores/effective-status.ts'
import { findDisagreements } from '#server/stores/integrity.ts'
import { upsertUser } from '#server/stores/users.ts'
import { openScratchDatabase } from '#testing/database-scratch.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { report } from './lib/report.ts'

const users = Number(process.env.USERS ?? 1000)
const months = Number(process.env.MONTHS ?? 12)
const atOnce = 8
const DAY_MS = 86_400_000

const { db, dataDir, close } = await openScratchDatabase()
const clock = testClock()
const billing = await createSandbox({ db, clock, log: quietLog, folder: join(dataDir, 'billing') })
const deps: BillingDeps = { db, clock, log: quietLog, billing }
let told = 0
let lost = 0
billing.sandbox.deliverTo(async (raw, headers) => {
  told += 1
  if (told % 10 === 0) {
    lost += 1
    return 200
  }
  await handleEvent(deps, await billing.readWebhook(Buffer.from(raw), headers))
  return 200
})

const everyone = async <T>(all: readonly T[], work: (one: T, index: number) => Promise<unknown>) => {
  let next = 0
  const lane = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T, index)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

interface Member {
  id: string
  email: string
}

const pay = async (user: Member, scenario: 'ok' | 'renewal_fails') => {
  const clientSecret = await openCheckout(deps, user)
  const card = { clientSecret, scenario, brand: 'visa', last4: scenario === 'ok' ? '4242' : '0341' }
  const result = await billing.sandbox.confirm(user.id, card)
  if (!result || !('status' in result)) throw new Error('a payment failed')
}

/** Finds users who count as Premium without a paid invoice for this moment. */
const premiumUnpaid = async () => {
  const now = clock.now()
  const { rows } = await sql<{ id: string }>`
    select users.id from users
    where ${effectiveStatusIn(now)} = 'active' and not exists (
      select from sbx_customers c join sbx_invoices i on i.customer_id = c.id
      where c.reference = users.id::text and i.status = 'paid'
        and i.period_start <= ${now} and i.period_end > ${now})`.execute(db)
  return rows.length
}

const started = performance.now()
try {
  const members: Member[] = []
  for (let number = 0; number < users; number += 1) {
    const claims = { uid: `u${number}`, email: `u${number}@example.org`, emailVerified: true }
    const { id, email } = await upsertUser(db, { ...claims, displayName: null, photoUrl: null }, clock.now())
    members.push({ id, email })
  }
  await everyone(members, (user, index) => pay(user, index % 10 === 3 ? 'renewal_fails' : 'ok'))
  await billing.sandbox.settled()
  // One user in a hundred asks for a refund in the first week.
  const back = members.filter((_, index) => index % 100 === 50)
  await everyone(members, (user) => sync(user))
  await everyone(back, (user) => refundFirstPayment(deps, user.id))

  let unpaid = await premiumUnpaid()
  const setUp = performance.now() - started
  for (let month = 1; month <= months; month += 1) {
    clock.advance(31 * DAY_MS)
    await billing.sandbox.tend()
    await billing.sandbox.settled()
    await reconcile(deps)
    unpaid += await premiumUnpaid()
    const due = await membersWith('past_due')
    await everyone(
      due.filter((_, index) => index % 2 === 0),
      (user) => pay(user, 'renewal_fails'),
    )
    await billing.sandbox.settled()
    await reconcile(deps)
    const active = await membersWith('active')
    await everyone(
      active.filter((_, index) => index % 50 === month),
      (user) => cancelAtPeriodEnd(deps, user.id),
    )
    unpaid += await premiumUnpaid()
  }
  const { rows } = await sql<{ invoiced: number; taken: number; refunded: number; doubled: number }>`
    select (select count(*) from sbx_invoices where status = 'paid') * 399 as invoiced,
      (select coalesce(sum(amount), 0) from sbx_payments where status = 'succeeded') as taken,
      (select coalesce(sum(refunded_amount), 0) from sbx_payments) as refunded,
      (select count(*) from (select from sbx_invoices group by subscription_id, period_start having count(*) > 1) d)
        as doubled`.execute(db)
  const { invoiced = 0, taken = 0, refunded = 0, doubled = 0 } = rows[0] ?? {}
  const wrong = await findDisagreements(db, clock.now())
  console.log(
    `invoices paid ${invoiced / 100} $, payments ${taken / 100} $, of them given back ${refunded / 100} $`,
  )
  console.log(`events told ${told}, lost ${lost}; ${wrong.slice(0, 3).join('; ') || 'rows and plans agree'}`)
  const whole = performance.now() - started
  report(`${users} users x ${months} months, one card in ten fails`, [
    {
      name: 'invoices against payments, difference',
      value: Math.abs(invoiced - taken),
      unit: 'pieces',
      goal: 0,
    },
    {
      name: 'money given back that nobody asked for',
      value: Math.abs(refunded - back.length * 399),
      unit: 'pieces',
      goal: 0,
    },
    { name: 'periods invoiced twice', value: doubled, unit: 'pieces', goal: 0 },
    { name: 'Premium without a paid period', value: unpaid, unit: 'pieces', goal: 0 },
    { name: 'rows that disagree', value: wrong.length, unit: 'pieces', goal: 0 },
    { name: 'subscribing, each', value: setUp / users, unit: 'ms' },
    { name: 'a month of one user', value: (whole - setUp) / users / months, unit: 'ms' },
    { name: 'in all', value: whole, unit: 'ms' },
  ])
} finally {
  await billing.sandbox.close()
  await close()
}

async function sync({ id }: Member) {
  const row = await db
    .selectFrom('subscriptions')
    .select('customer_id')
    .where('user_id', '=', id)
    .executeTakeFirst()
  if (row?.customer_id) await syncSubscription(deps, row.customer_id)
}

async function membersWith(status: 'active' | 'past_due'): Promise<Member[]> {
  return await db
    .selectFrom('users')
    .select(['users.id', 'users.email'])
    .where(effectiveStatusIn(clock.now()), '=', status)
    .orderBy('users.id')
    .execute()
}
