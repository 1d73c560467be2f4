import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

export const billingConfig = z.object({
  kind: z.enum(['stripe', 'sandbox', 'off']),
  /** Of Stripe; it may be seen by everyone. */
  publishableKey: z.string().optional(),
  /** Whether cards are really charged. */
  livemode: z.boolean(),
})
export type BillingConfig = z.infer<typeof billingConfig>

/** What the sandbox's test cards do. */
export const sandboxScenarios = [
  'ok',
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'processing_error',
  'sca_on_setup',
  'sca_always',
  'renewal_fails',
  'disputed',
] as const
export const sandboxScenario = z.enum(sandboxScenarios)
export type SandboxScenario = z.infer<typeof sandboxScenario>

export const sandboxBrand = z.enum(['visa', 'mastercard'])
export type SandboxBrand = z.infer<typeof sandboxBrand>

/** As Stripe's script answers: a declined card is an answer, not a failed call. */
export const paymentResult = z.object({
  status: z.enum(['succeeded', 'requires_action']).optional(),
  /** With `requires_action`: what `authenticate` wants to know. */
  challengeId: z.string().optional(),
  error: z
    .object({
      type: z.literal('card_error'),
      code: z.string(),
      decline_code: z.string().optional(),
      message: z.string(),
    })
    .optional(),
})
export type PaymentResult = z.infer<typeof paymentResult>

const sandboxClock = z.object({ now: instant })

/** Longest move of the sandbox's clock in one call: two billing periods. */
export const MAX_CLOCK_ADVANCE_S = 62 * 86_400

export const billing = {
  config: route({
    method: 'GET',
    path: '/api/billing/config',
    access: 'public',
    summary: 'Who takes cards here, and what the browser needs for it.',
    reply: billingConfig,
  }),
  /** The sandbox only, 404 otherwise. A card's number is never sent: what the test card does is. */
  sandboxConfirm: route({
    method: 'POST',
    path: '/api/sandbox/payments/confirm',
    access: 'user',
    summary: 'Pays with a test card of the sandbox.',
    body: z.strictObject({
      clientSecret: z.string().max(200),
      scenario: sandboxScenario,
      brand: sandboxBrand,
      last4: z.string().regex(/^\d{4}$/),
    }),
    reply: paymentResult,
  }),
  sandboxAuthenticate: route({
    method: 'POST',
    path: '/api/sandbox/payments/authenticate',
    access: 'user',
    summary: "Answers the sandbox's challenge in the place of the card's bank.",
    body: z.strictObject({ challengeId: z.string().max(100), ok: z.boolean() }),
    reply: paymentResult,
  }),
  sandboxClock: route({
    method: 'GET',
    path: '/api/sandbox/clock',
    access: 'admin',
    summary: "The sandbox's time.",
    reply: sandboxClock,
  }),
  sandboxAdvance: route({
    method: 'POST',
    path: '/api/sandbox/clock/advance',
    access: 'admin',
    summary: "Moves the sandbox's time forward, and does all that becomes due.",
    body: z.strictObject({ seconds: z.int().min(1).max(MAX_CLOCK_ADVANCE_S) }),
    reply: sandboxClock,
  }),
}
