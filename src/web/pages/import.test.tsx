import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Capture } from '#contract/capture.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { ImportPage } from './import.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  useAuth: () => ({ user: { uid: 'ada' } }),
}))

const id = '0193a000-0000-7000-8000-000000000000'
const capture: Capture = {
  id,
  draft: {
    title: 'Tomato Soup',
    description: '',
    category: 'dinner',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 4,
    ingredients: [{ amount: '2 pounds', item: 'tomatoes' }],
    instructions: ['Boil the tomatoes.'],
  },
  notes: '',
  report: [
    { field: 'servings', outcome: 'guessed', note: 'Not said; 4 is a guess.' },
    { field: 'title', outcome: 'kept', note: 'Tomato Soup' },
    { field: 'nutrition', outcome: 'left_out', note: 'The kitchen computes it.' },
  ],
  checks: {
    rules: [],
    findings: [{ rule: 'x', severity: 'warning', place: 'times', message: 'The times do not add up.' }],
  },
  imageUrl: '/images/abc.webp',
  source: { url: 'https://www.soup.example/one', author: 'Ines Falk' },
  engine: null,
  duplicates: [{ id, title: 'Tomato Soup', why: 'same-address' }],
  choices: ['Tomato Soup', 'Second Soup'],
  which: 0,
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const server = { calls: [] as { call: string; body: unknown }[], answers: [] as Response[] }

// The form is loaded on demand; importing it first keeps that out of the tests' waiting times.
beforeAll(() => import('#web/features/edit/imported-recipe.tsx'), 30_000)
beforeEach(() => {
  Object.assign(server, { calls: [], answers: [] })
  localStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('fetch', (async (input, options) => {
    const call = `${options?.method} ${String(input)}`
    if (options?.method !== 'POST') return json([])
    server.calls.push({ call, body: JSON.parse(String(options.body)) })
    return server.answers.shift() ?? json(capture)
  }) satisfies typeof fetch)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (at = '/import') =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/import" element={<ImportPage />} />
          <Route path="/recipe/:id" element={<h1>The recipe</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
const user = userEvent.setup()
const readPage = async (address: string) => {
  await user.type(screen.getByLabelText('Address of the page'), address)
  await user.click(screen.getByRole('button', { name: 'Read the page' }))
}

test('a page is read, reviewed, corrected and saved, and nothing is saved before', async () => {
  server.answers.push(json(capture), json({ id, title: 'Our Soup' }, 201))
  show()
  await readPage('soup.example/one')
  expect(await screen.findByRole('heading', { level: 1, name: 'Look it over' })).toBeDefined()
  expect(screen.getByText(/Nothing is saved yet. It comes from soup.example, by Ines Falk./)).toBeDefined()
  expect(screen.getByText('You already have “Tomato Soup”')).toBeDefined()
  expect(screen.getByText('The times do not add up.')).toBeDefined()
  const report = screen.getByRole('region', { name: 'How it was read' })
  expect(within(report).getByText('Servings').closest('li')?.textContent).toBe(
    'Servings, Please check: Not said; 4 is a guess.',
  )
  expect(server.calls).toEqual([
    { call: 'POST /api/capture/page', body: { url: 'soup.example/one', which: 0 } },
  ])
  await user.click(screen.getByLabelText('Use this picture'))
  await user.clear(screen.getByLabelText('Title'))
  await user.type(screen.getByLabelText('Title'), 'Our Soup')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'The recipe' })).toBeDefined()
  const { ingredients, instructions } = capture.draft
  expect(server.calls[1]).toMatchObject({
    call: `POST /api/capture/${id}/save`,
    body: { draft: { title: 'Our Soup', servings: 4, ingredients, instructions }, keepPicture: false },
  })
})

test('another recipe of the page can be chosen, and Cancel returns to the typed address', async () => {
  server.answers.push(
    json(capture),
    json({
      ...capture,
      id: `${id.slice(0, -1)}1`,
      which: 1,
      draft: { ...capture.draft, title: 'Second Soup' },
    }),
  )
  show()
  await readPage('soup.example/two')
  await user.selectOptions(await screen.findByLabelText('Which recipe'), 'Second Soup')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Second Soup'))
  expect(server.calls[1]?.body).toEqual({ url: 'soup.example/two', which: 1 })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(screen.getByLabelText<HTMLInputElement>('Address of the page').value).toBe('soup.example/two')
})

test('an unreadable page says why, keeps the address and suggests pasting the text', async () => {
  server.answers.push(json({ code: 'page_unreadable', message: 'This site took too long to answer.' }, 422))
  show()
  await user.click(screen.getByRole('button', { name: 'Read the page' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter an address.')
  expect(server.calls).toEqual([])
  await readPage('slow.example')
  expect(await screen.findByText('This site took too long to answer.')).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Address of the page').value).toBe('slow.example')
  await user.click(screen.getByRole('button', { name: 'Paste the text instead' }))
  expect(screen.getByRole('tab', { name: 'Pasted text' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.queryByText('This site took too long to answer.')).toBeNull()
})

test('a pasted text is read, and a list that was not found gets its first empty rows', async () => {
  const bare = {
    ...capture,
    imageUrl: null,
    duplicates: [],
    choices: ['x'],
    source: { url: null, author: null },
  }
  server.answers.push(json({ ...bare, engine: 'openai:gpt', draft: { ...capture.draft, ingredients: [] } }))
  show('/import?from=text')
  await user.click(screen.getByRole('button', { name: 'Read the text' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Please paste a recipe.')
  await user.type(screen.getByLabelText('Recipe'), 'Soup of tomatoes')
  await user.click(screen.getByRole('button', { name: 'Read the text' }))
  expect(await screen.findByLabelText('Ingredient 3')).toBeDefined()
  expect(screen.getByText(/It comes from your text.*counts one recipe of your month/)).toBeDefined()
  expect(screen.queryByLabelText('Use this picture')).toBeNull()
})

test('a shared address or text fills the field, and is not read before the cook asks', () => {
  show('/import?url=https%3A%2F%2Fsoup.example%2F')
  expect(screen.getByLabelText<HTMLInputElement>('Address of the page').value).toBe('https://soup.example/')
  cleanup()
  show('/import?text=Soup')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Recipe').value).toBe('Soup')
  expect(server.calls).toEqual([])
})
