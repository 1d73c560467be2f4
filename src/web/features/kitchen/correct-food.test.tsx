import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { foodNamesQuery } from '#web/data/search.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { CorrectFood } from './correct-food.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
afterEach(cleanup)

test('the search for a food does not reuse the names that were cached for the same text', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.startsWith('/api/foods/search')
        ? [{ id: 'tomato', name: 'tomatoes', calories: 18 }]
        : { names: ['tomato'] },
    ),
  )
  const client = createQueryClient()
  await client.fetchQuery(foodNamesQuery('tomato'))
  const line = {
    index: 0,
    line: '2 tomatoes',
    name: 'tomato',
    food: null,
    foundBy: 'none' as const,
    grams: null,
    share: 1,
    counted: false,
    why: null,
    perServing: null,
  }
  render(
    <QueryClientProvider client={client}>
      <CorrectFood recipe={{ id: 'soup', version: 1 }} line={line} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: /tomatoes/ })).toBeTruthy()
})
