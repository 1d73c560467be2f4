import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { RouteShape } from '#contract/route.ts'
import { bind } from '#server/http/bind.ts'
import { notImplemented } from '#server/http/errors.ts'

/** Routes of the contract that this version declares and guards, but does not carry out yet. */
export const laterRoutes: readonly { route: RouteShape; what: string }[] = [
  { route: api.popular.list, what: 'The popular library' },
  { route: api.popular.save, what: 'The popular library' },
]

export const bindLaterRoutes = (app: FastifyInstance) => {
  for (const { route, what } of laterRoutes) {
    bind(app, route, () => {
      throw notImplemented(what)
    })
  }
}
