import type { FastifyInstance, RouteOptions } from 'fastify'
import { type Authenticate, actorFor, requireAccess } from './authenticate.ts'
import type { RateLimits } from './rate-limits.ts'

/**
 * Applies every route's access rule before its body is read, and refuses to start with a route that has none.
 * Rate limits apply on both sides of it: by address before the token is checked, by cook afterwards.
 */
export const enforceAccess = (app: FastifyInstance, authenticate: Authenticate, limits: RateLimits) => {
  const routes: RouteOptions[] = []
  app.decorateRequest('actor', null)
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access)
    if (open.length > 0) {
      throw new Error(`no access rule: ${open.map((route) => `${route.method} ${route.url}`).join(', ')}`)
    }
  })
  app.addHook('onRequest', async (request) => {
    const { access, contract, isWatched } = request.routeOptions.config
    if (!contract || !access) return
    // Health checks are not limited: a proxy that gets "too many requests" would take a healthy server for a
    // failed one.
    if (!isWatched) await limits.byAddress(request)
    request.actor = await actorFor(access, request, authenticate)
    requireAccess(access, request.actor)
    if (request.actor) await limits.byCook(request)
  })
}
