import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { FolderList } from './folder-list.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const soups = { id: 'f1', name: 'Soups', color: '#ea580c', createdAt: '' }

/** Renders a cook's folder list and opens the dialog for a new folder. */
async function openNewFolder() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FolderList selected={undefined} addressOf={() => '/'} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Soups')
  await userEvent.click(screen.getByRole('button', { name: /^new folder$/i }))
}

test('a folder that is created late does not close the dialog opened meanwhile', async () => {
  const folders = [soups]
  let answer = () => {}
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      folders.push({ ...soups, id: 'f2', name: 'Cakes' })
      return Response.json(folders[1])
    }
    return Response.json(address.includes('counts') ? { all: 0, unorganized: 0, folders: {} } : folders)
  })
  await openNewFolder()
  await userEvent.type(await screen.findByLabelText(/name/i), 'Cakes{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: /^new folder$/i }))
  await userEvent.type(await screen.findByLabelText(/name/i), 'Breads')
  answer()
  await waitFor(() => expect(screen.getByText('Cakes')).toBeTruthy())
  expect(screen.getByLabelText(/name/i)).toHaveProperty('value', 'Breads')
})

test('pressing Enter twice at once creates one folder', async () => {
  const folders = [soups]
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'POST') {
      folders.push({ ...soups, id: `f${folders.length + 1}`, name: 'Cakes' })
      return Response.json(folders.at(-1))
    }
    return Response.json(address.includes('counts') ? { all: 0, unorganized: 0, folders: {} } : folders)
  })
  await openNewFolder()
  const name = await screen.findByLabelText(/name/i)
  await userEvent.type(name, 'Cakes')
  for (const _press of [1, 2]) fireEvent.submit(name.closest('form')!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findAllByText('Cakes')).toHaveLength(1)
  expect(folders).toHaveLength(2)
})
