import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ImportItem, ImportJob } from '#contract/imports.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { FileItems } from './file-items.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const job: ImportJob = {
  id: '0193a000-0000-7000-8000-000000000001',
  state: 'ready',
  fileName: 'mine.zip',
  app: 'paprika',
  readShare: 1,
  recipes: { found: 2, duplicates: 0, waiting: 2, saved: 0, skipped: 0, failed: 0 },
  folders: [],
  parts: [],
  unread: [],
  problem: null,
  createdAt: '2026-11-22T10:00:00.000Z',
}
const chili: ImportItem = {
  position: 0,
  title: 'Chili',
  imageUrl: null,
  ingredients: 3,
  steps: 2,
  folder: null,
  report: [],
  findings: [],
  duplicateOf: null,
  state: 'waiting',
  recipeId: null,
}

test('a failed next page keeps the recipes that were read before it', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('after=0')
      ? Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 })
      : Response.json({ items: [chili], next: 0 }),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FileItems job={job} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Chili')
  await userEvent.click(screen.getByRole('button', { name: /more/i }))
  expect(await screen.findByText('The next recipes could not be loaded')).toBeTruthy()
  expect(screen.getByText('Chili')).toBeTruthy()
})
