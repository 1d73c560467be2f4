import { type WrittenMail, writeMail } from './letter.ts'

export interface Receipt {
  to: string
  /** The payment provider's number of the invoice; null when the provider gave none. */
  number: string | null
  /** Amount in the currency's smallest unit: cents of a dollar, whole yen. */
  amount: number
  /** ISO 4217 code, in upper or lower case. */
  currency: string
  paidAt: Date
  /** The paid period; its end is the first moment that is no longer paid. */
  periodStart: Date
  periodEnd: Date
  /** Last four digits of the card; null for another way of paying. */
  lastFour: string | null
  /** Address of the page on which the subscription is managed. */
  manageUrl: string
  supportEmail: string | null
  /** True when nothing was charged: in the sandbox, or in the provider's test mode. */
  isTest: boolean
}

/** Writes the receipt for a payment: its amount, date, paid period and card. Days are those of UTC. */
export function receiptMail(receipt: Receipt): WrittenMail {
  const { to, number, paidAt, periodStart, periodEnd, lastFour, manageUrl, supportEmail, isTest } = receipt
  return writeMail({
    to,
    subject: `${isTest ? '[Test mode] ' : ''}Your receipt from Larder: ${money(receipt)}`,
    says: [
      'thank you. This is the receipt for your Larder Premium subscription.',
      ...(isTest ? ['Test mode – no real charge.'] : []),
    ],
    facts: [
      ['Amount', money(receipt)],
      ['Paid on', day.format(paidAt)],
      ['For', `Larder Premium, ${day.format(periodStart)} to ${day.format(periodEnd)}`],
      ...(lastFour ? [['Card', `ending in ${lastFour}`] as const] : []),
      ...(number ? [['Receipt number', number] as const] : []),
    ],
    action: { label: 'Manage your subscription', href: manageUrl },
    adds: [
      'You can cancel whenever you like; Premium then stays until the end of the time that is paid for.',
      ...(supportEmail ? [`Questions? Write to ${supportEmail}.`] : []),
    ],
  })
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an amount as `$3.99`, with as many decimals as ISO 4217 gives the currency. */
function money({ amount, currency }: Pick<Receipt, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
