import { type WrittenMail, writeMail } from './letter.ts'

export interface Receipt {
  to: string
  /** The provider's number of the invoice, if it has one. */
  number: string | null
  /** In the currency's smallest unit: cents of a dollar, whole yen. */
  amount: number
  /** ISO 4217, in either case. */
  currency: string
  paidAt: Date
  /** The month that it pays for; the end is the first moment that is not paid. */
  periodStart: Date
  periodEnd: Date
  /** Of the card; null for another way of paying. */
  lastFour: string | null
  /** Where the subscription is managed. */
  manageUrl: string
  supportEmail: string | null
  /** Nothing was charged: the sandbox, or the provider's test mode. */
  isTest: boolean
}

/** What a cook gets for a payment: how much, when, for which time, by which card. Days are those of UTC. */
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

/** `$3.99`; ISO 4217 says how many decimals a currency has. */
function money({ amount, currency }: Pick<Receipt, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
