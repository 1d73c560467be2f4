import type { FastifyInstance } from 'fastify'

/**
 * Where a request comes from, for whatever counts by it. That is known only while the connection is open: asked once,
 * Node remembers it. Whoever has left before that is passed over: they could not be counted, and nobody waits for the
 * answer. Call it before other hooks.
 */
export const knowAddresses = (app: FastifyInstance, { behindProxy }: { behindProxy: boolean }) => {
  app.addHook('onRequest', ({ raw: { headers, socket } }, reply, done) => {
    const forwarded = headers['x-forwarded-for']
    if (behindProxy && typeof forwarded === 'string') headers['x-forwarded-for'] = withoutPorts(forwarded)
    if (socket.remoteAddress === undefined) reply.hijack()
    else done()
  })
}

/** Some proxies write the port beside the address: each connection would be another caller. */
const withoutPorts = (addresses: string): string =>
  addresses
    .split(',')
    .map((address) => address.trim().replace(/^(?:\[([^\]]*)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2'))
    .join(', ')
