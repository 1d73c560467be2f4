import type { SandboxScenario } from '#contract/billing.ts'
import type { CardError } from '#server/ports/billing.ts'

const decline = (code: string, message: string, decline_code?: string): CardError => ({
  type: 'card_error',
  code,
  ...(decline_code && { decline_code }),
  message,
})

/** Errors of declined test cards, in the words of Stripe, so that both modes read alike. */
const declines: Partial<Record<SandboxScenario, CardError>> = {
  declined: decline('card_declined', 'Your card was declined.', 'generic_decline'),
  insufficient_funds: decline('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  expired_card: decline('expired_card', 'Your card has expired.'),
  incorrect_cvc: decline('incorrect_cvc', "Your card's security code is incorrect."),
  processing_error: decline(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
}

export const authenticationFailed = decline(
  'payment_intent_authentication_failure',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
)

export const paymentOver = decline(
  'payment_intent_unexpected_state',
  'This payment can no longer be made. Please start the checkout again.',
)

/** Returns the outcome of a payment while the cardholder is there to answer a challenge. */
export const payWith = (scenario: SandboxScenario): 'succeeds' | 'asks' | CardError => {
  if (scenario === 'sca_on_setup' || scenario === 'sca_always') return 'asks'
  return declines[scenario] ?? 'succeeds'
}

/** True when a renewal succeeds although no cardholder is there to answer a challenge. */
export const renewsWith = (scenario: string | null): boolean =>
  scenario === 'ok' || scenario === 'sca_on_setup' || scenario === 'disputed'
