import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { World } from './world.ts'

/** One event on its way to the product, as its bytes. */
export interface StubEvent {
  id: string
  type: string
  payload: string
}

export interface Signing {
  secret?: string
  /** Epoch seconds that the signature is dated with; the stub's time when not given. */
  at?: number
}

export const createEvents = (world: World, webhookSecret: string, apiVersion: string) => {
  const waiting: StubEvent[] = []

  const header = (payload: string, { secret = webhookSecret, at = world.now() }: Signing = {}) => {
    const digest = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')
    return `t=${at},v1=${digest}`
  }

  const event = (type: string, object: object, livemode = world.livemode): StubEvent => {
    const id = world.nextId('evt')
    const whole = {
      id,
      object: 'event',
      api_version: apiVersion,
      created: world.now(),
      // What lies inside was built as the SDK's own type of that object.
      data: { object },
      livemode,
      pending_webhooks: 1,
      request: null,
      type,
    } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: object; type: string }
    return { id, type, payload: JSON.stringify(whole, null, 2) }
  }

  return {
    /** Told since the last `take`, in their order. */
    waiting,
    tell: (type: string, object: object) => {
      waiting.push(event(type, object))
    },
    /** An event of any form, which is not queued. */
    event,
    /** Hands the waiting events over: to be delivered, shuffled, doubled or dropped. */
    take: () => waiting.splice(0),
    /** The value of the header Stripe-Signature. */
    header,
  }
}
export type StubEvents = ReturnType<typeof createEvents>
