import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { monthOf, recipesLeft, resetsAt } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { usedThisMonth } from '#server/stores/ledger.ts'

export const quotaRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.quota.check, async ({ actor }) => {
    const now = clock.now()
    const used = await usedThisMonth(db, actor.userId, monthOf(now), now)
    return {
      subscriptionStatus: actor.status,
      recipesUsed: used,
      recipesRemaining: recipesLeft(actor.status, used),
      resetsAt: resetsAt(now).toISOString(),
    }
  })
}
