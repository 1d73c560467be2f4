import type { FastifyInstance } from 'fastify'
import type { UserQuery } from '#contract/admin.ts'
import { api } from '#contract/index.ts'
import { monthOf } from '#domain/quota.ts'
import { setSubscriptionStatus } from '#server/billing/override-status.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/errors.ts'
import { nextPageLink, paged } from '#server/http/paging.ts'
import { wholeList } from '#server/http/whole-list.ts'
import { countUsers, getAdminUser, listUsers, type Month } from '#server/stores/admin-users.ts'
import { readAudit } from '#server/stores/audit.ts'

export const adminRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db, clock } = deps
  const month = () => ({ month: monthOf(clock.now()), now: clock.now() })

  bind(app, api.admin.users, async ({ query, request, reply }) => {
    const { limit } = query
    if (limit === undefined) return await everyUser(db, query, month())
    const { users, nextCursor } = await paged(() => listUsers(db, { ...query, limit }, month()))
    if (nextCursor) reply.header('link', nextPageLink(request.url, nextCursor))
    return users
  })
  bind(app, api.admin.summary, () => countUsers(db, clock.now()))
  bind(app, api.admin.audit, ({ query }) => paged(() => readAudit(db, query.cursor)))
  bind(app, api.admin.setStatus, async ({ actor, body: { userId, subscriptionStatus: status } }) => {
    const by = { actorId: actor.userId, actorLabel: actor.user.email }
    await setSubscriptionStatus(deps, { userId, status, by, now: clock.now() })
    const user = await getAdminUser(db, userId, month())
    if (!user) throw notFound('User')
    return user
  })
}

const everyUser = (db: Queryable, query: UserQuery, month: Month) =>
  wholeList(
    async (place) => {
      const { users: rows, nextCursor } = await paged(() => listUsers(db, { ...query, ...place }, month))
      return { rows, nextCursor }
    },
    { cursor: query.cursor },
  )
