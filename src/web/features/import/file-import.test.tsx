import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ImportItem, ImportJob } from '#contract/imports.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { FileImport } from './file-import.tsx'

const job = (change: Partial<ImportJob> = {}): ImportJob => ({
  id: '0193a000-0000-7000-8000-000000000001',
  state: 'ready',
  fileName: 'mine.zip',
  app: 'paprika',
  readShare: 1,
  recipes: { found: 3, duplicates: 1, waiting: 3, saved: 0, skipped: 0, failed: 0 },
  folders: ['Weeknight'],
  parts: [],
  unread: ['x.json: no recipe in it.'],
  problem: null,
  createdAt: '2026-11-22T10:00:00.000Z',
  ...change,
})
const item = (position: number, title: string, change: Partial<ImportItem> = {}): ImportItem => ({
  position,
  title,
  imageUrl: null,
  ingredients: 3,
  steps: 2,
  folder: 'Weeknight',
  report: [{ field: 'servings', outcome: 'guessed', note: 'Not said; 4 is a guess.' }],
  findings: [],
  duplicateOf: null,
  state: 'waiting',
  recipeId: null,
  ...change,
})

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }))

const server = (answers: Record<string, unknown>) => {
  const sent: { path: string; method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    sent.push({ path, method: String(method), body: typeof body === 'string' ? JSON.parse(body) : body })
    const answer = answers[`${method} ${path}`]
    if (!answer) return Response.json({ code: 'not_found', message: 'Not Found' }, { status: 404 })
    const { status = 200, body: reply } = answer as { status?: number; body: unknown }
    return Response.json(reply, { status })
  })
  return sent
}
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <FileImport />
      </MemoryRouter>
    </QueryClientProvider>,
  )
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = `/api/imports/${job().id}`
const reading = {
  'GET /api/imports': { body: [job()] },
  'GET /api/folders': {
    body: [{ id: '0193a000-0000-7000-8000-00000000000f', name: 'Mine', color: '#ea580c' }],
  },
  [`GET ${path}`]: { body: job() },
  [`GET ${path}/items`]: {
    body: {
      items: [
        item(0, 'Chili'),
        item(1, 'Soup', {
          duplicateOf: { id: '0193a000-0000-7000-8000-00000000000a', title: 'soup', exact: true },
        }),
        item(2, 'Stew'),
      ],
      next: null,
    },
  },
}

test('an earlier file is found again, and duplicates are left out unless the cook includes them', async () => {
  const sent = server({ ...reading, [`POST ${path}/save`]: { status: 202, body: job({ state: 'saving' }) } })
  show()
  expect(await screen.findByRole('heading', { name: '3 recipes in mine.zip' })).toBeTruthy()
  const box = async (title: string) =>
    (await screen.findByRole('checkbox', { name: `Import ${title}` })) as HTMLInputElement
  expect([(await box('Chili')).checked, (await box('Soup')).checked]).toEqual([true, false])
  expect(screen.getByText(/word for word/)).toBeTruthy()
  expect(screen.getAllByText('Not said; 4 is a guess.')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Import 2 Recipes' })).toBeTruthy()

  fireEvent.click(await box('Stew'))
  expect(screen.getByRole('button', { name: 'Import 1 Recipe' })).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Import again' }))
  expect((await box('Soup')).checked).toBe(true)
  fireEvent.change(screen.getByLabelText('Into which folder'), { target: { value: 'none' } })
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 Recipes' }))
  expect(await screen.findByText('Saving: 0 of 3 recipes')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    duplicates: 'keep',
    skip: [2],
    keep: [],
    folder: null,
    parts: true,
  })
})

test('a refused or unreadable file shows the server’s message, and another can be chosen', async () => {
  server({
    'GET /api/imports': { body: [] },
    'POST /api/imports': {
      status: 202,
      body: job({
        state: 'failed',
        problem: { code: 'invalid_request', message: 'This file is not valid JSON.' },
      }),
    },
  })
  show()
  const choose = async (file: File) =>
    fireEvent.change(
      (await screen.findByText('Drop a file here, or choose one')).closest('label')!.querySelector('input')!,
      {
        target: { files: [file] },
      },
    )
  await choose(new File(['{'], 'x.json'))
  expect(await screen.findByText('This file is not valid JSON.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  const huge = new File(['x'], 'huge.zip')
  Object.defineProperty(huge, 'size', { value: 400 * 1024 * 1024 })
  await choose(huge)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('smaller than 300 MB'))
})

test('a file dropped beside the field does not replace the page', async () => {
  server({ 'GET /api/imports': { body: [] } })
  show()
  await screen.findByText('Drop a file here, or choose one')
  for (const event of [createEvent.dragOver(document.body), createEvent.drop(document.body)]) {
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [] } })
    fireEvent(document.body, event)
    expect(event.defaultPrevented).toBe(true)
  }
})

test('the result names the parts of a file that found no room, not only the number of saved recipes', async () => {
  const left = "3 of the file's planned meals found no room: a calendar holds at most 20,000."
  const saved = { found: 3, duplicates: 0, waiting: 0, saved: 3, skipped: 0, failed: 0 }
  server({
    ...reading,
    'GET /api/imports': { body: [] },
    'POST /api/imports': { status: 202, body: job({ state: 'done', recipes: saved, unread: [left] }) },
  })
  show()
  fireEvent.change(
    (await screen.findByText('Drop a file here, or choose one')).closest('label')!.querySelector('input')!,
    { target: { files: [new File(['x'], 'mine.zip')] } },
  )
  expect(await screen.findByText('1 part of the file did not come along.')).toBeTruthy()
  expect(screen.getByText(left).closest('details')?.open).toBe(true)
  expect(screen.queryByText(/Everything in mine.zip/)).toBeNull()
})

test('the focus follows from stage to stage, and stays at the field when a file is refused', async () => {
  const failed = job({ state: 'failed', problem: { code: 'conflict', message: 'This file is damaged.' } })
  let refuse = (_answer: Response) => {}
  const refused = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  server({ ...reading, [`GET ${path}`]: { body: failed } })
  show()
  const again = await screen.findByRole('button', { name: 'Try Again' })
  again.focus()
  fireEvent.click(again)
  const chooser = await screen.findByLabelText(/^Drop/)
  const place = document.activeElement
  expect(place).not.toBe(document.body)
  expect(place?.contains(chooser)).toBe(true)

  vi.stubGlobal('fetch', () => refused)
  chooser.focus()
  fireEvent.change(chooser, { target: { files: [new File(['x'], 'x.zip')] } })
  await waitFor(() => expect(chooser.getAttribute('aria-disabled')).toBe('true'))
  // A browser takes the focus from a disabled element, so the input must not be `:disabled`.
  expect(chooser.matches(':disabled')).toBe(false)
  refuse(Response.json({ code: 'invalid', message: 'Not this one.' }, { status: 422 }))
  expect(await screen.findByText('Not this one.')).toBeTruthy()
  expect(document.activeElement).toBe(chooser)
})
