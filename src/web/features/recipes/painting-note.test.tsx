import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Recipe } from '#contract/recipe.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { recipeQuery, recipesQuery } from '#web/data/recipes.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { PaintingNote } from './painting-note.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['coming', 'Drawn for now – a picture is on its way'],
  ['failed', 'The AI could not make a picture, so the kitchen drew one'],
] as const)('a picture that is %s is told of', (painting, words) => {
  render(<PaintingNote painting={painting} />)
  expect(screen.getByRole('status').textContent).toBe(words)
})

test('a finished picture has no note', () => {
  render(<PaintingNote painting={undefined} />)
  expect(screen.getByRole('status').textContent).toBe('')
})

// The page reads no other fields.
const drawn = { ...tomatoSoup, id: 'recipe-1', imageUrl: '/images/drawn.webp', painting: 'coming' } as Recipe
const painted = { ...drawn, imageUrl: '/images/painted.webp', painting: undefined }

const Shown = () => {
  const { data } = useQuery(recipeQuery('recipe-1'))
  return (
    <>
      {data && <img src={data.imageUrl ?? ''} alt={data.title} />}
      <PaintingNote painting={data?.painting} />
    </>
  )
}

test('the picture appears by itself once it is painted, in the lists too', async () => {
  let answer: object = drawn
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 200 }))
  const client = createQueryClient()
  const { queryKey } = recipesQuery()
  client.setQueryData(queryKey, [drawn])
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('/images/drawn.webp')
  answer = painted
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe('/images/painted.webp'))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(client.getQueryData(queryKey)?.[0]?.imageUrl).toBe('/images/painted.webp')
})
