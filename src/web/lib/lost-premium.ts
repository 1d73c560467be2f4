import type { QueryClient } from '@tanstack/react-query'
import { HttpError } from './http-error.ts'

const USER = ['/api/auth/user']
const PLAN = [USER, ['/api/recipes/quota/check'], ['/api/subscription']]

/**
 * The server no longer counts this cook as Premium (a payment failed, an administrator decided, the period ended)
 * while the page still does: what says so is read anew, and every gate follows.
 */
export function noticeLostPremium(client: QueryClient, error: unknown): void {
  if (!(error instanceof HttpError) || error.code !== 'premium_required') return
  const user = client.getQueryData<{ subscriptionStatus?: string }>(USER)
  if (user?.subscriptionStatus !== 'active') return
  // Several refusals at once lead to one reading.
  for (const queryKey of PLAN) void client.invalidateQueries({ queryKey }, { cancelRefetch: false })
}
