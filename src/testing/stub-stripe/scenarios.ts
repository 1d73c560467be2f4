/** The behaviour of a test card; the numbers are those of Stripe's list (docs.stripe.com/testing). */
export interface Scenario {
  number: string
  brand: string
  last4: string
  first: 'succeeds' | 'challenge' | 'declined'
  renewal: 'succeeds' | 'declined' | 'authentication'
  code: string
  declineCode?: string
  message: string
  disputes?: true
  /** Immediate status of a refund to the card, when the refund does not succeed. */
  refund?: 'failed'
}

const card = (number: string, own: Partial<Scenario> = {}): Scenario => ({
  number,
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  last4: number.slice(-4),
  first: 'succeeds',
  renewal: 'succeeds',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
  ...own,
})

export const scenarios = {
  ok: card('4242424242424242'),
  mastercard: card('5555555555554444'),
  declined: card('4000000000000002', { first: 'declined' }),
  insufficient_funds: card('4000000000009995', {
    first: 'declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  }),
  expired_card: card('4000000000000069', {
    first: 'declined',
    code: 'expired_card',
    declineCode: 'expired_card',
    message: 'Your card has expired.',
  }),
  incorrect_cvc: card('4000000000000127', {
    first: 'declined',
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  processing_error: card('4000000000000119', {
    first: 'declined',
    code: 'processing_error',
    declineCode: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  sca_on_setup: card('4000002500003155', { first: 'challenge' }),
  sca_always: card('4000000000003220', {
    first: 'challenge',
    renewal: 'authentication',
    code: 'authentication_required',
    declineCode: 'authentication_required',
  }),
  renewal_fails: card('4000000000000341', { renewal: 'declined' }),
  disputed: card('4000000000000259', { disputes: true }),
  closed_account: card('4000000000005126', { refund: 'failed' }),
} satisfies Record<string, Scenario>
export type ScenarioName = keyof typeof scenarios
