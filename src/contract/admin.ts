import { z } from 'zod'
import { id, idParams, instant, subscriptionStatus } from './common.ts'
import { route } from './route.ts'
import { currentUser } from './users.ts'

/** A cook as administrators see them. `subscriptionStatus` is what counts. */
export const adminUser = currentUser.omit({ isAdmin: true }).extend({
  /** What the card provider says; what counts as soon as no override is set. */
  providerStatus: subscriptionStatus,
  /** An administrator's word, which wins until it is cleared. */
  override: z
    .object({
      status: subscriptionStatus,
      /** Who set it, and when; null when the log does not say. */
      by: z.string().nullable(),
      at: instant.nullable(),
    })
    .nullable(),
  /** The card provider would charge again: a status without Premium ends that, too. */
  hasLiveSubscription: z.boolean(),
  /** Shut out by an administrator. */
  isDisabled: z.boolean(),
})
export type AdminUser = z.infer<typeof adminUser>

export const userQuery = z.object({
  /** Words of which each is somewhere in the e-mail or the name; or an id. */
  search: z.string().trim().max(200).optional(),
  subscriptionStatus: subscriptionStatus.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  /** Where the page before ended. */
  cursor: z.string().max(200).optional(),
})
export type UserQuery = z.output<typeof userQuery>

/** All accounts in figures. */
export const adminSummary = z.object({
  total: z.int(),
  premium: z.int(),
  free: z.int(),
  /** Percent of all accounts that have Premium, rounded. */
  conversionRate: z.int(),
})
export type AdminSummary = z.infer<typeof adminSummary>

export const auditEntry = z.object({
  id,
  at: instant,
  /** Who did it: an e-mail, or `command line`. */
  actor: z.string(),
  /** Whose account it was done to; null when that is gone. */
  subject: z.object({ id, email: z.string().nullable() }).nullable(),
  /** `subscription.override`, `admin.grant`, … */
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPage = z.object({ entries: z.array(auditEntry), nextCursor: z.string().nullable() })

export const admin = {
  users: route({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: "Users, newest first. With `limit`, the next page's cursor is in the Link header.",
    query: userQuery,
    reply: z.array(adminUser),
  }),
  setStatus: route({
    method: 'PATCH',
    path: '/api/admin/users',
    access: 'admin',
    summary:
      "Sets a user's subscription status over what the card provider says; null ends that. A status without " +
      'Premium also ends a subscription that the provider would charge again.',
    body: z.object({ userId: id, subscriptionStatus: subscriptionStatus.nullable() }),
    reply: adminUser,
  }),
  setDisabled: route({
    method: 'PUT',
    path: '/api/admin/users/:id/disabled',
    access: 'admin',
    summary:
      'Shuts a user out and signs them out everywhere, or lets them in again. Whoever is shut out is charged no more: ' +
      'a subscription ends with its period and stays cancelled, one with an overdue payment ends at once.',
    params: idParams,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({ id, disabled: z.boolean() }),
  }),
  summary: route({
    method: 'GET',
    path: '/api/admin/summary',
    access: 'admin',
    summary: 'How many users there are, and how many of them have Premium.',
    reply: adminSummary,
  }),
  audit: route({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What was done to accounts, and by whom; newest first, 50 at a time.',
    query: z.object({ cursor: z.string().max(200).optional() }),
    reply: auditPage,
  }),
}
