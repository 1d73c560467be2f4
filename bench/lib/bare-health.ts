import Fastify from 'fastify'
import { watchLoopDelay } from '#server/http/loop-delay.ts'

/** The limit of answering on a machine with this much other work: a server that does nothing else. A process of its own. */
const delay = watchLoopDelay()
const app = Fastify()
app.get('/healthz', async () => ({ ok: true }))
/** In seconds, since it was asked last. */
app.get('/delay', async () => {
  const p99 = delay.quantile(0.99)
  delay.reset()
  return { p99 }
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`limit at ${typeof address === 'object' ? address?.port : address}`)
