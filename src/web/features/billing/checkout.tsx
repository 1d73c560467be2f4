import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { PAYMENT_RETURN } from '#web/lib/payment-return.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { commonWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeCheckout } from './stripe-checkout.tsx'
import { useCheckout } from './use-checkout.ts'

/** The card form that this installation has, or why there is none. */
export function Checkout() {
  const t = useWords(billingWords)
  const { data: config, isError, refetch } = useQuery(configQuery)
  if (isError) return <Unavailable message={t.unreachable} onAgain={() => void refetch()} />
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

/** Without a key it is the sandbox: a server that has Stripe always tells its key. */
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
  if (checkout.step === 'failed') return <Unavailable message={checkout.message} onAgain={again} />
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

/** The same address that a bank's page comes back to, so that there is one way on. */
const goToReturn = () => window.location.assign(PAYMENT_RETURN)

const Loading = () => {
  const t = useWords(billingWords)
  return (
    <div role="status" aria-label={t.preparing}>
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}

const Unavailable = ({ message, onAgain }: { message: string; onAgain: () => void }) => {
  const t = useWords(billingWords)
  const common = useWords(commonWords)
  return (
    <Notice
      tone="error"
      title={t.unavailable}
      actions={
        <Button variant="secondary" onClick={onAgain}>
          {common.retry}
        </Button>
      }
    >
      {t.nothingCharged({ message })}
    </Notice>
  )
}
