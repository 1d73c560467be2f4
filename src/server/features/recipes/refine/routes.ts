import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts'
import { createBreaker, guarded } from '../generation/breaker.ts'
import { forReader } from '../generation/for-reader.ts'
import type { Painter } from '../pictures/painter.ts'
import { acceptRefinement } from './accept.ts'
import { proposeRefinement } from './propose.ts'

/** Maximum number of proposals a minute: one uses no quota, but may cost a model call. */
const perMinute = 20

export const refineRoutes = (app: FastifyInstance, deps: Deps, painter: Painter) => {
  const ai = guarded(deps.ai, createBreaker(deps.clock))

  bind(
    app,
    api.refine.propose,
    ({ actor, params, body, reply }) =>
      forReader(deps, reply, params.id, (signal) =>
        proposeRefinement(deps, ai, actor, params.id, body.wish, signal),
      ),
    { perMinute },
  )
  bind(app, api.refine.accept, ({ actor, params, body, request }) =>
    acceptRefinement(deps, painter, actor, {
      recipeId: params.id,
      proposalId: body.proposalId,
      idempotencyKey: idempotencyKeyOf(request.headers['idempotency-key']) ?? uuidv7(),
    }),
  )
}
