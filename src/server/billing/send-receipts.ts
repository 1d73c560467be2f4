import { receiptMail } from '#domain/mails/receipt.ts'
import type { Deps } from '#server/deps.ts'
import { returnReceipt, takeReceipt, type WaitingReceipt } from '#server/stores/receipts.ts'

export interface ReceiptOptions {
  publicUrl: string
  supportEmail: string | null
}

/** Facts of a payment that syncSubscription queues; dates are text in the queue. */
interface Noted {
  amount: number
  paidAt: string
  periodStart: string | null
  periodEnd: string | null
  lastFour: string | null
  isTest: boolean
}

const MINUTE_MS = 60_000
const MAX_ATTEMPTS = 8

/**
 * Sends the queued receipts, each once. A receipt that the mailer refuses waits for the next time.
 * @returns number of sent receipts
 */
export async function sendReceipts(
  { db, mail, clock, log }: Pick<Deps, 'db' | 'mail' | 'clock' | 'log'>,
  options: ReceiptOptions,
): Promise<number> {
  let sent = 0
  for (;;) {
    const now = clock.now()
    const waiting = await takeReceipt(db, now)
    if (!waiting) return sent
    // Receipts of an account that was deleted meanwhile are dropped.
    if (!waiting.email) continue
    try {
      await mail.send({ ...written(waiting, options), key: `receipt-${waiting.paymentId}` })
      sent += 1
    } catch (error) {
      log.warn({ err: error, attempts: waiting.attempts + 1 }, 'a receipt could not be mailed yet')
      if (waiting.attempts + 1 >= MAX_ATTEMPTS) continue
      const dueAt = new Date(now.getTime() + 2 ** waiting.attempts * MINUTE_MS)
      await returnReceipt(db, waiting, { now, dueAt, error: String(error) })
    }
  }
}

const written = ({ email, payload }: WaitingReceipt, { publicUrl, supportEmail }: ReceiptOptions) => {
  const noted = payload as Noted // written by syncSubscription
  const paidAt = new Date(noted.paidAt)
  return receiptMail({
    to: email,
    number: null,
    amount: noted.amount,
    currency: 'usd',
    paidAt,
    periodStart: noted.periodStart ? new Date(noted.periodStart) : paidAt,
    periodEnd: noted.periodEnd ? new Date(noted.periodEnd) : paidAt,
    lastFour: noted.lastFour,
    manageUrl: `${publicUrl}/manage-subscription`,
    supportEmail,
    isTest: noted.isTest,
  })
}
