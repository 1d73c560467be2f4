import type { FastifyInstance } from 'fastify'

/**
 * Makes closing wait for running handlers. Closing waits only for connections; the handler of a disconnected
 * client goes on, and would find the database closed. Call it before routes are added.
 */
export const awaitRunningHandlers = (app: FastifyInstance) => {
  const begun = new Set<Promise<unknown>>()
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function noted(request, reply) {
      const work: unknown = handler.call(this, request, reply)
      if (work instanceof Promise) {
        const over = () => void begun.delete(work)
        begun.add(work)
        work.then(over, over)
      }
      return work
    }
  })
  app.addHook('onClose', async () => {
    while (begun.size > 0) await Promise.allSettled(begun)
  })
}
