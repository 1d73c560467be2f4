import type { FastifyInstance } from 'fastify'

/** Statuses of refused callers and of too many requests, which help to investigate an attack. */
const refused = new Set([401, 403, 429])

/**
 * Logs one line for each request, with the route's pattern: an address could carry a code or a search. The
 * request id links the reply to its line.
 */
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
