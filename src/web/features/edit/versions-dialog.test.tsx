import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { withoutDirection } from '#testing/written-direction.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { VersionsDialog } from './versions-dialog.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const title = 'شوربة العدس الأحمر'
// The dialog reads no other fields.
const recipe = { ...tomatoSoup, id: 'recipe-1', title, version: 2 } as Recipe
const first = {
  version: 1,
  savedAt: '2026-11-20T12:00:00.000Z',
  author: 'cook',
  reason: null,
  detail: null,
  title: 'شوربة',
}
const second = { ...first, version: 2, reason: 'edited', title }

const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 })
const answer: typeof fetch = async (input) =>
  json(
    String(input).endsWith('/versions/1')
      ? { ...first, content: { ...tomatoSoup, title: first.title }, imageUrl: null }
      : [second, first],
  )

beforeEach(() => void vi.stubGlobal('fetch', answer))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('titles of versions, and their differences, have their own direction', async () => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VersionsDialog recipe={recipe} onClose={vi.fn()} />
    </QueryClientProvider>,
  )
  await screen.findByText(title)
  expect(withoutDirection(first.title)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /first version/ }))
  await screen.findByRole('button', { name: /Restore/ })
  expect((await screen.findAllByRole('insertion')).length).toBeGreaterThan(0)
  expect(withoutDirection('العدس')).toEqual([])
})
