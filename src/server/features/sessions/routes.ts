import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { notFound } from '#server/http/errors.ts'

/** Routes that list a cook's sessions and end one of them. */
export const sessionRoutes = (app: FastifyInstance, { identity }: Deps) => {
  bind(app, api.sessions.list, async ({ actor }) => {
    const open = await identity.sessions(actor.identity)
    return {
      sessions:
        open?.map(({ id, userAgent, signedInAt, lastUsedAt }) => ({
          id,
          userAgent,
          signedInAt: signedInAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === actor.identity.sessionId,
        })) ?? null,
    }
  })
  bind(app, api.sessions.end, async ({ actor, params }) => {
    if (!(await identity.endSessionById(actor.identity, params.id))) throw notFound('Session')
    return done
  })
  bind(app, api.sessions.endOthers, async ({ actor }) => {
    await identity.endOtherSessions(actor.identity)
    return done
  })
}
