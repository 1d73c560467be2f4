/** What the card provider and we append to the address that a payment comes back to. */
const PARAMETERS = [
  'subscription',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'setup_intent',
  'setup_intent_client_secret',
]

/** Where a payment comes back to. It says that somebody paid; whether it is so only the server knows. */
export const PAYMENT_RETURN = '/?subscription=success'

export interface PaymentReturn {
  /** The provider says that it came to nothing, so there is no use in waiting for it. */
  failed: boolean
}

let returned: PaymentReturn | null = null

/** Takes the payment's parameters off the address before anything can keep or pass them on. They are read nowhere. */
export function notePaymentReturn(): void {
  const url = new URL(window.location.href)
  const isReturn = url.searchParams.has('subscription') || url.searchParams.has('payment_intent')
  if (!isReturn) return
  const failed = url.searchParams.get('redirect_status') === 'failed'
  for (const name of PARAMETERS) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  returned = { failed }
}

/** The return that nobody has looked into yet; once. */
export function takePaymentReturn(): PaymentReturn | null {
  const taken = returned
  returned = null
  return taken
}
