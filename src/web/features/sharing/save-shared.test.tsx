import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { useToast } from '#web/lib/toasts.ts'
import { SaveShared } from './save-shared.tsx'
import { readIngredient } from './shared-ingredients.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Told = () => {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}

async function save(reply: () => Response) {
  vi.stubGlobal('fetch', async () => reply())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <SaveShared id="1" />
        <Told />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save Recipe' }))
}
const said = (words: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(words))

test('a saved recipe cannot be saved again, and links to the copy', async () => {
  await save(() => Response.json({ id: '2', title: 'Soup', folderId: null }))
  await said('Recipe Saved!|It is in your collection now.')
  const saved = screen.getByRole('button', { name: 'Saved to Collection' })
  expect(saved.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(saved)
  expect(screen.getByRole('link', { name: 'View Recipe' }).getAttribute('href')).toBe('/recipe/2')
})

test('a recipe that is in the collection already says so', async () => {
  const message = 'You have already saved this recipe to your collection.'
  await save(() => Response.json({ code: 'conflict', message }, { status: 409 }))
  await said('Save Failed|You already have this recipe in your collection!')
  expect(screen.getByRole('button', { name: 'Saved to Collection' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a failure says so, and can be tried again', async () => {
  await save(() => Response.json({ code: 'internal', message: 'No.' }, { status: 500 }))
  await said('Save Failed|Failed to save recipe. Please try again.')
  expect(screen.getByRole('button', { name: 'Save Recipe' }).getAttribute('aria-disabled')).toBeNull()
})

test('ingredients are read in all three shapes', () => {
  expect(['2 eggs', { name: 'salt' }, { amount: '1 cup', item: 'peas' }].map(readIngredient)).toEqual([
    { amount: '', item: '2 eggs' },
    { amount: '', item: 'salt' },
    { amount: '1 cup', item: 'peas' },
  ])
})
