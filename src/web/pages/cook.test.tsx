import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { recipeQuery } from '#web/data/recipes.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { CookPage } from './cook.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(),
  useAuth: () => ({ status: 'member', user: { uid: 'ada' } }),
}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('cook mode continues when a refetch of its recipe fails', async () => {
  const soup = { ...tomatoSoup, id: 'soup', version: 1, imageUrl: null, isFavorite: false, folderId: null }
  let isDown = false
  vi.stubGlobal('fetch', async () =>
    isDown
      ? Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
      : Response.json(soup),
  )
  const client = createQueryClient()
  const { queryKey } = recipeQuery('soup')
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/recipe/soup/cook']}>
        <Routes>
          <Route path="/recipe/:id/cook" element={<CookPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: /Start cooking/ })
  isDown = true
  await act(() => client.invalidateQueries({ queryKey }))
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.getByRole('button', { name: /Start cooking/ })).toBeTruthy()
})
