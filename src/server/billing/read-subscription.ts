import { PREMIUM_PRICE_USD_CENTS } from '#contract/limits.ts'
import type { Invoice, SubscriptionDetails } from '#contract/subscription.ts'
import { isPremium } from '#domain/plan.ts'
import { moneyBackUntil } from '#domain/subscription-state.ts'
import type { Deps } from '#server/deps.ts'
import { BillingError } from '#server/ports/billing.ts'
import { currentStatus, type StatusNow } from '#server/stores/current-status.ts'
import { hadRefundBefore } from '#server/stores/left-accounts.ts'
import { findSubscription, type SubscriptionRow } from '#server/stores/subscriptions.ts'
import { accountOf, type BillingDeps, withBilling, withErrorsForCook } from './provider.ts'
import { syncSubscription } from './sync-subscription.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'billing'>

/**
 * Milliseconds between two questions to the provider while a cook waits for a payment; the page asks again
 * after a second.
 */
const FRESH_MS = 800

/**
 * Returns the answer of the status route. The provider is asked where a change may have happened without an
 * event.
 */
export async function readStatus(deps: ReadDeps, userId: string) {
  const { row, counts } = await current(deps, userId)
  return {
    hasActiveSubscription: isPremium(counts.effective),
    currentPeriodEnd: row && lasts(row, deps.clock.now()) ? epochSeconds(row.current_period_end) : null,
    cancelAtPeriodEnd: row !== null && lasts(row, deps.clock.now()) && row.cancel_at_period_end,
  }
}

export async function readDetails(deps: ReadDeps, userId: string): Promise<SubscriptionDetails> {
  const { row, counts, isStale } = await current(deps, userId)
  const isActive = row?.status === 'active'
  const goesOn = isActive && !row.cancel_at_period_end
  const card = row?.customer_id && deps.billing ? await findCard(deps, row.customer_id) : null
  return {
    status: counts.effective,
    isOverridden: counts.isOverridden,
    accessUntil: isActive ? iso(row.current_period_end) : null,
    nextPaymentAt: goesOn ? iso(row.current_period_end) : null,
    cancelAtPeriodEnd: row !== null && lasts(row, deps.clock.now()) && row.cancel_at_period_end,
    price: PREMIUM_PRICE_USD_CENTS,
    card,
    refundableUntil: isActive && deps.billing ? await refundableUntil(withBilling(deps), row, userId) : null,
    hasPaymentProblem: row?.status === 'past_due',
    isStale,
  }
}

export async function readInvoices(deps: ReadDeps, userId: string): Promise<Invoice[]> {
  const { billing } = deps
  const row = billing && (await findSubscription(deps.db, userId, accountOf(billing)))
  const customerId = row?.customer_id
  if (!billing || !customerId) return []
  const invoices = await withErrorsForCook(() => billing.listInvoices(customerId))
  return invoices.map((invoice) => ({
    ...invoice,
    createdAt: invoice.createdAt.toISOString(),
    paidAt: iso(invoice.paidAt),
    periodStart: invoice.periodStart.toISOString(),
    periodEnd: invoice.periodEnd.toISOString(),
  }))
}

interface Current {
  row: SubscriptionRow | null
  counts: StatusNow
  isStale: boolean
}

/**
 * Returns the stored state, after asking the provider where that is worthwhile. When the provider cannot be
 * asked, the stored state counts.
 */
async function current(deps: ReadDeps, userId: string): Promise<Current> {
  const { db, clock, log } = deps
  if (!deps.billing)
    return { row: null, counts: await currentStatus(db, userId, clock.now()), isStale: false }
  const withProvider = withBilling(deps)
  const account = accountOf(deps.billing)
  let row = await findSubscription(db, userId, account)
  let isStale = false
  if (row?.customer_id && (await isWorthAsking(withProvider, row))) {
    try {
      await syncSubscription(withProvider, row.customer_id)
    } catch (error) {
      if (!(error instanceof BillingError)) throw error
      log.warn({ err: error }, 'the provider could not be asked; what is known is shown')
      isStale = true
    }
    row = await findSubscription(db, userId, account)
  }
  return { row, counts: await currentStatus(db, userId, clock.now()), isStale }
}

/** True for a checkout that may have been paid meanwhile, an overdue payment, or a period that has passed. */
async function isWorthAsking({ billing, clock }: BillingDeps, row: SubscriptionRow): Promise<boolean> {
  if (row.synced_at === null) return true
  if (row.provider_status === 'incomplete' || row.status === 'past_due') {
    return Math.abs(clock.now().getTime() - row.synced_at.getTime()) > FRESH_MS
  }
  return (
    row.status === 'active' &&
    row.current_period_end !== null &&
    row.current_period_end <= (await billing.now())
  )
}

/** True for a subscription that is paid, or waits to be paid again. */
const lasts = ({ status, status_until, status_after }: SubscriptionRow, now: Date) => {
  const counts = status_until && status_until <= now ? status_after : status
  return counts === 'active' || counts === 'past_due'
}

async function refundableUntil(
  { db, billing }: BillingDeps,
  row: SubscriptionRow,
  userId: string,
): Promise<string | null> {
  if (!row.first_paid_at || row.refunded_at) return null
  const until = moneyBackUntil(row.first_paid_at)
  if (until <= (await billing.now()) || (await hadRefundBefore(db, userId))) return null
  return until.toISOString()
}

async function findCard({ billing, log }: ReadDeps, customerId: string) {
  try {
    return (await billing?.findCard(customerId)) ?? null
  } catch (error) {
    log.warn({ err: error }, 'the card could not be read')
    return null
  }
}

const iso = (date: Date | null) => date?.toISOString() ?? null
const epochSeconds = (date: Date | null) => date && Math.floor(date.getTime() / 1000)
