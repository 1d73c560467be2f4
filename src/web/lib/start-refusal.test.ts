import { afterEach, expect, test, vi } from 'vitest'
import { watchStart } from './start-refusal.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * Starts the watch with a provider that gives this answer; returns the verdict and the text that the caller
 * read.
 */
async function told(path: string, status: number, body: string): Promise<[boolean, string]> {
  const provider = vi.fn(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', provider)
  const stop = watchStart()
  const reply = await fetch(`https://larder.test${path}?key=k`, { method: 'POST' })
  const isDisabled = stop()
  expect(fetch).toBe(provider)
  return [isDisabled, await reply.text()]
}
const refusal = (message: string) => JSON.stringify({ error: { code: 400, message } })

test.each([
  ['/v1/accounts:lookup', 400, refusal('USER_DISABLED'), true],
  ['/v1/token', 400, refusal('USER_DISABLED : This account has been disabled.'), true],
  ['/v1/token', 400, refusal('TOKEN_EXPIRED'), false],
  ['/v1/accounts:signInWithPassword', 400, refusal('USER_DISABLED'), false],
  ['/v1/accounts:lookup', 200, refusal('USER_DISABLED'), false],
  ['/v1/accounts:lookup', 503, 'The service is busy.', false],
])('%s answers %i %s', async (path, status, body, isDisabled) => {
  // The caller still reads the whole answer.
  expect(await told(path, status, body)).toEqual([isDisabled, body])
})

test('stopping the watch keeps a fetch that another part has set meanwhile', async () => {
  vi.stubGlobal('fetch', vi.fn())
  const stop = watchStart()
  const later = vi.fn()
  globalThis.fetch = later
  expect(stop()).toBe(false)
  expect(globalThis.fetch).toBe(later)
})
