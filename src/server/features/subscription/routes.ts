import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { isPremium } from '#domain/plan.ts'
import { bind } from '#server/http/bind.ts'

export const subscriptionRoutes = (app: FastifyInstance) => {
  // No card provider yet: Premium is what an administrator gave, and that has no period.
  bind(app, api.subscription.status, ({ actor }) => ({
    hasActiveSubscription: isPremium(actor.status),
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  }))
}
