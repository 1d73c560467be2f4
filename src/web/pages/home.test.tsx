import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { Home } from './home.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
  useAuth: () => ({ status: 'visitor', user: null }),
}))
vi.setConfig({ testTimeout: 20_000 })

/** Paths that were requested from a server that answers all requests with an error. */
const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(new URL(input, 'http://larder.test').pathname)
    return Response.json({ code: 'internal', message: 'Something went wrong.' }, { status: 500 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('failed queries are retried a few times only, and the collection shows its failure', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Home />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Something went wrong.')
  const before = asked.length
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(asked.length - before).toBeLessThan(3)
  const ofQuota = asked.filter((path) => path === '/api/recipes/quota/check')
  expect(ofQuota.length).toBeLessThan(10)
})
