import type { FastifyInstance } from 'fastify'
import { aisles } from '#contract/aisles.ts'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { notFound, unavailable } from '#server/http/errors.ts'

const nothing = () => ({
  version: '',
  planVersion: '',
  sources: [],
  aisles: [...aisles],
  staples: [],
  lines: [],
  gone: [],
})

/** The shopping list, for every cook. */
export const shoppingRoutes = (app: FastifyInstance, _deps: Deps) => {
  const notYet = async () => {
    throw unavailable('The shopping list cannot be written yet.')
  }
  const none = async () => {
    throw notFound('Entry')
  }
  bind(app, api.shopping.get, nothing)
  bind(app, api.shopping.addSource, notYet)
  bind(app, api.shopping.updateSource, none)
  bind(app, api.shopping.removeSource, none)
  bind(app, api.shopping.change, notYet)
  bind(app, api.shopping.setUp, notYet)
}
