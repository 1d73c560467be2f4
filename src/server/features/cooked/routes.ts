import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { conflict, notFound, recipeNotFound } from '#server/http/errors.ts'
import { mustHaveCome } from '#server/http/must-have-come.ts'
import { addCooked, listCooked, removeCooked, updateCooked } from '#server/stores/cooked.ts'

const entryNotFound = () => notFound('Entry')

export const cookedRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.cooked.list, async ({ actor, params }) => {
    const log = await listCooked(db, actor.userId, params.id)
    if (!log) throw recipeNotFound()
    return log
  })
  bind(app, api.cooked.add, async ({ actor, params, body }) => {
    mustHaveCome(body.cookedOn, clock.now())
    const entry = await addCooked(db, actor.userId, params.id, body, clock.now())
    if (!entry) throw recipeNotFound()
    return entry
  })
  bind(app, api.cooked.update, async ({ actor, params, body }) => {
    mustHaveCome(body.cookedOn, clock.now())
    const entry = await updateCooked(db, actor.userId, params.id, body)
    if (entry === 'not_found') throw entryNotFound()
    if (entry === 'taken') throw conflict('That day is in the log already.')
    return entry
  })
  bind(app, api.cooked.remove, async ({ actor, params }) => {
    if (!(await removeCooked(db, actor.userId, params.id))) throw entryNotFound()
    return done
  })
}
