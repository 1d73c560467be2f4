import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { configQuery } from '#web/data/config.ts'
import { invoicesQuery } from '#web/data/subscription.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { Receipt } from '#web/features/billing/receipt.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'

/** The page with the receipt of one paid invoice. */
export function ReceiptPage() {
  const t = useWords(billingWords)
  useTitle(t.receipt)
  const { id } = useParams()
  const { data: user } = useQuery(currentUserQuery)
  const { data: config } = useQuery(configQuery)
  const { data: invoices, error, refetch } = useQuery(invoicesQuery)
  const invoice = invoices?.find((one) => one.id === id && one.status === 'paid')
  return (
    <main className="page max-w-2xl py-8 md:py-12">
      <Button asChild variant="ghost" size="sm" className="mb-4 -ml-3 print:hidden">
        <Link to={paths.manageSubscription}>
          <ArrowLeft {...icon} />
          {t.manage}
        </Link>
      </Button>
      {!(invoice && user && config) && <h1 className="sr-only">{t.receipt}</h1>}
      {invoice && user && config ? (
        <Receipt
          invoice={invoice}
          payer={[user.firstName, user.lastName, user.email].filter(Boolean).join(' ')}
          isTest={config.billing.kind === 'sandbox'}
        />
      ) : error ? (
        <ErrorState
          title={t.receiptFailed}
          text={messageOf(error, t.pleaseRetry)}
          onRetry={() => void refetch()}
        />
      ) : invoices && !invoice ? (
        <EmptyState level={2} title={t.noReceipt} text={t.noReceiptText} />
      ) : (
        <div role="status" aria-label={t.loadingReceipt}>
          <Skeleton className="h-80 rounded-card" />
        </div>
      )}
    </main>
  )
}
