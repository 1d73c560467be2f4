import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscriptionQuery } from '#web/data/subscription.ts'
import { InvoiceList } from '#web/features/billing/invoice-list.tsx'
import { PlanCard } from '#web/features/billing/plan-card.tsx'
import { SandboxBanner } from '#web/features/billing/sandbox-banner.tsx'
import { SupportForm } from '#web/features/support/support-form.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { NeedsNetwork } from '#web/lib/needs-network.tsx'
import { tellFailure } from '#web/lib/tell-failure.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** The subscription page: the plan and price, cancelling, and the invoices. */
export function ManageSubscription() {
  const t = useWords(billingWords)
  useTitle(t.manage)
  const { data: details, error, refetch } = useQuery(subscriptionQuery)
  useEffect(() => {
    if (error) tellFailure(error, { title: t.notLoaded, description: messageOf(error, t.notLoadedText) })
  }, [error, t])
  return (
    <main className="page max-w-4xl py-8 md:py-12">
      <NeedsNetwork className="mb-5" />
      <SandboxBanner />
      <h1 className="text-3xl md:text-4xl">{t.manage}</h1>
      <div className="mt-6 flex flex-col gap-10">
        {details ? (
          <PlanCard details={details} />
        ) : error ? (
          <ErrorState
            title={t.loadFailed}
            text={messageOf(error, t.notLoadedText)}
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label={t.loadingIt}>
            <Skeleton className="h-72 rounded-card" />
          </div>
        )}
        <InvoiceList showsOpen={details?.hasPaymentProblem ?? false} />
        <SupportForm />
      </div>
    </main>
  )
}
