import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { monthOf } from '#domain/quota.ts'
import { setSubscriptionStatus } from '#server/billing/override-status.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { notFound } from '#server/http/errors.ts'
import { paged } from '#server/http/paging.ts'
import { answerList } from '#server/http/whole-list.ts'
import { countUsers, getAdminUser, listUsers } from '#server/stores/admin-users.ts'
import { readAudit } from '#server/stores/audit.ts'

export const adminRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db, clock } = deps
  const month = () => ({ month: monthOf(clock.now()), now: clock.now() })

  bind(app, api.admin.users, async ({ query, request, reply }) => {
    const thisMonth = month()
    return await answerList({ query, request, reply }, async (place) => {
      const { users: rows, nextCursor } = await listUsers(db, { ...query, ...place }, thisMonth)
      return { rows, nextCursor }
    })
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
