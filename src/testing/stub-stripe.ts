import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#server/ports/clock.ts'
import { conformanceProblems } from './stub-stripe/conformance.ts'
import { customerActs } from './stub-stripe/customer-acts.ts'
import { StripeFault, wrongRequest } from './stub-stripe/errors.ts'
import { createEvents } from './stub-stripe/events.ts'
import { createFaults, type Fault } from './stub-stripe/faults.ts'
import { type Form, readForm } from './stub-stripe/form.ts'
import { type Answer, createIdempotency } from './stub-stripe/idempotency.ts'
import { createLifecycle } from './stub-stripe/lifecycle.ts'
import { customerRoutes } from './stub-stripe/routes/customers.ts'
import { paymentRoutes } from './stub-stripe/routes/payments.ts'
import { priceRoutes } from './stub-stripe/routes/prices.ts'
import type { Account } from './stub-stripe/routes/route.ts'
import { subscriptionRoutes } from './stub-stripe/routes/subscriptions.ts'
import { createWorld } from './stub-stripe/world.ts'
import { testClock } from './test-clock.ts'

export interface StubStripeOptions {
  /** The provider's clock; moving it causes renewals too. */
  clock?: Clock
  livemode?: boolean
  /** Longest page of a list; small pages prove that the product reads them all. */
  maxPage?: number
}

export interface StubStripeRequest {
  /** Method and path of the call: `POST /v1/customers`. */
  call: string
  form: Form
  /** Bytes of the body or the query. */
  raw: string
  idempotencyKey: string | null
  status: number
}

export const stubKeys = {
  secretKey: 'sk_test_51StubAccount0001secret',
  publishableKey: 'pk_test_51StubAccount0001public',
  webhookSecret: 'whsec_stub_of_the_tests',
}

/** The API version that the product must send; the stub rejects any other. */
const apiVersion = '2026-10-28.endive'
const routes = [...customerRoutes, ...priceRoutes, ...subscriptionRoutes, ...paymentRoutes]

/**
 * Starts Stripe on this machine: a real HTTP server for the calls that the product makes. The bytes of each
 * request are checked against the installed SDK's own types, and replies are built from them. It has
 * idempotency keys, faults, a clock that can be moved, and signed events that tests may shuffle, repeat and
 * drop.
 */
export const startStubStripe = async ({
  clock = testClock(),
  livemode = false,
  maxPage = 100,
}: StubStripeOptions = {}) => {
  const world = createWorld(clock, livemode)
  const events = createEvents(world, stubKeys.webhookSecret, apiVersion)
  const life = createLifecycle(world, events)
  const account: Account = { world, events, life, maxPage }
  const faults = createFaults()
  const idempotency = createIdempotency(world.now)
  const requests: StubStripeRequest[] = []
  /** Violations of the SDK's types, which every test must check. */
  const problems: string[] = []

  const carryOut = (method: string, path: string, raw: string): Answer => {
    const found = routes.find((one) => one.method === method && one.path.test(path))
    if (!found)
      throw new StripeFault(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)
    const form = readForm(raw)
    const wrong = conformanceProblems(...found.accepts, form)
    if (wrong.length > 0) {
      problems.push(...wrong.map((one) => `${method} ${path} ${one}`))
      throw new StripeFault(400, 'invalid_request_error', wrong.join('; '), { code: 'parameter_unknown' })
    }
    return { status: 200, body: found.run(account, form, found.path.exec(path)?.[1] ?? '') }
  }

  const answerTo = (method: string, path: string, raw: string, key: string | null, fault: Fault | null) => {
    try {
      const before = key === null ? null : idempotency.replay(key, method, path, raw)
      if (before) return before
      const failed: Answer | null = fault && failureOf(fault)
      const done = fault?.when === 'before' ? null : carryOut(method, path, raw)
      const answer = failed ?? done ?? { status: 500, body: {} }
      const kept = fault?.how === '500' ? answer : done
      if (key !== null && kept) idempotency.keep(key, method, path, raw, kept)
      return answer
    } catch (error) {
      if (error instanceof StripeFault) return { status: error.status, body: error.body() }
      throw error
    }
  }

  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const [path = '/', query = ''] = url.split('?')
    const body = await bodyOf(request)
    const raw = method === 'GET' || method === 'DELETE' ? [query, body].filter(Boolean).join('&') : body
    const key = method === 'POST' ? String(headers['idempotency-key'] ?? '') || null : null
    const call = `${method} ${path}`
    const refusal = refusalOf(headers, method)
    if (refusal) {
      problems.push(...(refusal.status === 401 ? [] : [`${call} ${refusal.message}`]))
      return send(response, { status: refusal.status, body: refusal.body() })
    }
    life.settle()
    const fault = faults.take(`${call} ${raw} ${key ?? ''}`)
    const answer = answerTo(method, path, raw, key, fault)
    requests.push({ call, form: readForm(raw), raw, idempotencyKey: key, status: answer.status })
    if (fault?.how === 'drop') return request.socket.destroy()
    if (fault?.how === 'hang') return undefined
    return send(response, answer)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    ...stubKeys,
    world,
    events,
    requests,
    problems,
    clock,
    fail: faults.plan,
    faults,
    /** Carries out everything that is due by the clock. */
    settle: life.settle,
    ...customerActs(account),
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
export type StubStripe = Awaited<ReturnType<typeof startStubStripe>>

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const refusalOf = (headers: IncomingMessage['headers'], method: string): StripeFault | null => {
  if (headers.authorization !== `Bearer ${stubKeys.secretKey}`) {
    return new StripeFault(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_*****ret')
  }
  if (headers['stripe-version'] !== apiVersion) {
    return new StripeFault(400, 'invalid_request_error', `Version ${headers['stripe-version']} was sent.`)
  }
  const type = headers['content-type']
  if (method === 'POST' && type !== 'application/x-www-form-urlencoded') {
    return new StripeFault(400, 'invalid_request_error', `A form is expected, not ${type}.`)
  }
  return null
}

const failureOf = ({ how }: Fault): Answer | null => {
  if (how === '400') return { status: 400, body: wrongRequest('This is not to be had here.').body() }
  if (how !== '500' && how !== '503') return null
  return {
    status: Number(how),
    body: new StripeFault(500, 'api_error', 'Something broke.').body(),
    // Stripe marks a failure that it stores under the key as not worth a retry.
    headers: { 'stripe-should-retry': String(how === '503') },
  }
}

const send = (response: ServerResponse, { status, body, headers = {} }: Answer) => {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stub', ...headers })
  response.end(JSON.stringify(body))
}
