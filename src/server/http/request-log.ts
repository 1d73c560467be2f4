import type { FastifyInstance } from 'fastify'

/** Somebody was not let in, or too often: of use to whoever looks into an attack. */
const refused = new Set([401, 403, 429])

/** One line for each request, by the route's pattern: an address could carry a code or a search. The id leads to it. */
export const logRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    const userId = request.actor?.userId
    const { statusCode: status } = reply
    const line = { method, route: routeOptions.url, status, ms, userId }
    if (refused.has(status)) request.log.info({ ...line, ip: request.ip }, 'refused')
    else request.log.debug(line, 'answered')
  })
}
