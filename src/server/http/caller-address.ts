import type { FastifyInstance } from 'fastify'

/**
 * Makes a request's address available to everything that counts by it. The address is known only while the
 * connection is open; read once, Node remembers it. A client that has disconnected before gets no answer: it
 * could not be counted, and nobody waits for the answer. Call it before other hooks.
 */
export const knowAddresses = (app: FastifyInstance, { behindProxy }: { behindProxy: boolean }) => {
  app.addHook('onRequest', ({ raw: { headers, socket } }, reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (behindProxy && typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded)
    if (socket.remoteAddress === undefined) reply.hijack()
    else done()
  })
}

/**
 * Removes the ports that some proxies write beside the address, with which each connection would count as
 * another caller.
 */
const withoutPorts = (addresses: string): string =>
  addresses
    .split(',')
    .map((address) => address.trim().replace(/^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2'))
    .join(', ')
