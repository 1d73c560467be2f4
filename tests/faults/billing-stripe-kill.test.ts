import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { openDatabase } from '#server/database/open.ts'
import { bundleServer } from '#testing/bundle-server.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'
import { type StubStripe, startStubStripe } from '#testing/stub-stripe.ts'

/**
 * Number of kills at every point: `ROUNDS=50 npx vitest run --project faults
 * tests/faults/billing-stripe-kill.test.ts`
 */
const rounds = Number(process.env.ROUNDS ?? 0)
let server: RunningServer
let stub: StubStripe

const settings = () => ({
  STRIPE_SECRET_KEY: stub.secretKey,
  STRIPE_PUBLISHABLE_KEY: stub.publishableKey,
  STRIPE_WEBHOOK_SECRET: stub.webhookSecret,
  STRIPE_API_BASE: stub.url,
  TRUST_PROXY: 'loopback',
})
const start = (dataDir?: string) => startServer({ ...(dataDir && { dataDir }), env: settings() })

beforeAll(async () => {
  stub = await startStubStripe()
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await stub.close()
  await removeDataDir(server.dataDir)
})

/** Simulates that a minute has passed: the lease of the killed server's checkout has expired. */
const minuteLater = async () => {
  const { db, close } = await openDatabase({ dataDir: server.dataDir, log: quietLog, poolSize: 1 })
  await db
    .updateTable('subscriptions')
    .set({ checkout_until: new Date(0) })
    .execute()
  await close()
}

/** Kills the server after Stripe has carried a call out, while the server waits for the response. */
const killAt = async (call: string, work: () => Promise<unknown>) => {
  const before = stub.requests.length
  stub.fail({ of: call, when: 'after', how: 'hang' })
  const cut = work().catch(() => 'cut off')
  await expect.poll(() => stub.faults.left(), { timeout: 20_000 }).toBe(0)
  await server.kill()
  expect(await cut).toBe('cut off')
  stub.faults.clear()
  server = await start(server.dataDir)
  await minuteLater()
  return stub.requests.slice(before)
}

const tell = async (payload: string) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': stub.events.header(payload) }
  const reply = await fetch(`${server.url}/api/billing/webhook`, { method: 'POST', headers, body: payload })
  return reply.status
}

const secretOf = async (cook: RemoteCook) =>
  (await cook.call(api.subscription.getOrCreate, server.url)).clientSecret

const points = ['POST /v1/subscriptions', 'POST /v1/customers', 'GET /v1/subscriptions'] as const
/**
 * Points to kill at: without ROUNDS only the most important one, because every start of a server costs
 * seconds.
 */
const cases =
  rounds === 0
    ? ([[points[0], 0]] as const)
    : Array.from({ length: rounds }, (_, round) => points.map((point) => [point, round] as const)).flat()

test.each(cases)(
  'kill -9 while %s is answered (round %i): one customer, one subscription',
  async (point, round) => {
    const email = `${point.replace(/\W+/g, '-')}-${round}@example.org`
    // Each round has an address of its own, because sign-ups are limited to a hundred an hour per address.
    const cook = await remoteCook(server.url, email, { from: `203.0.113.${round}` })
    await killAt(point, () => secretOf(cook))
    const secret = await secretOf(cook)
    expect(await secretOf(cook)).toBe(secret)
    const customers = [...stub.world.customers.values()].filter((one) => one.email === email.toLowerCase())
    expect(customers).toHaveLength(1)
    const own = [...stub.world.subscriptions.values()].filter((one) => one.customer === customers[0]?.id)
    expect(own).toMatchObject([{ status: 'incomplete' }])
    expect(stub.problems).toEqual([])
  },
)

test('kill -9 while an event is acted on: it comes again, and does its work', async () => {
  const cook = await remoteCook(server.url, 'event@example.org')
  const secret = await secretOf(cook)
  stub.events.take()
  stub.pay(secret)
  const events = stub.events.take()
  const paid = events.find(({ type }) => type === 'invoice.paid')?.payload ?? ''
  await killAt('GET /v1/subscriptions', () => tell(paid))
  expect(await tell(paid)).toBe(200)
  // The status comes from the database alone, without a request to Stripe.
  stub.fail({ when: 'before', how: '503', times: 1000 })
  const { subscriptionStatus } = await cook.call(api.users.current, server.url)
  stub.faults.clear()
  expect(subscriptionStatus).toBe('active')
})

test.each([
  [
    { STRIPE_SECRET_KEY: 'sk_test_secretpart' },
    /^STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY/,
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'whsec_secretpart' },
    /^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing/,
  ],
])('half of the settings of Stripe ends the process, and says which half is missing', async (env, line) => {
  const child = spawn(process.execPath, [await bundleServer()], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const [code] = await once(child, 'close')
  const text = Buffer.concat(said).toString()
  expect([code, text.trim().split('\n').length]).toEqual([1, 1])
  expect(text).toMatch(line)
  expect(text).not.toContain('secretpart')
})
