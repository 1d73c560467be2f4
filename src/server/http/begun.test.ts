import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { awaitRunningHandlers } from './begun.ts'

/** Starts a server with one route that works for as long as the test says. */
const slowServer = async () => {
  const app = Fastify({ forceCloseConnections: true })
  awaitRunningHandlers(app)
  let [begin, end] = [() => {}, () => {}]
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  app.get('/slow', async () => {
    begin()
    await ended
    return 'done'
  })
  return { app, address: await app.listen({ host: '127.0.0.1', port: 0 }), begun, end }
}

test('closing waits for a handler whose client has disconnected', async () => {
  const { app, address, begun, end } = await slowServer()
  const leaving = new AbortController()
  const asked = fetch(`${address}/slow`, { signal: leaving.signal }).catch(() => 'left')
  await begun
  leaving.abort()
  expect(await asked).toBe('left')
  let isClosed = false
  const closed = app.close().then(() => (isClosed = true))
  await pause(100)
  expect(isClosed).toBe(false)
  end()
  expect(await closed).toBe(true)
})

test('an idle server closes at once, also after a failed handler', async () => {
  const app = Fastify()
  awaitRunningHandlers(app)
  app.get('/', async () => {
    throw new Error('no')
  })
  expect((await app.inject('/')).statusCode).toBe(500)
  await app.close()
})
