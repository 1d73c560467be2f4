import { timingSafeEqual } from 'node:crypto'
import type { SandboxScenario } from '#contract/billing.ts'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import type { CardError, ConfirmResult, SandboxPayment } from '#server/ports/billing.ts'
import { type Books, hasEnded, lockSubscription, type PaymentRow, type SubscriptionRow } from './books.ts'
import { noteEvent } from './events.ts'
import { newId } from './ids.ts'
import { authenticationFailed, paymentOver, payWith } from './scenarios.ts'
import { setState } from './settle.ts'

interface Attempt {
  tx: Queryable
  payment: PaymentRow
  subscription: SubscriptionRow
  tell(type: string): Promise<void>
  now: Date
}

/** Pays an open invoice with a test card. The payment must belong to this user. */
export const confirmPayment = (books: Books, userId: string, paymentId: string, card: SandboxPayment) =>
  withPayment(books, userId, { column: 'id', value: paymentId }, async (attempt) => {
    const { tx, payment } = attempt
    if (payment.status === 'succeeded') return { status: 'succeeded' }
    if (payment.status === 'canceled' || hasEnded(attempt.subscription)) return { error: paymentOver }
    const { scenario, brand, last4 } = card
    const outcome = payWith(scenario as SandboxScenario) // the route's schema knows no other
    if (typeof outcome === 'object') return await decline(attempt, outcome)
    await tx
      .updateTable('sbx_payments')
      .set({ scenario, brand, last4 })
      .where('id', '=', payment.id)
      .execute()
    if (outcome === 'asks') return await challenge(attempt)
    return await succeed({ ...attempt, payment: { ...payment, scenario, brand, last4 } })
  })

/** Applies the cardholder's answer to the bank's challenge. */
export const authenticatePayment = (books: Books, userId: string, challengeId: string, ok: boolean) =>
  withPayment(books, userId, { column: 'challenge_id', value: challengeId }, async (attempt) => {
    const { tx, payment } = attempt
    // Another tab may have started the payment again, with another challenge.
    if (payment.challenge_id !== challengeId) return { error: paymentOver }
    await tx.updateTable('sbx_payments').set({ challenge_id: null }).where('id', '=', payment.id).execute()
    return ok ? await succeed(attempt) : await decline(attempt, authenticationFailed)
  })

async function withPayment(
  { db, now, clock }: Books,
  userId: string,
  { column, value }: { column: 'id' | 'challenge_id'; value: string },
  work: (attempt: Attempt) => Promise<ConfirmResult>,
): Promise<ConfirmResult | null> {
  const at = await now()
  return await transact(db, async (tx) => {
    const found = await tx
      .selectFrom('sbx_payments as p')
      .innerJoin('sbx_customers as c', 'c.id', 'p.customer_id')
      .innerJoin('sbx_invoices as i', 'i.id', 'p.invoice_id')
      .select(['p.id', 'i.subscription_id', 'c.reference'])
      .where(`p.${column}`, '=', value)
      .executeTakeFirst()
    if (!found || !isSame(found.reference, userId)) return null
    const subscription = await lockSubscription(tx, found.subscription_id)
    // The payment is read again under the lock, because another tab may have paid meanwhile.
    const payment = await tx
      .selectFrom('sbx_payments')
      .selectAll()
      .where('id', '=', found.id)
      .executeTakeFirst()
    if (!subscription || !payment) return null
    const tell = (type: string) =>
      noteEvent(tx, type, { customer: payment.customer_id }, { at, dueAt: clock.now() })
    return await work({ tx, payment, subscription, tell, now: at })
  })
}

async function challenge({ tx, payment, tell }: Attempt): Promise<ConfirmResult> {
  const challengeId = newId('challenge')
  await tx
    .updateTable('sbx_payments')
    .set({ status: 'requires_action', challenge_id: challengeId })
    .where('id', '=', payment.id)
    .execute()
  await tell('invoice.payment_action_required')
  return { status: 'requires_action', challengeId }
}

async function decline({ tx, payment, tell }: Attempt, error: CardError): Promise<ConfirmResult> {
  await tx
    .updateTable('sbx_payments')
    .set({ status: 'requires_payment_method', challenge_id: null })
    .where('id', '=', payment.id)
    .execute()
  await tell('invoice.payment_failed')
  return { error }
}

async function succeed(attempt: Attempt): Promise<ConfirmResult> {
  const { tx, payment, subscription, tell, now } = attempt
  await tx
    .updateTable('sbx_payments')
    .set({ status: 'succeeded', paid_at: now })
    .where('id', '=', payment.id)
    .execute()
  await tx
    .updateTable('sbx_invoices')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', payment.invoice_id)
    .execute()
  await tx
    .updateTable('sbx_customers')
    .set({ card_scenario: payment.scenario, card_brand: payment.brand, card_last4: payment.last4 })
    .where('id', '=', payment.customer_id)
    .execute()
  await setState(tx, subscription.id, 'active', subscription.period_end)
  await tell('payment_intent.succeeded')
  await tell('invoice.paid')
  await tell('customer.subscription.updated')
  if (payment.scenario === 'disputed') {
    await tx.updateTable('sbx_payments').set({ disputed_at: now }).where('id', '=', payment.id).execute()
    await tell('charge.dispute.created')
  }
  return { status: 'succeeded' }
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
