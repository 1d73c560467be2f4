import type { QueryClient } from '@tanstack/react-query'
import { HttpError } from './http-error.ts'

const USER = ['/api/auth/user']
const PLAN = [USER, ['/api/recipes/quota/check'], ['/api/subscription']]

/**
 * Refetches the plan when the server refuses a Premium feature that the page still offers (after a failed
 * payment, an administrator's decision or the period's end), so that every gate follows.
 */
export function noticeLostPremium(client: QueryClient, error: unknown): void {
  if (!(error instanceof HttpError) || error.code !== 'premium_required') return
  const user = client.getQueryData<{ subscriptionStatus?: string }>(USER)
  if (user?.subscriptionStatus !== 'active') return
  // Several refusals at once lead to one refetch, because a running one is not cancelled.
  for (const queryKey of PLAN) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
