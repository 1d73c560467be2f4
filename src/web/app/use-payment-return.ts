import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { waitForPremium } from '#web/data/subscription.ts'
import { paths } from '#web/lib/paths.ts'
import { takePaymentReturn } from '#web/lib/payment-return.ts'
import { toast } from '#web/lib/toasts.ts'

/** A cook who comes back from paying is told what the provider says of it. */
export function usePaymentReturn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const returned = takePaymentReturn()
    if (!returned) return
    const action = { label: 'Subscription', run: () => void navigate(paths.manageSubscription) }
    void waitForPremium(client, returned.failed ? 1 : undefined).then((isPremium) => {
      if (isPremium) {
        toast({
          title: 'Payment Successful',
          description: 'Premium is on: cook without counting.',
          tone: 'success',
        })
      } else if (returned.failed) {
        toast({
          title: 'Payment Failed',
          description: 'The payment was not confirmed. Nothing was charged.',
          tone: 'error',
        })
      } else {
        toast({
          title: 'Payment Not Confirmed Yet',
          description: 'Premium starts as soon as the card provider confirms the payment.',
          action,
        })
      }
    })
  }, [client, navigate])
}
