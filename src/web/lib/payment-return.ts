/** Query parameters that the card provider and Larder append to the return address of a payment. */
const PARAMETERS = [
  'subscription',
  'payment_intent',
  'payment_intent_client_secret',
  'redirect_status',
  'setup_intent',
  'setup_intent_client_secret',
]

/** The return address of a payment. It only claims that somebody paid; the server knows whether they did. */
export const PAYMENT_RETURN = '/?subscription=success'

export interface PaymentReturn {
  /** True when the provider reports that the payment failed, so that waiting for it is useless. */
  failed: boolean
}

let returned: PaymentReturn | null = null

/** Removes the payment's parameters from the address before anything can store or pass them on. */
export function notePaymentReturn(): void {
  const url = new URL(window.location.href)
  const isReturn = url.searchParams.has('subscription') || url.searchParams.has('payment_intent')
  if (!isReturn) return
  const failed = url.searchParams.get('redirect_status') === 'failed'
  for (const name of PARAMETERS) url.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', url)
  returned = { failed }
}

/** Returns the payment return that no caller has handled yet; a second call gets null. */
export function takePaymentReturn(): PaymentReturn | null {
  const taken = returned
  returned = null
  return taken
}
