import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { SUPPORT_MESSAGES_PER_HOUR } from '#contract/limits.ts'
import { isPremium } from '#domain/plan.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { AppError } from '#server/http/errors.ts'
import { keepSupportMessage } from '#server/stores/support.ts'
import { handOver } from './hand-over.ts'

/** Stores a message before it is mailed: once this answers, the message cannot be lost. */
export const supportRoutes = (app: FastifyInstance, deps: Deps, { inbox }: { inbox: string }) => {
  bind(app, api.support.send, async ({ actor: { userId, user, status }, body }) => {
    const isPriority = isPremium(status)
    const kept = await keepSupportMessage(deps.db, {
      ...body,
      userId,
      isPriority,
      now: deps.clock.now(),
      perHour: SUPPORT_MESSAGES_PER_HOUR,
    })
    if (kept.outcome === 'too-many') {
      throw new AppError(
        'too_many_requests',
        'You have written several times within an hour. Those messages have arrived; please write again later.',
        { retryAfterS: 3600 },
      )
    }
    if (kept.outcome === 'kept') {
      const { email, emailVerified, firstName, lastName } = user
      const name = [firstName, lastName].filter(Boolean).join(' ') || null
      await handOver(deps, inbox, { ...body, userId, id: kept.id, isPriority, name, email, emailVerified })
    }
    return done
  })
}
