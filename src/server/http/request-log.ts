import type { FastifyInstance } from 'fastify'

/** One line for each request, by the route's pattern: an address could carry a code or a search. The id leads to it. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    const userId = request.actor?.userId
    request.log.debug({ method, route: routeOptions.url, status: reply.statusCode, ms, userId }, 'answered')
  })
}
