import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteApp, getApps } from 'firebase/app'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { startSession } from '#web/lib/session.ts'
import { identityWorld } from './identity-world.ts'

const MINUTE = 60_000

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(getApps().map((app) => deleteApp(app)))
})

/**
 * A proxy in front of the identity service that counts renewals and can answer as if the service were down.
 */
async function watched(host: string) {
  const renewals: number[] = []
  const state = { isAway: false, renewals }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      if (request.url?.startsWith('/v1/token')) {
        renewals.push(Date.now())
        if (state.isAway) return response.writeHead(503, { 'content-type': 'text/plain' }).end('away')
      }
      const { 'content-type': type = 'application/json' } = request.headers
      const method = request.method ?? 'GET'
      const body = method === 'GET' ? null : Buffer.concat(chunks)
      const answer = await fetch(`http://${host}${request.url}`, {
        method,
        headers: { 'content-type': type, connection: 'close' },
        body,
      })
      const answeredType = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': answeredType, connection: 'close' })
      response.end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The proxy closes before the identity service, because the SDK may still wait for an answer that the test
  // does not need.
  onTestFinished(() => new Promise((resolve) => void server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return { ...state, origin: `http://127.0.0.1:${port}`, state }
}

/** Advances the page's time, which the service's clock follows. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('renews the token five minutes before it ends, although no call is made', async () => {
  const world = await identityWorld()
  const { origin, renewals } = await watched(world.host)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const session = startSession({ mode: 'embedded', ...world.service.publicConfig }, { origin })
  await session.signUp('ann@example.com', 'secret-1')
  for (const nth of [1, 2]) {
    const before = await session.idToken()
    await pass(54 * MINUTE)
    expect(renewals).toHaveLength(nth - 1)
    // Only seconds pass, because more time during the request would count as a time-out.
    await pass(MINUTE + 2000)
    await expect.poll(() => session.idToken()).not.toBe(before)
    expect(renewals).toHaveLength(nth)
  }

  await session.signOut()
  await pass(3 * 60 * MINUTE)
  expect(renewals).toHaveLength(2)
})

test('asks a service that is away again after 30 seconds, doubling up to 16 minutes, until it is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const world = await identityWorld()
  const { origin, renewals, state } = await watched(world.host)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const session = startSession({ mode: 'embedded', ...world.service.publicConfig }, { origin })
  await session.signUp('ann@example.com', 'secret-1')
  state.isAway = true
  await pass(55 * MINUTE)
  await expect.poll(() => renewals.length).toBe(1)
  for (const [nth, wait] of [0.5, 1, 2, 4, 8, 16, 16].entries()) {
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    await pass(wait * MINUTE - 2000)
    expect(renewals, `before retry ${nth + 1}`).toHaveLength(nth + 1)
    await pass(4000)
    await expect.poll(() => renewals.length, { message: `retry ${nth + 1}` }).toBe(nth + 2)
  }
  state.isAway = false
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await pass(17 * MINUTE)
  await expect.poll(() => renewals.length).toBe(9)
  expect(await session.idToken()).toBeTruthy()
})
