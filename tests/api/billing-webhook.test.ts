import { request } from 'node:http'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BillingWorld, billingWorld } from '#testing/billing-world.ts'
import type { StubStripe } from '#testing/stub-stripe.ts'

const MAX_BYTES = 1024 * 1024
const CUT_OFF = 0
let world: BillingWorld
let stub: StubStripe
let door: URL
beforeAll(async () => {
  world = await billingWorld('stripe')
  if (!world.stub) throw new Error('there is no Stripe')
  stub = world.stub
  door = new URL('/api/billing/webhook', await world.listen())
})
afterAll(() => world.end())

/** Sends a body over a real connection in this many pieces; without a length header they are sent chunked. */
const send = (body: Buffer, headers: Record<string, string>, pieces = 1) =>
  new Promise<number>((resolve, reject) => {
    const size = Math.ceil(body.length / pieces)
    const parts = Array.from({ length: pieces }, (_, index) =>
      body.subarray(index * size, (index + 1) * size),
    )
    const sending = request(door, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(pieces === 1 && { 'content-length': String(body.length) }),
        ...headers,
      },
    })
    sending.on('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    // A server that has refused may stop reading, so its answer can be lost with the connection.
    sending.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? resolve(CUT_OFF) : reject(error),
    )
    Readable.from(parts).pipe(sending)
  })

const anEvent = () =>
  Buffer.from(stub.events.event('invoice.paid', { id: 'in_1', customer: 'cus_nobody' }).payload)
const signed = (body: Buffer, signing = {}) => ({
  'stripe-signature': stub.events.header(String(body), signing),
})
const marks = async (body: Buffer) => {
  const { id } = JSON.parse(String(body))
  return (await world.db.selectFrom('billing_events').select('id').where('id', '=', id).execute()).length
}

test('an event arrives in one piece and in many, and leaves one mark', async () => {
  const body = anEvent()
  expect(await send(body, signed(body))).toBe(200)
  expect(await send(body, signed(body), 7)).toBe(200)
  expect(await marks(body)).toBe(1)
})

test('295 seconds old: it counts', async () => {
  const body = anEvent()
  expect(await send(body, signed(body, { at: stub.world.now() - 295 }))).toBe(200)
})

test('signed with the old and the new secret while it is rolled: it counts', async () => {
  const body = anEvent()
  const [, ours] = stub.events.header(String(body)).split(',')
  const rolled = `${stub.events.header(String(body), { secret: 'whsec_old' })},${ours}`
  expect(await send(body, { 'stripe-signature': rolled })).toBe(200)
})

describe('an event without a valid signature is refused, and is not stored', () => {
  const spoiled: [what: string, of: (body: Buffer) => [Buffer, Record<string, string>]][] = [
    ['another secret', (body) => [body, signed(body, { secret: 'whsec_another' })]],
    ['302 seconds old', (body) => [body, signed(body, { at: stub.world.now() - 302 })]],
    ['one byte more', (body) => [Buffer.concat([body, Buffer.from(' ')]), signed(body)]],
    [
      'the same words in other bytes',
      (body) => [Buffer.from(JSON.stringify(JSON.parse(String(body)))), signed(body)],
    ],
    ['packed', (body) => [gzipSync(body), { ...signed(body), 'content-encoding': 'gzip' }]],
    [
      'v0 alone',
      (body) => [body, { 'stripe-signature': stub.events.header(String(body)).replace('v1=', 'v0=') }],
    ],
    [
      'no time',
      (body) => [body, { 'stripe-signature': stub.events.header(String(body)).replace(/^t=\d+,/, '') }],
    ],
    ['an empty signature', (body) => [body, { 'stripe-signature': '' }]],
    ['none', (body) => [body, {}]],
    ['an empty body', (body) => [Buffer.alloc(0), signed(body)]],
    ['signed nothing', () => [Buffer.alloc(0), signed(Buffer.alloc(0))]],
  ]
  test.each(spoiled)('%s', async (_what, of) => {
    const body = anEvent()
    const [sent, headers] = of(body)
    expect(await send(sent, headers)).toBe(400)
    expect(await marks(body)).toBe(0)
  })
})

test('1 MiB is read, one byte more is not, in one piece or in many', async () => {
  const whole = (bytes: number) => {
    const body = anEvent()
    return Buffer.concat([body, Buffer.alloc(bytes - body.length, ' ')])
  }
  const fits = whole(MAX_BYTES)
  expect(await send(fits, signed(fits), 64)).toBe(200)
  for (const pieces of [1, 64]) {
    const tooLarge = whole(MAX_BYTES + 1)
    expect([413, CUT_OFF]).toContain(await send(tooLarge, signed(tooLarge), pieces))
    expect(await marks(tooLarge)).toBe(0)
  }
  const tooLarge = whole(MAX_BYTES + 1)
  expect((await world.post(tooLarge, signed(tooLarge))).statusCode).toBe(413)
})

test('no kind of content keeps an event out, and none lets an unsigned one in', async () => {
  for (const type of ['application/json; charset=utf-8', 'text/plain', 'application/octet-stream']) {
    const body = anEvent()
    expect(await send(body, { ...signed(body), 'content-type': type }), type).toBe(200)
    expect(await send(body, { 'content-type': type }), type).toBe(400)
  }
})
