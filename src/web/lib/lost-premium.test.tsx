import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/data/users.ts'
import { Calendar } from '#web/pages/calendar.tsx'
import { createQueryClient } from './query-client.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
afterEach(cleanup)

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const Plan = () => <output>{useQuery(currentUserQuery).data?.subscriptionStatus}</output>

test('a plan that ended meanwhile closes its pages after the first refusal, without further requests', async () => {
  const asked: string[] = []
  const answer: typeof fetch = async (input) => {
    const path = String(input).split('?', 1)[0] ?? ''
    asked.push(path)
    if (path === '/api/auth/user') {
      const times = asked.filter((one) => one === path).length
      return json({
        id: '1',
        email: 'a@larder.test',
        subscriptionStatus: times === 1 ? 'active' : 'past_due',
      })
    }
    return json({ code: 'premium_required', message: 'Premium subscription required' }, 403)
  }
  vi.stubGlobal('fetch', vi.fn(answer))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Calendar />
        <Plan />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText('past_due')).toBeTruthy())
  expect(asked.filter((path) => path === '/api/auth/user')).toHaveLength(2)
})
