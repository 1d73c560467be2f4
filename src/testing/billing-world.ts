import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import type { SandboxScenario } from '#contract/billing.ts'
import { api } from '#contract/index.ts'
import { sandboxCards } from '#domain/sandbox-cards.ts'
import { pickSubscription, statusOf } from '#domain/subscription-state.ts'
import { createSandbox, type SandboxOptions } from '#server/adapters/billing/sandbox/create-sandbox.ts'
import { SIGNATURE_HEADER, signatureOf } from '#server/adapters/billing/sandbox/signature.ts'
import { createStripeBilling } from '#server/adapters/billing/stripe/create-stripe-billing.ts'
import type { Deps } from '#server/deps.ts'
import { BillingError, type BillingProvider } from '#server/ports/billing.ts'
import type { Cook } from './cooks.ts'
import { quietLog } from './quiet-log.ts'
import { type StubStripe, startStubStripe } from './stub-stripe.ts'
import { noLimits, type TestAppOptions, testApp } from './test-app.ts'

/** Payment providers, which must all pass the same test suite. */
export const billingProviders = ['sandbox', 'stripe'] as const
export type BillingProviderName = (typeof billingProviders)[number]

export interface WorldEvent {
  id: string
  type: string
  raw: string
}

export interface Signing {
  secret?: string
  at?: Date
}

/** `paid`, `challenge`, or the code with which the card was declined. */
export type PaymentOutcome = string

type Call = Exclude<keyof BillingProvider, 'kind' | 'livemode' | 'accountHash' | 'sandbox' | 'publicConfig'>

export interface Fault {
  of: Call
  /**
   * `before`: the provider never receives the call. `after`: it carries the call out, but its response is
   * lost.
   */
  when: 'before' | 'after'
  kind?: BillingError['kind']
  times?: number
  /** Delays the response until this resolves, instead of failing. */
  until?: Promise<unknown>
}

/**
 * Starts the real server with one of the providers. The provider shares the server's clock, its events wait
 * until the test delivers them, and its responses can be lost. Rate limits are practically off.
 */
export const billingWorld = async (provider: BillingProviderName, options: TestAppOptions = {}) => {
  const faults: (Fault & { left: number })[] = []
  const calls: Call[] = []
  let stub: StubStripe | undefined
  let webhookSecret = ''

  const open = async (given: SandboxOptions): Promise<Deps['billing']> => {
    if (provider === 'sandbox') {
      const sandbox = await createSandbox(given)
      webhookSecret = sandbox.webhookSecret
      sandbox.sandbox.deliverTo = () => undefined
      return faulty(sandbox, faults, calls)
    }
    stub ??= await startStubStripe({ clock: given.clock })
    const config = { ...stub, priceId: null, apiBase: stub.url }
    return faulty(
      await createStripeBilling(config, { clock: given.clock, log: quietLog, maxNetworkRetries: 0 }),
      faults,
      calls,
    )
  }
  const app = await testApp({
    billingLimits: { triesPerMinute: 10_000, declinesPerHour: 10_000 },
    limits: noLimits,
    billing: open,
    ...options,
  })
  const { db, clock } = app
  const billing = app.deps.billing
  if (!billing) throw new Error('there is no provider')

  const sign = (raw: string, { secret, at = clock.now() }: Signing = {}): Record<string, string> =>
    stub
      ? {
          'stripe-signature': stub.events.header(raw, {
            at: Math.floor(at.getTime() / 1000),
            ...(secret && { secret }),
          }),
        }
      : { [SIGNATURE_HEADER]: signatureOf(secret ?? webhookSecret, raw, at) }

  const post = (raw: string | Buffer, headers: Record<string, string>, to = app.app) =>
    to.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', ...headers },
      payload: raw,
    })

  const world = {
    ...app,
    provider,
    billing,
    stub,
    /** Names of the provider's functions that were called, in order. */
    calls,
    sign,
    post,
    fail: (fault: Fault) => {
      faults.push({ ...fault, left: fault.times ?? 1 })
    },
    mend: () => {
      faults.length = 0
    },
    faultsLeft: () => faults.reduce((sum, { left }) => sum + left, 0),
    secret: async (cook: Cook) => (await cook.post(api.subscription.getOrCreate)).clientSecret,
    /** Pays as the card form of the page does. */
    pay: async (
      cook: Cook,
      clientSecret: string,
      scenario: SandboxScenario = 'ok',
    ): Promise<PaymentOutcome> => {
      if (stub) {
        const result = stub.pay(clientSecret, scenario)
        return 'error' in result ? result.error.code : result.status === 'succeeded' ? 'paid' : 'challenge'
      }
      const reply = await cook.post(api.billing.sandboxConfirm, {
        clientSecret,
        scenario,
        ...cardOf(scenario),
      })
      if (reply.challengeId) challenges.set(clientSecret, reply.challengeId)
      return reply.error?.code ?? (reply.status === 'succeeded' ? 'paid' : 'challenge')
    },
    /** Answers the bank's authentication challenge as the card's owner. */
    answer: async (cook: Cook, clientSecret: string, ok: boolean): Promise<PaymentOutcome> => {
      if (stub) {
        clock.advance(2000)
        const result = stub.authenticate(clientSecret, ok)
        return 'error' in result ? result.error.code : 'paid'
      }
      const challengeId = challenges.get(clientSecret) ?? ''
      const reply = await cook.post(api.billing.sandboxAuthenticate, { challengeId, ok })
      return reply.error?.code ?? 'paid'
    },
    /** Makes a cook who pays for Premium. */
    subscriber: async (cook: Cook, scenario: SandboxScenario = 'ok') => {
      const secret = await world.secret(cook)
      await world.pay(cook, secret, scenario)
      await cook.get(api.subscription.status)
      return { ...(await world.row(cook)), secret }
    },
    /** Reads the cook's own row of `subscriptions`. */
    row: async (cook: Cook) => {
      const { id } = await cook.get(api.users.current)
      return await db
        .selectFrom('subscriptions')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
    },
    /** Returns the status that the cook must have, computed from the provider's own subscriptions. */
    truth: async (cook: Cook) => {
      const { customer_id: customer } = await world.row(cook)
      const best = pickSubscription(customer ? await billing.listSubscriptions(customer) : [])
      return best ? statusOf(best.status) : 'free'
    },
    status: (cook: Cook) => cook.get(api.users.current).then((user) => user.subscriptionStatus),
    /** Takes the provider's events since the last call, without delivering them. */
    takeEvents: async (): Promise<WorldEvent[]> => {
      if (stub) {
        return stub.events.take().map(({ id, type, payload }) => ({ id, type, raw: payload }))
      }
      const { rows } = await sql<{ id: string; type: string; payload: unknown }>`
        with told as (delete from sbx_events returning *)
        select id, type, payload from told order by payload->>'created', id`.execute(db)
      return rows.map(({ id, type, payload }) => ({ id, type, raw: JSON.stringify(payload) }))
    },
    deliver: (event: WorldEvent, to = app.app): Promise<LightMyRequestResponse> =>
      post(event.raw, sign(event.raw), to),
    /** Delivers all waiting events, in their order. */
    deliverAll: async () => {
      for (const event of await world.takeEvents()) {
        const reply = await world.deliver(event)
        if (reply.statusCode !== 200) throw new Error(`${event.type} answered ${reply.body}`)
      }
    },
    /** Counts the provider's customers, subscriptions and refunds. */
    counts: async () => {
      if (stub) {
        const { customers, subscriptions, refunds } = stub.world
        return { customers: customers.size, subscriptions: subscriptions.size, refunds: refunds.size }
      }
      const { rows } = await sql<{ customers: number; subscriptions: number; refunds: number }>`
        select (select count(*) from sbx_customers) as customers,
          (select count(*) from sbx_subscriptions) as subscriptions,
          (select count(*) from sbx_payments where refunded_amount > 0) as refunds`.execute(db)
      return rows[0]
    },
    /** Refunds a payment in the provider's own dashboard. */
    refundOutside: async (paymentId: string) => {
      if (stub) stub.dashboardRefund(paymentId)
      else await billing.refund(paymentId)
    },
    end: async () => {
      await app.close()
      if (stub?.problems.length) throw new Error(`requests that do not conform: ${stub.problems.join('\n')}`)
      await stub?.close()
    },
  }
  const challenges = new Map<string, string>()
  return world
}
export type BillingWorld = Awaited<ReturnType<typeof billingWorld>>

const cardOf = (scenario: SandboxScenario) => {
  const card = sandboxCards.find((one) => one.scenario === scenario)
  if (!card) throw new Error(`no card is ${scenario}`)
  return { brand: card.brand, last4: card.number.slice(-4) }
}

/** Wraps the provider so that its calls can fail before or after they are carried out. */
const faulty = (
  provider: BillingProvider,
  faults: (Fault & { left: number })[],
  calls: Call[],
): BillingProvider =>
  new Proxy(provider, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        // Every function of the provider except publicConfig returns a promise.
        if (name === 'publicConfig') return value.apply(target, given)
        calls.push(name as Call)
        const fault = faults.find((one) => one.of === name && one.left > 0)
        if (!fault) return await value.apply(target, given)
        fault.left -= 1
        if (fault.until) {
          const answer: unknown = await value.apply(target, given)
          await fault.until
          return answer
        }
        if (fault.when === 'after') await value.apply(target, given)
        throw new BillingError(fault.kind ?? 'unavailable', `${String(name)} was made to fail`)
      }
    },
  })
