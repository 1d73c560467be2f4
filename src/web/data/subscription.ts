import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentResult } from '#contract/billing.ts'
import { api } from '#contract/index.ts'
import type { SandboxCard } from '#domain/sandbox-cards.ts'
import { call } from '#web/lib/http.ts'
import { refreshPlan } from './plan.ts'

/** The subscription page's details, refetched on each visit because the card provider may have news. */
export const subscriptionQuery = queryOptions({
  queryKey: ['/api/subscription', 'details'],
  queryFn: ({ signal }) => call(api.subscription.details, { signal }),
  staleTime: 0,
})

/** The subscription's invoices, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['/api/subscription', 'invoices'],
  queryFn: ({ signal }) => call(api.subscription.invoices, { signal }),
  staleTime: 0,
})

export const readStatus = (signal?: AbortSignal) => call(api.subscription.status, { signal })

/**
 * Returns the client secret of the payment that starts Premium.
 * @throws HttpError, or Error when the reply has no secret
 */
export async function openCheckout(signal?: AbortSignal): Promise<string> {
  const { clientSecret } = await call(api.subscription.getOrCreate, { signal })
  if (!clientSecret) throw new Error('No clientSecret received from server')
  return clientSecret
}

export const payAtSandbox = (clientSecret: string, card: SandboxCard): Promise<PaymentResult> =>
  call(api.billing.sandboxConfirm, { body: { clientSecret, ...card } })

export const answerChallenge = (challengeId: string, ok: boolean): Promise<PaymentResult> =>
  call(api.billing.sandboxAuthenticate, { body: { challengeId, ok } })

const changes = {
  cancel: () => call(api.subscription.cancel, { body: {} }),
  refund: () => call(api.subscription.cancel, { body: { refund: true } }),
  reactivate: () => call(api.subscription.reactivate),
}
export type SubscriptionChange = keyof typeof changes

/** Changes the running subscription, and then refetches all data that depends on the plan. */
export function useChangeSubscription() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: SubscriptionChange) => changes[change](),
    onSettled: () => refreshPlan(client),
  })
}

const PAUSES_MS = [0, 1000, 2000, 3000, 5000, 8000]

/**
 * Polls the server until the payment has arrived; the server asks the card provider, and the page's address
 * proves nothing.
 * @returns true when Premium is active
 */
export async function waitForPremium(client: QueryClient, tries = PAUSES_MS.length): Promise<boolean> {
  for (const pause of PAUSES_MS.slice(0, tries)) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const status = await readStatus().catch(() => null)
    if (!status?.hasActiveSubscription) continue
    await refreshPlan(client)
    return true
  }
  return false
}
