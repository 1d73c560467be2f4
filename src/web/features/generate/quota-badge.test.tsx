import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { QuotaBadge } from './quota-badge.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an open page refetches the quota when the month ends, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') })
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const isOver = Date.now() >= Date.parse('2026-12-01T00:00:00Z')
    return Response.json({
      subscriptionStatus: 'free',
      recipesUsed: isOver ? 0 : 3,
      recipesRemaining: isOver ? 3 : 0,
      resetsAt: isOver ? '2027-01-01T00:00:00.000Z' : '2026-12-01T00:00:00.000Z',
    })
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <QuotaBadge />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000))
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(asked).toBe(1)
  expect(document.body.textContent).toContain('1 December')
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
  expect(document.body.textContent).toContain('1 January')
  expect(asked).toBe(2)
})
