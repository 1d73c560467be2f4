import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Queryable } from '#server/database/open.ts'
import { transact } from '#server/database/transact.ts'
import { appendAudit } from './audit.ts'
import { OVERRIDE_ACTION } from './status-override.ts'
import type { BillingAccount, SyncedState } from './subscriptions.ts'

/** Ticket of a read of the provider's state that has begun. */
export interface SyncTicket {
  userId: string
  /** Number that rises with every read that begins. */
  ticket: number
  /** Id of the payment that is already stored. */
  knownPaymentId: string | null
  /** True when an administrator has blocked the account. */
  isDisabled: boolean
}

/** Takes a ticket before the provider is asked; null for an unknown customer. */
export async function beginSync(
  db: Queryable,
  customerId: string,
  { provider, livemode, accountHash }: BillingAccount,
): Promise<SyncTicket | null> {
  const row = await db
    .updateTable('subscriptions')
    .set({ sync_ticket: sql`sync_ticket + 1` })
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .where('livemode', '=', livemode)
    .where('account_hash', '=', accountHash)
    .returning((eb) => [
      'user_id',
      'sync_ticket',
      'latest_payment_id',
      eb
        .selectFrom('users')
        .select('disabled_at')
        .whereRef('users.id', '=', 'subscriptions.user_id')
        .as('disabled_at'),
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    userId: row.user_id,
    ticket: row.sync_ticket,
    knownPaymentId: row.latest_payment_id,
    isDisabled: row.disabled_at !== null,
  }
}

export interface SyncWrite extends SyncTicket {
  state: SyncedState
  now: Date
  /** Receipt for a new payment; its job is stored with the state, so that both exist or neither. */
  receipt: { paymentId: string; payload: object } | null
}

/**
 * Writes the provider's state; no other code does. A read that began before one that is already written is
 * dropped. A new payment ends an administrator's override: a real subscription supersedes it.
 * @returns true when it was written
 */
export async function writeSync(
  db: Queryable,
  { userId, ticket, state, now, receipt }: SyncWrite,
): Promise<boolean> {
  return await transact(db, async (tx) => {
    // The cook's row is locked first, like in setting an override.
    const user = await tx
      .selectFrom('users')
      .select('status_override')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!user) return false
    const before = await tx
      .selectFrom('subscriptions')
      .select(['latest_payment_id', 'payment_problem_at'])
      .where('user_id', '=', userId)
      .where('synced_ticket', '<', ticket)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return false
    const { payment, status } = state
    const isNewPayment = payment !== null && payment.id !== before.latest_payment_id
    await tx
      .updateTable('subscriptions')
      .set({
        synced_ticket: ticket,
        synced_at: now,
        subscription_id: state.subscriptionId,
        provider_status: state.providerStatus,
        status,
        status_until: state.statusUntil,
        status_after: state.statusAfter,
        current_period_start: state.periodStart,
        current_period_end: state.periodEnd,
        cancel_at_period_end: state.cancelAtPeriodEnd,
        payment_problem_at: status === 'past_due' ? (before.payment_problem_at ?? now) : null,
        ...(payment && {
          latest_payment_id: payment.id,
          first_paid_at: sql<Date>`coalesce(first_paid_at, ${payment.paidAt})`,
        }),
        ...(state.isRefunded && { refunded_at: sql<Date>`coalesce(refunded_at, ${now})` }),
      })
      .where('user_id', '=', userId)
      .execute()
    const endsOverride = isNewPayment && user.status_override !== null
    await tx
      .updateTable('users')
      .set({
        subscription_status: status,
        status_until: state.statusUntil,
        status_after: state.statusAfter,
        ...(endsOverride && { status_override: null, updated_at: now }),
      })
      .where('id', '=', userId)
      .execute()
    if (endsOverride) {
      await appendAudit(tx, {
        at: now,
        actorId: null,
        actorLabel: 'a new payment',
        subjectId: userId,
        action: OVERRIDE_ACTION,
        detail: { from: user.status_override, to: null, provider: status },
      })
    }
    if (isNewPayment && receipt?.paymentId === payment.id) {
      await tx
        .insertInto('jobs')
        .values({
          id: uuidv7(),
          kind: 'receipt',
          key: receipt.paymentId,
          payload: JSON.stringify({ ...receipt.payload, userId }),
          due_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
        .execute()
    }
    return true
  })
}
