import type { FastifyInstance } from 'fastify'

/** State of the server between the signal to stop and its end. */
export interface Drain {
  readonly isDraining: boolean
}

export const createDrain = () => ({
  isDraining: false,
  begin() {
    this.isDraining = true
  },
})

/** Closes each connection after its next answer while the server drains: a proxy then uses another server. */
export const closeConnectionsPolitely = (app: FastifyInstance, drain: Drain) => {
  app.addHook('onSend', async (_request, reply) => {
    if (drain.isDraining) reply.header('connection', 'close')
  })
}
