import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { findDisagreements } from '#server/stores/integrity.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'

/** Number of kills: `ROUNDS=50 npx vitest run --project faults tests/faults/billing-kill.test.ts` */
const rounds = Number(process.env.ROUNDS ?? 2)
let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await server.stop()
  await removeDataDir(server.dataDir)
})

const card = { scenario: 'ok', brand: 'visa', last4: '4242' } as const

/**
 * Subscribes, pays, and asks for a refund; each step can be repeated. Returns the last step that succeeded.
 */
const live = async (cook: RemoteCook, at: string, done: (step: string) => void = () => undefined) => {
  const send = async (...call: Parameters<RemoteCook['send']>) => {
    const reply = await cook.send(call[0], call[1], call[2], at)
    return { status: reply.status, body: (await reply.json()) as { clientSecret?: string; status?: string } }
  }
  const opened = await send(api.subscription.getOrCreate)
  if (opened.status === 200) {
    done('opened')
    const { clientSecret } = opened.body
    const paid = await send(api.billing.sandboxConfirm, { clientSecret, ...card })
    expect(paid.body).toEqual({ status: 'succeeded' })
  } else expect(opened.status).toBe(409)
  done('paid')
  const refunded = await send(api.subscription.cancel, { refund: true })
  expect([200, 409]).toContain(refunded.status)
  done('refunded')
}

const booksOf = async (email: string) => {
  const { db, close } = await openDatabase({ dataDir: server.dataDir, log: quietLog, poolSize: 1 })
  try {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from sbx_customers where email = ${email}) as customers,
        (select count(*) from sbx_subscriptions s join sbx_customers c on c.id = s.customer_id
          where c.email = ${email}) as subscriptions,
        count(*) filter (where p.status = 'succeeded') as paid,
        count(*) filter (where p.refunded_amount = p.amount) as refunded
      from sbx_payments p join sbx_customers c on c.id = p.customer_id where c.email = ${email}`.execute(db)
    return { books: rows[0], wrong: await findDisagreements(db, new Date()) }
  } finally {
    await close()
  }
}

const receiptsTo = async (email: string) => {
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(email) && mail.includes('Your receipt')).length
}

const seen: Record<string, number> = {}

test.each(Array.from({ length: rounds }, (_, index) => index))(
  'kill -9 while a cook subscribes, pays and wants the money back, round %i: one of each, and nobody is Premium unpaid',
  async (round) => {
    const email = `cook-${round}@example.org`
    const cook = await remoteCook(server.url, email)
    // The first rounds kill the server soon after each step began; how soon is random.
    const target = ['nothing', 'paid', 'opened'][round % 3]
    let reached = 'nothing'
    await new Promise<void>((resolve) => {
      const arrive = (step: string) => {
        reached = step
        if (step === target) resolve()
      }
      live(cook, server.url, arrive).then(resolve, () => resolve())
      arrive('nothing')
    })
    await pause(Math.random() * 60)
    await server.kill()
    seen[reached] = (seen[reached] ?? 0) + 1
    server = await startServer({ dataDir: server.dataDir })

    const { subscriptionStatus } = await cook.call(api.users.current, server.url)
    const { hasActiveSubscription } = await cook.call(api.subscription.status, server.url)
    const { books: before } = await booksOf(email)
    if (subscriptionStatus === 'active' || hasActiveSubscription) expect(before?.paid).toBe(1)
    if (reached === 'paid') expect(before?.paid).toBe(1)

    // A cook who repeats the requests reaches the end, and nothing was done twice.
    if (before?.refunded !== 1) await live(cook, server.url)
    await cook.call(api.subscription.status, server.url)
    expect((await cook.call(api.users.current, server.url)).subscriptionStatus).toBe('canceled')
    const { books, wrong } = await booksOf(email)
    expect(books).toEqual({ customers: 1, subscriptions: 1, paid: 1, refunded: 1 })
    expect(wrong).toEqual([])
    expect(await receiptsTo(email)).toBeLessThanOrEqual(1)
  },
)

test('the rounds cut off cooks at different places', () => {
  console.log(seen)
  expect(Object.values(seen).reduce((sum, one) => sum + one, 0)).toBe(rounds)
})
