import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Invoice } from '#contract/subscription.ts'
import { invoicesQuery } from '#web/data/subscription.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { billingWords } from '#web/words/billing.ts'
import { useWords } from '#web/words/words.ts'
import { invoiceName, invoiceStatus } from './invoice-words.ts'

/**
 * True for invoices worth showing: an abandoned checkout leaves an open invoice that nobody asks to be paid.
 */
const isWorthShowing = ({ status }: Invoice, showsOpen: boolean) =>
  status === 'paid' || status === 'uncollectible' || (status === 'open' && showsOpen)

/** The invoices, with receipts for the paid ones. */
export function InvoiceList({ showsOpen }: { showsOpen: boolean }) {
  const t = useWords(billingWords)
  const { data, error, refetch } = useQuery(invoicesQuery)
  const invoices = data?.filter((invoice) => isWorthShowing(invoice, showsOpen))
  return (
    <Section id="invoices" title={t.invoices}>
      {invoices?.some((invoice) => invoice.hasFailedRefund) && (
        <Notice tone="error" title={t.refundLost} className="mb-4">
          {t.refundLostText}
        </Notice>
      )}
      {invoices ? (
        invoices.length === 0 ? (
          <p className="text-ink-soft">{t.noInvoices}</p>
        ) : (
          <ul className="divide-y divide-line">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState
          title={t.invoicesFailed}
          text={messageOf(error, t.invoicesFailedText)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Section>
  )
}

const InvoiceRow = ({ invoice }: { invoice: Invoice }) => {
  const t = useWords(billingWords)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{longDate(invoice.paidAt ?? invoice.createdAt)}</p>
        <p className="text-small break-all text-ink-soft">{invoiceName(invoice)}</p>
      </div>
      <span className="tabular-nums">{money(invoice.amount, invoice.currency)}</span>
      <Badge tone={invoice.status === 'open' || invoice.hasFailedRefund ? 'alert' : 'plain'}>
        {invoiceStatus(invoice)}
      </Badge>
      {invoice.status === 'paid' && (
        <Button asChild variant="secondary" size="sm">
          {invoice.receiptUrl ? (
            <a href={invoice.receiptUrl} target="_blank" rel="noopener noreferrer">
              {t.receipt}
              <span className="sr-only"> {t.ofInvoiceElsewhere({ invoice: invoiceName(invoice) })}</span>
            </a>
          ) : (
            <Link to={paths.receipt(invoice.id)}>
              {t.receipt}
              <span className="sr-only"> {t.ofInvoice({ invoice: invoiceName(invoice) })}</span>
            </Link>
          )}
        </Button>
      )}
    </li>
  )
}
