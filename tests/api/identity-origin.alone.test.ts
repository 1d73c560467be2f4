import { expect, test, vi } from 'vitest'
import { startSession } from '#web/lib/session.ts'

/** The SDK stores `fetch` when it is loaded, so the replacement must be in place before. */
const asked = vi.hoisted(() => {
  const origins: string[] = []
  globalThis.fetch = async (input) => {
    origins.push(new URL(input instanceof Request ? input.url : String(input)).origin)
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  }
  return origins
})

test.each([
  { mode: 'embedded' as const, origins: ['https://larder.example:8443'] },
  { mode: 'firebase' as const, origins: ['https://identitytoolkit.googleapis.com'] },
])('in $mode mode, requests go to $origins alone', async ({ mode, origins }) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  asked.length = 0
  const config = { mode, apiKey: 'key', projectId: 'project', authDomain: null }
  const session = startSession(config, { origin: 'https://larder.example:8443' })
  await session.signIn('ann@example.com', 'secret-1').catch(() => undefined)
  await session.signUp('ann@example.com', 'secret-1').catch(() => undefined)
  await session.resetPassword('ann@example.com')
  expect(asked.length).toBeGreaterThanOrEqual(3)
  expect([...new Set(asked)]).toEqual(origins)
})
