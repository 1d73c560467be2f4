import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { useMoveRecipe } from './move-recipe.ts'
import { recipeKey } from './recipe-keys.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A cook who moves a soup from folder to folder; the server answers each call when the test lets it. */
function kitchen() {
  const client = createQueryClient()
  const waiting: ((isTaken: boolean) => void)[] = []
  let stored: string | null = 'first'
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    const { folderId } = JSON.parse(String(body))
    const isTaken = await new Promise<boolean>((answer) => waiting.push(answer))
    if (!isTaken) return Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
    stored = folderId
    return Response.json({ folderId })
  })
  // The recipe page's data.
  client.setQueryData(recipeKey('soup'), { id: 'soup', title: 'Soup', folderId: 'first' } as Recipe)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useMoveRecipe(), { wrapper })
  const shown = () => client.getQueryData<Recipe>(recipeKey('soup'))?.folderId
  const move = (folderId: string) =>
    result.current({ recipe: { id: 'soup', folderId: shown() ?? null }, folderId }).catch(() => null)
  return { move, shown, stored: () => stored, waiting, isQuiet: () => client.isMutating() === 0 }
}

test.each([
  ['both are taken', [true, true], 'third'],
  ['the first is refused', [false, true], 'third'],
  ['the second is refused', [true, false], 'second'],
  ['both are refused', [false, false], 'first'],
])(
  'two quick moves end in the folder of the last one, in the order they were made, when %s',
  async (_how, answers, end) => {
    const { move, shown, stored, waiting, isQuiet } = kitchen()
    const moves = [move('second')]
    await waitFor(() => expect(shown()).toBe('second'))
    moves.push(move('third'))
    await waitFor(() => expect(shown()).toBe('third'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    waiting[0]?.(answers[0] ?? false)
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(shown()).toBe('third')
    waiting[1]?.(answers[1] ?? false)
    await Promise.all(moves)
    await waitFor(() => expect(isQuiet()).toBe(true))
    expect([shown(), stored()]).toEqual([end, end])
  },
)
