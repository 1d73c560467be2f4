import type { FastifyInstance } from 'fastify'

/** The time between being told to stop and stopping. */
export interface Drain {
  readonly isDraining: boolean
}

export const createDrain = () => ({
  isDraining: false,
  begin() {
    this.isDraining = true
  },
})

/** While the server drains every answer is the last on its connection: a proxy then uses another server. */
export const closeConnectionsPolitely = (app: FastifyInstance, drain: Drain) => {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) reply.header('connection', 'close')
  })
}
