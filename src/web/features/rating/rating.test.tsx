import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { RecipeRating } from './recipe-rating.tsx'
// The dialog is loaded on demand; importing it first keeps that out of the tests' waiting times.
import './rating-dialog.tsx'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: async () => undefined }))

const id = '0193a000-0000-7000-8000-000000000000'
const server = {
  own: null as object | null,
  refuse: null as string | null,
  isOver: false,
  sent: [] as [string, unknown][],
  /** Promise that the cooking log awaits before it answers. */
  held: Promise.resolve(),
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const answer: typeof fetch = async (input, options) => {
  const call = `${options?.method} ${String(input).replace(id, ':id')}`
  if (call === 'GET /api/recipes/:id/rating')
    return json(server.own ?? { rating: null, comment: null, tags: null })
  if (call === 'GET /api/recipes/:id/stats') return json({ totalRatings: 2, averageRating: 4.5 })
  const body: unknown = JSON.parse(String(options?.body ?? 'null'))
  server.sent.push([call, body])
  if (server.isOver) return json({ code: 'session_expired', message: 'Please sign in again.' }, 401)
  if (server.refuse && call.endsWith('/rate')) return json({ code: 'internal', message: server.refuse }, 500)
  if (call.endsWith('/cooked')) await server.held
  return json(body, call.endsWith('/cooked') ? 201 : 200)
}

beforeEach(() => {
  Object.assign(server, { own: null, refuse: null, isOver: false, sent: [], held: Promise.resolve() })
  vi.useFakeTimers({ now: new Date('2026-11-22T23:30:00'), toFake: ['Date'] })
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function LastToast() {
  const toast = useToast()
  return toast && <output>{`${toast.title}|${toast.description ?? ''}`}</output>
}
const lastToast = () => document.querySelector('output')?.textContent

async function open(myRating: number | null = null) {
  for (let number = 0; number < 100; number++) dismissToast(number)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipeRating
        recipe={{
          id,
          title: 'Tomato Soup',
          myRating,
          averageRating: myRating,
          totalRatings: myRating ? 1 : 0,
        }}
      />
      <LastToast />
    </QueryClientProvider>,
  )
  const words = myRating ? 'Update Rating' : 'I Cooked This'
  await userEvent.click(screen.getByRole('button', { name: words }))
  await screen.findByRole('radio', { name: '1 star: Not great' })
  return screen.getByRole('button', { name: words })
}

test('each number of stars has its label, and nothing can be saved without stars', async () => {
  const save = await open()
  expect(screen.getByRole('dialog', { name: 'I Cooked This' })).toBeTruthy()
  expect(save).toHaveProperty('disabled', true)
  const labels = ['Not great', 'Could be better', 'Good', 'Really good', 'Amazing!']
  for (const [index, label] of labels.entries()) {
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${index + 1} star`) }))
    expect(screen.getByText(label)).toBeTruthy()
  }
  expect(save).toHaveProperty('disabled', false)
})

test('an attempt without stars shows a message and sends nothing', async () => {
  await open()
  await userEvent.type(screen.getByLabelText('Comment'), 'Fine{Control>}{Enter}{/Control}')
  await waitFor(() =>
    expect(lastToast()).toBe('Please select a rating|Choose a star rating before submitting'),
  )
  expect(server.sent).toEqual([])
})

test('a first rating keeps its title until its dialog is closed', async () => {
  let logged = () => {}
  server.held = new Promise((resolve) => {
    logged = resolve
  })
  const save = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
  await userEvent.click(save)
  await waitFor(() => expect(server.sent.map(([call]) => call)).toContain('POST /api/recipes/:id/cooked'))
  const dialog = screen.getByRole('dialog')
  expect(dialog.textContent).toContain('I Cooked This')
  expect(dialog.textContent).not.toContain('Update Rating')
  logged()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an ended session says so, and the dialog keeps the typed content', async () => {
  const away = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const save = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
  await userEvent.type(screen.getByLabelText('Comment'), 'Silky')
  server.isOver = true
  await userEvent.click(save)
  await waitFor(() => expect(lastToast()).toBe('Session Expired|Please log in again to continue.'))
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Silky')
  expect(lastToast()).not.toMatch(/saved/i)
  await waitFor(() => expect(away).toHaveBeenCalled())
})

test('only filled fields are sent, and the day is the date in the time zone of the cook', async () => {
  const save = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
  await userEvent.type(screen.getByLabelText('Comment'), '   ')
  await userEvent.click(save)
  await waitFor(() => expect(lastToast()).toBe('Rating saved!|'))
  expect(server.sent).toEqual([
    ['POST /api/recipes/:id/rate', { rating: 4 }],
    ['POST /api/recipes/:id/cooked', { cookedOn: '2026-11-22', servings: null }],
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('pressing Ctrl+Enter twice rates once, and logs the day once', async () => {
  await open()
  await userEvent.click(screen.getByRole('radio', { name: /^4 stars/ }))
  const twice = { key: 'Enter', ctrlKey: true }
  fireEvent.keyDown(screen.getByLabelText('Comment'), twice)
  fireEvent.keyDown(screen.getByLabelText('Comment'), twice)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent).toHaveLength(2)
})

test('comment and tags are sent, and the log is left alone when the cook says so', async () => {
  const save = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^5 stars/ }))
  await userEvent.click(screen.getByRole('button', { name: 'easy' }))
  await userEvent.click(screen.getByRole('button', { name: 'spicy' }))
  await userEvent.click(screen.getByRole('button', { name: 'easy' }))
  await userEvent.type(screen.getByLabelText('Comment'), '  Silky ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Add today, 22 November, to my cooking log' }))
  await userEvent.click(save)
  await waitFor(() => expect(lastToast()).toBe('Rating saved!|'))
  expect(server.sent).toEqual([
    ['POST /api/recipes/:id/rate', { rating: 5, comment: 'Silky', tags: ['spicy'] }],
  ])
})

test('an earlier rating fills the dialog, and an update adds no day by itself', async () => {
  server.own = { rating: 3, comment: 'Too thin', tags: ['quick'] }
  const save = await open(3)
  expect(screen.getByRole('dialog', { name: 'Update Rating' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: '3 stars: Good' })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Too thin')
  expect(screen.getByRole('button', { name: 'quick' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  await userEvent.click(save)
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toEqual([
    'POST /api/recipes/:id/rate',
    { rating: 3, comment: 'Too thin', tags: ['quick'] },
  ])
})

test('a failure shows its message and keeps the typed content', async () => {
  server.refuse = 'The oven is off.'
  const save = await open()
  await userEvent.click(screen.getByRole('radio', { name: /^2 stars/ }))
  await userEvent.type(screen.getByLabelText('Comment'), 'Watery')
  await userEvent.click(save)
  await waitFor(() => expect(lastToast()).toBe('Failed to save rating|The oven is off.'))
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Watery')
  expect(server.sent).toHaveLength(1)
})
