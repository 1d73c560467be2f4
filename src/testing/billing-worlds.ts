import { onTestFinished } from 'vitest'
import type { SandboxScenario } from '#contract/billing.ts'
import { api } from '#contract/index.ts'
import { sandboxCards } from '#domain/sandbox-cards.ts'
import { createStripeBilling } from '#server/adapters/billing/stripe/create-stripe-billing.ts'
import type { Cook } from './cooks.ts'
import type { StubEvent } from './stub-stripe/events.ts'
import { type StubStripe, type StubStripeOptions, startStubStripe } from './stub-stripe.ts'
import { type TestApp, type TestAppOptions, testApp } from './test-app.ts'

/** What came of a payment, in the words of both providers. */
export interface PayOutcome {
  status?: string | undefined
  error?: { code: string; message: string } | undefined
}

/** The whole server with a card provider behind it, and what happens there without the server. */
export interface BillingWorld extends TestApp {
  provider: 'sandbox' | 'stripe'
  /** What the card form does in the browser. */
  pay(cook: Cook, clientSecret: string, card?: SandboxScenario): Promise<PayOutcome>
  /** The bank's question about the last payment of this cook. */
  authenticate(cook: Cook, clientSecret: string, ok: boolean): Promise<PayOutcome>
  /** Both clocks, ours and the provider's. */
  advance(ms: number): void
  /** Every event that was told so far arrives. */
  deliver(): Promise<void>
}

export interface StripeWorld extends BillingWorld {
  provider: 'stripe'
  stub: StubStripe
  /** One event arrives; answers the status. */
  send(event: StubEvent): Promise<number>
}

export const sandboxWorld = async (options: TestAppOptions = {}): Promise<BillingWorld> => {
  const app = await testApp(options)
  let challengeId = ''
  return {
    ...app,
    provider: 'sandbox',
    pay: async (cook, clientSecret, scenario = 'ok') => {
      const card = sandboxCards.find((one) => one.scenario === scenario)
      if (!card) throw new Error(`no card does ${scenario}`)
      const { brand, number } = card
      const paid = { clientSecret, scenario, brand, last4: number.slice(-4) }
      const { challengeId: asked, ...outcome } = await cook.post(api.billing.sandboxConfirm, paid)
      if (asked) challengeId = asked
      return outcome
    },
    authenticate: async (cook, _clientSecret, ok) =>
      await cook.post(api.billing.sandboxAuthenticate, { challengeId, ok }),
    advance: app.clock.advance,
    deliver: async () => {
      await app.deps.billing?.sandbox?.tend()
      await app.deps.billing?.sandbox?.settled()
    },
  }
}

export const stripeWorld = async (
  options: TestAppOptions = {},
  stubOptions: Omit<StubStripeOptions, 'clock'> = {},
): Promise<StripeWorld> => {
  let stub: StubStripe | undefined
  const app = await testApp({
    ...options,
    billing: async ({ clock, log }) => {
      stub ??= await startStubStripe({ ...stubOptions, clock })
      const config = { ...stub, priceId: null, apiBase: stub.url }
      // A call that got no answer is repeated by whoever called, so that no test waits for the SDK's pauses.
      return await createStripeBilling(config, { clock, log, maxNetworkRetries: 0 })
    },
  })
  if (!stub) throw new Error('the server was made without its card provider')
  const world = stub
  onTestFinished(() => world.close())
  const send = async ({ payload }: StubEvent) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': world.events.header(payload) }
    const reply = await app.app.inject({ method: 'POST', url: '/api/billing/webhook', headers, payload })
    return reply.statusCode
  }
  return {
    ...app,
    provider: 'stripe',
    stub: world,
    pay: async (_cook, clientSecret, scenario = 'ok') => world.pay(clientSecret, scenario),
    authenticate: async (_cook, clientSecret, ok) => world.authenticate(clientSecret, ok),
    advance: app.clock.advance,
    send,
    deliver: async () => {
      world.settle()
      for (const event of world.events.take()) {
        const status = await send(event)
        if (status !== 200) throw new Error(`${event.type} was answered ${status}`)
      }
    },
  }
}

/** Every provider there is, for tests that hold for all of them. */
export const billingWorlds = [
  ['sandbox', sandboxWorld],
  ['stripe', stripeWorld],
] as const
