import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { tomatoSoup } from '#testing/recipes.ts'
import { Toaster } from '#web/app/toaster.tsx'
import { recipeQuery } from '#web/data/recipes.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { toast } from '#web/lib/toasts.ts'
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

const soup = { ...tomatoSoup, id: 'soup', version: 1, imageUrl: null, isFavorite: false, folderId: null }
const shown = (client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/recipe/soup/cook']}>
        <Routes>
          <Route path="/recipe/:id/cook" element={<CookPage />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )

test('a message of the page before ends in cook mode, and a failure stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json(soup))
  toast({ title: 'On your shopping list', tone: 'success' })
  const { unmount } = shown()
  await screen.findByRole('button', { name: /Start cooking/ })
  expect(screen.queryByText('On your shopping list')).toBeNull()
  unmount()
  toast({ title: 'Not saved', tone: 'error' })
  shown()
  await screen.findByRole('button', { name: /Start cooking/ })
  expect(screen.getByText('Not saved')).toBeTruthy()
})

test('cook mode continues when a refetch of its recipe fails', async () => {
  let isDown = false
  vi.stubGlobal('fetch', async () =>
    isDown
      ? Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
      : Response.json(soup),
  )
  const client = createQueryClient()
  const { queryKey } = recipeQuery('soup')
  shown(client)
  await screen.findByRole('button', { name: /Start cooking/ })
  isDown = true
  await act(() => client.invalidateQueries({ queryKey }))
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
  expect(screen.getByRole('button', { name: /Start cooking/ })).toBeTruthy()
})
