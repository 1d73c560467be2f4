import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { EditRecipe } from './edit-recipe.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(),
  useAuth: () => ({ status: 'member', user: { uid: 'ada' } }),
  authState: () => ({ status: 'member', user: { uid: 'ada' } }),
}))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

// The form reads no other fields.
const recipe = { ...tomatoSoup, id: 'soup', version: 1 } as unknown as Recipe

test('pressing Ctrl+S twice, or holding it, saves once', async () => {
  let puts = 0
  let release = () => {}
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method === 'PUT') {
      puts += 1
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    return Response.json({ ...recipe, version: 2 })
  })
  const onLeave = vi.fn()
  render(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient()}>
        <EditRecipe recipe={recipe} onLeave={onLeave} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Plum Soup' } })
  const save = (repeat: boolean) => fireEvent.keyDown(window, { key: 's', ctrlKey: true, repeat })
  save(false)
  save(false)
  await waitFor(() => expect(puts).toBe(1))
  save(true)
  release()
  await waitFor(() => expect(onLeave).toHaveBeenCalled())
  save(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(puts).toBe(1)
})
