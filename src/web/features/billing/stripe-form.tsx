import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { premiumPrice } from '#web/lib/money.ts'
import { trustScriptsFrom } from '#web/lib/trusted-types.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { CheckoutUnavailable } from './checkout-unavailable.tsx'
import type { StripeCheckoutProps } from './stripe-checkout.tsx'
import { useStripeAppearance } from './use-stripe-appearance.ts'

/** Stripe's card fields in Stripe's own frames, so that no card number touches this page. */
export function StripeForm(props: StripeCheckoutProps) {
  const { clientSecret, publishableKey } = props
  const appearance = useStripeAppearance()
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState(false)
  const script = useQuery({
    queryKey: ['stripe script', publishableKey],
    queryFn: () => {
      trustScriptsFrom('https://js.stripe.com')
      return loadStripe(publishableKey)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    structuralSharing: false,
  })

  const again = () => {
    setMissing(false)
    setAttempt((last) => last + 1)
    if (script.isError) void script.refetch()
  }

  const t = useWords(billingWords)
  const spoken = useLanguage()
  // The card fields are missing after a lost connection, or when something in the browser blocks them.
  if (missing || (script.isError && !script.isFetching))
    return <CheckoutUnavailable onAgain={again}>{t.fieldsMissing}</CheckoutUnavailable>
  return (
    // The secret of a mounted form cannot change, so another secret needs another form.
    <Elements
      key={`${clientSecret} ${attempt}`}
      stripe={script.data ?? null}
      options={{ clientSecret, appearance, locale: spoken === 'en' ? 'auto' : spoken }}
    >
      <CardForm {...props} onMissing={() => setMissing(true)} />
    </Elements>
  )
}

interface CardFormProps extends Pick<StripeCheckoutProps, 'returnUrl' | 'onError' | 'onDone'> {
  onMissing: () => void
}

function CardForm({ returnUrl, onError, onDone, onMissing }: CardFormProps) {
  const t = useWords(billingWords)
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [paying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const fail = (message: string) => {
    setFailure(message)
    onError(message)
  }

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || paying) return
    setPaying(true)
    setFailure(null)
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        // The return address is used only for a bank that authenticates on a page of its own.
        redirect: 'if_required',
        confirmParams: { return_url: returnUrl },
      })
      // Stripe shows validation errors at the fields themselves.
      if (error) return error.type === 'validation_error' ? undefined : fail(error.message ?? t.payFailed)
      const { status } = paymentIntent
      if (status === 'succeeded' || status === 'processing') onDone()
      else fail(t.payFailed)
    } catch {
      fail(t.payFailed)
    } finally {
      setPaying(false)
    }
  }

  return (
    <form onSubmit={pay} className="flex flex-col gap-5" aria-label={t.cardForm}>
      {failure && (
        <Notice tone="error" title={t.failed}>
          {failure}
        </Notice>
      )}
      {!ready && <Skeleton className="h-52 w-full" />}
      {/* Stripe's fields are always `light`; in a page of another colour scheme the browser would give
          their frame a white background. */}
      <div className={cx('scheme-light', !ready && 'sr-only')}>
        <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} onLoadError={onMissing} />
      </div>
      <Button type="submit" disabled={!ready} busy={paying}>
        {t.subscribe}
      </Button>
      <p className="text-sm text-ink-soft">{t.toStripe({ price: premiumPrice() })}</p>
    </form>
  )
}
