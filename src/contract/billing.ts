import { z } from 'zod'
import { instant } from './common.ts'
import { route } from './route.ts'

export const billingConfig = z.object({
  kind: z.enum(['stripe', 'sandbox', 'off']),
  /** Stripe's publishable key, which is safe to show to everyone. */
  publishableKey: z.string().optional(),
  /** True when cards are really charged. */
  livemode: z.boolean(),
})
export type BillingConfig = z.infer<typeof billingConfig>

/** Outcomes that the sandbox's test cards simulate. */
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

/**
 * The result of a payment in the shape of Stripe's script: a declined card is a normal reply, not a failed
 * request.
 */
export const paymentResult = z.object({
  status: z.enum(['succeeded', 'requires_action']).optional(),
  /** Id to pass to `authenticate`; present with `requires_action`. */
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

/** Most seconds by which one call moves the sandbox's clock: two billing periods. */
export const MAX_CLOCK_ADVANCE_S = 62 * 86_400

export const billing = {
  config: route({
    method: 'GET',
    path: '/api/billing/config',
    access: 'public',
    summary: 'Who takes cards here, and what the browser needs for it.',
    reply: billingConfig,
  }),
  /**
   * Available in the sandbox only, 404 otherwise. The request names the outcome that the test card simulates,
   * so that no card number is ever sent.
   */
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
