import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_DELAYS_MS } from '#contract/limits.ts'
import { openCheckout, readStatus } from '#web/data/subscription.ts'
import { HttpError, isUnauthorized, messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/lib/toasts.ts'
import { billingWords } from '#web/words/billing.ts'
import { commonWords } from '#web/words/common.ts'

export type Checkout =
  | { step: 'loading' }
  | { step: 'active' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; clientSecret: string }

const ALREADY = 'User already has an active subscription'

/**
 * Runs the checkout steps of the specification: the signed-in user, their present plan, then the secret of
 * the payment.
 */
export function useCheckout(): { checkout: Checkout; again: () => void } {
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  const [checkout, setCheckout] = useState<Checkout>({ step: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same work once more
  useEffect(() => {
    const stop = new AbortController()
    prepare(stop.signal).then(
      (next) => !stop.signal.aborted && setCheckout(next),
      (error: unknown) => {
        if (stop.signal.aborted) return
        const t = billingWords.get()
        if (isUnauthorized(error)) {
          toast({
            title: t.authRequired,
            description: t.authRequiredText,
            tone: 'error',
          })
          void navigate(paths.home, { replace: true })
          return
        }
        const message = wordsOf(error)
        toast({ title: commonWords.get().error, description: t.initFailed({ message }), tone: 'error' })
        setCheckout({ step: 'failed', message })
      },
    )
    return () => stop.abort()
  }, [attempt, navigate])

  const isActive = checkout.step === 'active'
  useEffect(() => {
    if (!isActive) return
    const t = billingWords.get()
    toast({ title: t.alreadySubscribed, description: t.alreadySubscribedText })
    const timer = setTimeout(
      () => void navigate(paths.manageSubscription, { replace: true }),
      REDIRECT_DELAYS_MS.alreadyActive,
    )
    return () => clearTimeout(timer)
  }, [isActive, navigate])

  const again = useCallback(() => {
    setCheckout({ step: 'loading' })
    setAttempt((last) => last + 1)
  }, [])
  return { checkout, again }
}

async function prepare(signal: AbortSignal): Promise<Checkout> {
  const { hasActiveSubscription } = await readStatus(signal)
  if (hasActiveSubscription) return { step: 'active' }
  try {
    return { step: 'ready', clientSecret: await openCheckout(signal) }
  } catch (error) {
    // Another tab has already paid.
    if (error instanceof HttpError && error.detail === ALREADY) return { step: 'active' }
    throw error
  }
}

/** The server's message, or else the error's own. */
const wordsOf = (error: unknown): string =>
  messageOf(error, error instanceof Error ? error.message : billingWords.get().serverUnreachable)
