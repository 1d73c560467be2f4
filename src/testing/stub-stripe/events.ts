import { createHmac } from 'node:crypto'
import type Stripe from 'stripe'
import type { World } from './world.ts'

/** One event for the product's webhook, as the bytes of its body. */
export interface StubEvent {
  id: string
  type: string
  payload: string
}

export interface Signing {
  secret?: string
  /** Time of the signature in epoch seconds; the stub's time when not given. */
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
      // The object was built as the SDK's own type of it.
      data: { object },
      livemode,
      pending_webhooks: 1,
      request: null,
      type,
    } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: object; type: string }
    return { id, type, payload: JSON.stringify(whole, null, 2) }
  }

  return {
    /** Events since the last `take`, in their order. */
    waiting,
    tell: (type: string, object: object) => {
      waiting.push(event(type, object))
    },
    /** Builds an event of any form without queueing it. */
    event,
    /** Takes the waiting events, to be delivered, shuffled, repeated or dropped. */
    take: () => waiting.splice(0),
    /** Builds the value of the header Stripe-Signature. */
    header,
  }
}
export type StubEvents = ReturnType<typeof createEvents>
