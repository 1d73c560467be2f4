import type { FastifyInstance } from 'fastify'

/**
 * Closing waits for connections, and whoever leaves takes theirs along: what was begun for them goes on, and would find
 * the database closed. So closing waits for the handlers as well. Call it before routes are added.
 */
export const finishWhatWasBegun = (app: FastifyInstance) => {
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
