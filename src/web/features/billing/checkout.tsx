import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { PAYMENT_RETURN } from '#web/lib/payment-return.ts'
import { toast } from '#web/lib/toasts.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'
import { CheckoutUnavailable } from './checkout-unavailable.tsx'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeCheckout } from './stripe-checkout.tsx'
import { useCheckout } from './use-checkout.ts'

/** The installation's card form, or the reason why there is none. */
export function Checkout() {
  const t = useWords(billingWords)
  const { data: config, isError, refetch } = useQuery(configQuery)
  if (isError) {
    return (
      <CheckoutUnavailable onAgain={() => void refetch()}>
        {t.nothingCharged({ message: t.unreachable })}
      </CheckoutUnavailable>
    )
  }
  if (!config) return <Loading />
  if (config.billing.kind === 'off') {
    return (
      <Notice tone="info" title={t.unavailable}>
        {t.off}
      </Notice>
    )
  }
  return <OpenCheckout publishableKey={config.billing.publishableKey} />
}

/**
 * The open checkout. Without a Stripe key it is the sandbox, because a server with Stripe always sends its
 * key.
 */
function OpenCheckout({ publishableKey }: { publishableKey: string | undefined }) {
  const t = useWords(billingWords)
  const { checkout, again } = useCheckout()
  if (checkout.step === 'loading') return <Loading />
  if (checkout.step === 'active') {
    return (
      <Notice tone="success" title={t.youHaveIt}>
        {t.youHaveItText}
      </Notice>
    )
  }
  if (checkout.step === 'failed') {
    const { message } = checkout
    return <CheckoutUnavailable onAgain={again}>{t.nothingCharged({ message })}</CheckoutUnavailable>
  }
  const form = { clientSecret: checkout.clientSecret, onError: tellDecline, onDone: goToReturn }
  return publishableKey ? (
    <StripeCheckout
      {...form}
      publishableKey={publishableKey}
      returnUrl={window.location.origin + PAYMENT_RETURN}
    />
  ) : (
    <SandboxForm {...form} />
  )
}

const tellDecline = (message: string) =>
  toast({ title: billingWords.get().failed, description: message, tone: 'error' })

/** Goes to the same address as a bank's page does, so that every payment ends in one place. */
const goToReturn = () => window.location.assign(PAYMENT_RETURN)

const Loading = () => {
  const t = useWords(billingWords)
  return (
    <div role="status" aria-label={t.preparing}>
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}
