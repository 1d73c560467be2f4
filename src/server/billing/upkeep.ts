import type { Deps } from '#server/deps.ts'
import { followAccount } from '#server/stores/subscriptions.ts'
import { accountOf, withBilling } from './provider.ts'
import { reconcile } from './reconcile.ts'
import { type ReceiptOptions, sendReceipts } from './send-receipts.ts'

const MINUTE_MS = 60_000

/** Switches the plans to the configured payment account at the start of a server. */
export async function startBilling({ db, billing, log }: Deps): Promise<void> {
  const changed = await followAccount(db, billing && accountOf(billing))
  if (changed > 0) {
    log.warn(
      { changed, provider: billing?.kind ?? 'off' },
      'another payment account than before: plans follow it',
    )
  }
  if (billing?.kind === 'sandbox') {
    log.warn(
      {},
      'payments run in the sandbox: no card is charged. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY',
    )
  }
}

/** Returns the regular tasks of a server for payments. */
export const billingTasks = (deps: Deps, receipts: ReceiptOptions) => {
  const { billing } = deps
  if (!billing) return []
  // A pass over many customers can take longer than the time between two passes, so it never runs twice at
  // once.
  let reconciling: Promise<unknown> | null = null
  const reconcileOnce = () =>
    (reconciling ??= reconcile(withBilling(deps)).finally(() => {
      reconciling = null
    }))
  return [
    { name: 'receipts', everyMs: MINUTE_MS, task: () => sendReceipts(deps, receipts) },
    { name: 'subscriptions', everyMs: 60 * MINUTE_MS, task: reconcileOnce },
    ...(billing.sandbox
      ? [{ name: 'sandbox', everyMs: MINUTE_MS, task: async () => billing.sandbox?.tend() }]
      : []),
  ]
}
