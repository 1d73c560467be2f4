import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { currentUserQuery } from '#web/data/users.ts'
import { Checkout } from '#web/features/billing/checkout.tsx'
import { SandboxBanner } from '#web/features/billing/sandbox-banner.tsx'
import { Premium } from '#web/features/subscription/premium.tsx'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { icon } from '#web/ui/icon.ts'
import { Notice } from '#web/ui/notice.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** The page that presents Premium, with the card form that starts it. */
export function Subscribe() {
  const t = useWords(billingWords)
  useTitle(t.title)
  const { data: user } = useQuery(currentUserQuery)
  return (
    <main className="page max-w-5xl py-8 md:py-12">
      <NeedsNetwork className="mb-5" />
      <SandboxBanner />
      <div className="grid grid-cols-1 gap-8 md:grid-cols-2 md:gap-12">
        <Premium />
        <div className="md:pt-2">
          <p className="mb-5 flex items-start gap-2 text-ink-soft">
            <Check {...icon} className="mt-0.5 size-5 shrink-0 text-leaf" />
            {t.staysYours}
          </p>
          {user?.subscriptionStatus === 'past_due' && (
            <Notice tone="info" title={t.invoiceOpen} className="mb-5">
              {t.invoiceOpenText}
            </Notice>
          )}
          <Checkout />
        </div>
      </div>
    </main>
  )
}
