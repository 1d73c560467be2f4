import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { waitForPremium } from '#web/data/subscription.ts'
import { paths } from '#web/lib/paths.ts'
import { takePaymentReturn } from '#web/lib/payment-return.ts'
import { toast } from '#web/lib/toasts.ts'
import { frameWords } from '#web/words/frame.ts'

/** Tells a cook who returns from the card provider whether the payment succeeded. */
export function usePaymentReturn() {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const returned = takePaymentReturn()
    if (!returned) return
    void waitForPremium(client, returned.failed ? 1 : undefined).then((isPremium) => {
      const t = frameWords.get()
      if (isPremium) {
        toast({
          title: t.paid,
          description: t.paidText,
          tone: 'success',
        })
      } else if (returned.failed) {
        toast({
          title: t.notPaid,
          description: t.notPaidText,
          tone: 'error',
        })
      } else {
        toast({
          title: t.notYetPaid,
          description: t.notYetPaidText,
          action: { label: t.subscription, run: () => void navigate(paths.manageSubscription) },
        })
      }
    })
  }, [client, navigate])
}
