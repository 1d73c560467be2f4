import type { Invoice } from '#contract/subscription.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'
import { billingWords } from '#web/words/billing.ts'

/**
 * The status of an invoice, such as `Paid`, or that it was refunded in part, in full, or that a refund
 * failed.
 */
export function invoiceStatus({ status, amount, refundedAmount, hasFailedRefund }: Invoice): string {
  if (hasFailedRefund) return billingWords.get().refundLost
  if (status === 'paid' && refundedAmount > 0)
    return refundedAmount >= amount ? billingWords.get().refunded : billingWords.get().partlyRefunded
  return billingWords.get()[status]
}

export const invoiceName = ({ number, id }: Invoice): string => number ?? id

/** The lines of a receipt, for both the page and the file. */
export const receiptLines = (invoice: Invoice, payer: string): [label: string, value: string][] => [
  [billingWords.get().receiptFor, invoiceName(invoice)],
  [billingWords.get().paidBy, payer],
  [billingWords.get().paidOn, longDate(invoice.paidAt ?? invoice.createdAt)],
  [
    billingWords.get().paidFor,
    billingWords.get().paidPeriod({ start: longDate(invoice.periodStart), end: longDate(invoice.periodEnd) }),
  ],
  [billingWords.get().amount, money(invoice.amount, invoice.currency)],
  ...(invoice.refundedAmount > 0
    ? [[billingWords.get().refunded, money(invoice.refundedAmount, invoice.currency)] as [string, string]]
    : []),
]
