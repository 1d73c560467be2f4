import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Method, RouteShape } from '#contract/route.ts'

export interface NamedRoute {
  /** Name of the route, such as `recipes.generate`. */
  name: string
  route: RouteShape
}

export const contractRoutes: readonly NamedRoute[] = Object.entries(api).flatMap(([resource, routes]) =>
  Object.entries(routes).map(([action, route]) => ({
    name: `${resource}.${action}`,
    route: route as RouteShape,
  })),
)

const matchers = contractRoutes.map(({ route }) => ({
  method: route.method,
  pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/** Returns the methods that some route of the contract answers at this address. */
export const allowedMethods = (path: string): Method[] => [
  ...new Set(matchers.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
]

/** Refuses to start when a route of the contract is bound nowhere. (Fastify itself refuses the second binding.) */
export const requireWholeContract = (app: FastifyInstance) => {
  const missing = contractRoutes.filter(
    ({ route }) => !app.hasRoute({ method: route.method, url: route.path }),
  )
  if (missing.length > 0) throw new Error(`not bound: ${missing.map(({ name }) => name).join(', ')}`)
}
