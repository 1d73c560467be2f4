import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

export interface StripeCheckoutProps {
  /** Client secret of the payment that starts Premium, from get-or-create-subscription. */
  clientSecret: string
  /** The publishable key from the server's configuration, which is not secret. */
  publishableKey: string
  /** The address to which a bank's own page returns the cook: our origin with `/?subscription=success`. */
  returnUrl: string
  /** Called when a payment failed, with the provider's message, which the form shows too. */
  onError: (message: string) => void
  /** Called when the payment was made; only the server knows whether it started Premium. */
  onDone: () => void
}

/** Stripe's code is loaded only for a payment with Stripe, never in sandbox mode or on other pages. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

export const StripeCheckout = (props: StripeCheckoutProps) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <StripeForm {...props} />
  </Suspense>
)
