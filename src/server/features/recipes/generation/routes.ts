import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Generation } from '#contract/generations.ts'
import { api } from '#contract/index.ts'
import type { GeneratedRecipe } from '#contract/recipes.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { bind, done } from '#server/http/bind.ts'
import { appErrorOf, conflict, notFound, problemOf } from '#server/http/errors.ts'
import { lastEventId, readerGone, sendEvents, wantsEventStream } from '#server/http/event-stream.ts'
import {
  getGeneration,
  listOpenGenerations,
  markSeen,
  releaseGeneration,
} from '#server/stores/generations.ts'
import { ask } from './ask.ts'
import { failureOf, Stopped } from './failure.ts'
import { followGeneration } from './follow.ts'
import type { Request } from './job.ts'
import type { Runner } from './runner.ts'

interface Asking {
  actor: Actor
  request: FastifyRequest
  reply: FastifyReply
}

const generationNotFound = () => notFound('Generation')

/**
 * Maximum number of generation calls per cook and minute; the quota and the number of open ones are far below
 * it.
 */
const perMinute = 300

export const generationRoutes = (app: FastifyInstance, deps: Deps, runner: Runner) => {
  const { db, clock } = deps

  const generate = async ({ actor, request, reply }: Asking, asked: Request) => {
    const id = await ask(deps, runner, actor, asked, request.headers['idempotency-key'])
    const events = followGeneration(deps, runner, actor, id, { signal: readerGone(reply) })
    if (wantsEventStream(request)) return sendEvents(reply, events)
    for await (const event of events) {
      if (event.type === 'done') return event.data satisfies GeneratedRecipe
      if (event.type === 'error') throw appErrorOf(event.data)
    }
    return reply
  }

  bind(app, api.recipes.generate, (call) => generate(call, { kind: 'text', ...call.body }), { perMinute })
  bind(
    app,
    api.recipes.generateFromIngredients,
    (call) => generate(call, { kind: 'ingredients', prompt: call.body.ingredients.join(', ') }),
    { perMinute },
  )
  bind(
    app,
    api.recipes.generateFromOption,
    (call) => {
      const { title, requiredIngredients } = call.body.recipeOption
      const withFoods = requiredIngredients.length > 0 ? ` with ${requiredIngredients.join(', ')}` : ''
      const option = { title, requiredIngredients }
      return generate(call, { kind: 'option', prompt: `${title}${withFoods}`, option })
    },
    { perMinute },
  )

  const found = async (actor: Actor, id: string): Promise<Generation> => {
    const generation = await getGeneration(db, actor.userId, id)
    if (!generation) throw generationNotFound()
    return generation
  }

  bind(app, api.generations.list, ({ actor }) => listOpenGenerations(db, actor.userId, clock.now()))
  bind(app, api.generations.get, ({ actor, params }) => found(actor, params.id))
  bind(app, api.generations.events, async ({ actor, params, request, reply }) => {
    await found(actor, params.id)
    const after = { afterId: lastEventId(request), signal: readerGone(reply) }
    return sendEvents(reply, followGeneration(deps, runner, actor, params.id, after))
  })
  bind(app, api.generations.cancel, async ({ actor, params }) => {
    if (!(await runner.cancel(actor.userId, params.id))) {
      // Another server may be at work on it, which notices when it renews the lease, at the latest when it
      // commits.
      const problem = problemOf(failureOf(new Stopped('cancelled')))
      await releaseGeneration(db, {
        userId: actor.userId,
        generationId: params.id,
        job: 'cancelled',
        problem,
        now: clock.now(),
      })
    }
    return found(actor, params.id)
  })
  bind(app, api.generations.seen, async ({ actor, params }) => {
    const { state } = await found(actor, params.id)
    if (state === 'running') throw conflict('This recipe is still being made.')
    await markSeen(db, actor.userId, params.id, clock.now())
    return done
  })
}
