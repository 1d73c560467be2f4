import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/data/config.ts'
import { PAYMENT_RETURN } from '#web/lib/payment-return.ts'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SandboxForm } from './sandbox-form.tsx'
import { StripeCheckout } from './stripe-checkout.tsx'
import { useCheckout } from './use-checkout.ts'

/** The card form that this installation has, or why there is none. */
export function Checkout() {
  const { data: config, isError, refetch } = useQuery(configQuery)
  if (isError)
    return <Unavailable message="The server could not be reached." onAgain={() => void refetch()} />
  if (!config) return <Loading />
  if (config.billing.kind === 'off') {
    return (
      <Notice tone="info" title="Unable to Load Subscription">
        This server does not sell Premium: whoever runs it has not connected a card provider. Nothing can be
        charged here, and your free recipes stay as they are.
      </Notice>
    )
  }
  return <OpenCheckout publishableKey={config.billing.publishableKey} />
}

/** Without a key it is the sandbox: a server that has Stripe always tells its key. */
function OpenCheckout({ publishableKey }: { publishableKey: string | undefined }) {
  const { checkout, again } = useCheckout()
  if (checkout.step === 'loading') return <Loading />
  if (checkout.step === 'active') {
    return (
      <Notice tone="success" title="You have Premium">
        Unlimited recipes are switched on for your account.
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
  toast({ title: 'Payment Failed', description: message, tone: 'error' })

/** The same address that a bank's page comes back to, so that there is one way on. */
const goToReturn = () => window.location.assign(PAYMENT_RETURN)

const Loading = () => (
  <div role="status" aria-label="Preparing the checkout">
    <Skeleton className="h-80 rounded-card" />
  </div>
)

const Unavailable = ({ message, onAgain }: { message: string; onAgain: () => void }) => (
  <Notice
    tone="error"
    title="Unable to Load Subscription"
    actions={
      <Button variant="secondary" onClick={onAgain}>
        Try Again
      </Button>
    }
  >
    {message} Nothing was charged.
  </Notice>
)
