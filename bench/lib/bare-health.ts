import Fastify from 'fastify'
import { watchLoopDelay } from '#server/http/loop-delay.ts'

/**
 * The limit of a health check on a machine with this much other work: a server in a process of its own that
 * does nothing else.
 */
const delay = watchLoopDelay()
const app = Fastify()
app.get('/healthz', async () => ({ ok: true }))
/** Returns the loop delay since the last call, in seconds. */
app.get('/delay', async () => {
  const p99 = delay.quantile(0.99)
  delay.reset()
  return { p99 }
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`limit at ${typeof address === 'object' ? address?.port : address}`)
