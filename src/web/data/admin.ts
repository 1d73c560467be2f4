import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { AdminUser } from '#contract/admin.ts'
import type { SubscriptionStatus } from '#contract/common.ts'
import { api } from '#contract/index.ts'
import { call, send } from '#web/lib/http.ts'
import { refreshPlan } from './plan.ts'
import { currentUserQuery } from './users.ts'

export interface UserFilter {
  search: string
  subscriptionStatus: SubscriptionStatus | ''
}

interface UserPage {
  users: AdminUser[]
  nextCursor: string | null
}

const USERS = '/api/admin/users'
const USERS_A_PAGE = 50

/** Accounts, newest first, page by page. */
export const adminUsersQuery = ({ search, subscriptionStatus }: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [USERS, search, subscriptionStatus],
    queryFn: async ({ pageParam, signal }): Promise<UserPage> => {
      const query = { search, subscriptionStatus, cursor: pageParam, limit: USERS_A_PAGE }
      const reply = await send(api.admin.users, { query, signal })
      return {
        users: (await reply.json()) as AdminUser[], // the server filters replies by the contract
        nextCursor: cursorIn(reply.headers.get('link')),
      }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

/** Extracts the cursor from a Link header: `</api/admin/users?cursor=x>; rel="next"` -> `x` */
const cursorIn = (link: string | null): string | null => {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1]
  return address ? new URL(address, window.location.origin).searchParams.get('cursor') : null
}

export const adminSummaryQuery = queryOptions({
  queryKey: ['/api/admin/summary'],
  queryFn: ({ signal }) => call(api.admin.summary, { signal }),
  staleTime: 0,
})

export const auditQuery = infiniteQueryOptions({
  queryKey: ['/api/admin/audit'],
  queryFn: ({ pageParam, signal }) =>
    call(api.admin.audit, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

/** Overrides a user's subscription status; null makes the card provider's status count again. */
export function useSetStatus() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, status }: { userId: string; status: SubscriptionStatus | null }) =>
      call(api.admin.setStatus, { body: { userId, subscriptionStatus: status } }),
    onSuccess: (user) => afterChange(client, user.id, () => user),
  })
}

export function useSetDisabled() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, disabled }: { userId: string; disabled: boolean }) =>
      call(api.admin.setDisabled, { params: { id: userId }, body: { disabled } }),
    onSuccess: ({ id, disabled }) => afterChange(client, id, (user) => ({ ...user, isDisabled: disabled })),
  })
}

/**
 * Changes the user in the cached lists, which keep their order, and refetches the figures, the log and, for
 * the administrator's own account, the plan.
 */
async function afterChange(client: QueryClient, id: string, change: (user: AdminUser) => AdminUser) {
  client.setQueriesData<InfiniteData<UserPage, string | null>>({ queryKey: [USERS] }, (old) => {
    if (!old) return old
    const pages = old.pages.map((page) => ({
      ...page,
      users: page.users.map((user) => (user.id === id ? change(user) : user)),
    }))
    return { ...old, pages }
  })
  const isOwn = client.getQueryData(currentUserQuery.queryKey)?.id === id
  await Promise.all([
    client.invalidateQueries({ queryKey: adminSummaryQuery.queryKey }),
    client.invalidateQueries({ queryKey: auditQuery.queryKey }),
    ...(isOwn ? [refreshPlan(client)] : []),
  ])
}
