import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

export interface StripeCheckoutProps {
  /** Of the payment that starts Premium, from get-or-create-subscription. */
  clientSecret: string
  /** From the server's configuration; everyone may see it. */
  publishableKey: string
  /** Where a bank that asks on a page of its own sends the cook back to: our origin with `/?subscription=success`. */
  returnUrl: string
  /** A payment was not made, in the provider's words. The form shows them, too. */
  onError: (message: string) => void
  /** The payment was made. What it means only the server knows. */
  onDone: () => void
}

/** Nobody fetches Stripe's code who does not pay by it: not in sandbox mode, not on other pages. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then((module) => ({ default: module.StripeForm })))

export const StripeCheckout = (props: StripeCheckoutProps) => (
  <Suspense fallback={<Skeleton className="h-72 w-full" />}>
    <StripeForm {...props} />
  </Suspense>
)
