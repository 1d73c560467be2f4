import type { Invoice } from '#contract/subscription.ts'
import { longDate } from '#web/lib/long-date.ts'
import { money } from '#web/lib/money.ts'

const statuses: Record<Invoice['status'], string> = {
  draft: 'In preparation',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not collected',
}

/** `Paid`, or that some or all of it went back. */
export function invoiceStatus({ status, amount, refundedAmount }: Invoice): string {
  if (status === 'paid' && refundedAmount > 0)
    return refundedAmount >= amount ? 'Refunded' : 'Partly refunded'
  return statuses[status]
}

export const invoiceName = ({ number, id }: Invoice): string => number ?? id

/** The lines of a receipt, for the page and for the file. */
export const receiptLines = (invoice: Invoice, payer: string): [label: string, value: string][] => [
  ['Receipt for', invoiceName(invoice)],
  ['Paid by', payer],
  ['Paid on', longDate(invoice.paidAt ?? invoice.createdAt)],
  ['For', `Larder Premium, ${longDate(invoice.periodStart)} to ${longDate(invoice.periodEnd)}`],
  ['Amount', money(invoice.amount, invoice.currency)],
  ...(invoice.refundedAmount > 0
    ? [['Refunded', money(invoice.refundedAmount, invoice.currency)] as [string, string]]
    : []),
]
