import { z } from 'zod'
import { id, idParams, instant, subscriptionStatus } from './common.ts'
import { route } from './route.ts'
import { currentUser } from './users.ts'

/** An account as administrators see it. `subscriptionStatus` is the status in effect. */
export const adminUser = currentUser.omit({ isAdmin: true }).extend({
  /** The payment provider's status, which takes effect when there is no override. */
  providerStatus: subscriptionStatus,
  /** A status set by an administrator, which takes precedence over the provider's until it is cleared. */
  override: z
    .object({
      status: subscriptionStatus,
      /** E-mail of the administrator who set it, and the time; null when the log does not say. */
      by: z.string().nullable(),
      at: instant.nullable(),
    })
    .nullable(),
  /**
   * True when the payment provider would charge again; an override without Premium ends that subscription,
   * too.
   */
  hasLiveSubscription: z.boolean(),
  /** True when an administrator has blocked the account. */
  isDisabled: z.boolean(),
})
export type AdminUser = z.infer<typeof adminUser>

export const userQuery = z.object({
  /** Words that must all appear in the e-mail or the name; or an id. */
  search: z.string().trim().max(200).optional(),
  subscriptionStatus: subscriptionStatus.optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  /** The cursor that the previous page returned. */
  cursor: z.string().max(200).optional(),
})
export type UserQuery = z.output<typeof userQuery>

/** Numbers over all accounts. */
export const adminSummary = z.object({
  total: z.int(),
  premium: z.int(),
  free: z.int(),
  /** Percentage of all accounts that have Premium, rounded. */
  conversionRate: z.int(),
})
export type AdminSummary = z.infer<typeof adminSummary>

export const auditEntry = z.object({
  id,
  at: instant,
  /** E-mail of the administrator who acted, or `command line`. */
  actor: z.string(),
  /** The account that was acted on; its e-mail is null when the account was deleted. */
  subject: z.object({ id, email: z.string().nullable() }).nullable(),
  /** Name of the action: `subscription.override`, `admin.grant`, … */
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
