import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CookedEntry } from '#contract/cooked.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { CookedLog } from './cooked-log.tsx'
import { cookedWords } from './cooked-words.ts'

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))

const entry = (cookedOn: string, patch: Partial<CookedEntry> = {}): CookedEntry => ({
  id: `entry-${cookedOn}`,
  recipeId: 'soup',
  cookedOn,
  servings: null,
  note: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  ...patch,
})

/** A fake server that keeps a cooking log. */
const server = { entries: [] as CookedEntry[], refuse: null as string | null }
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const answer: typeof fetch = async (input, options) => {
  const id = String(input).split('/').at(-1)
  const body = JSON.parse(String(options?.body ?? 'null'))
  if (options?.method === 'GET') return json({ times: server.entries.length, entries: server.entries })
  if (server.refuse) return json({ code: 'conflict', message: server.refuse }, 409)
  if (options?.method === 'DELETE') server.entries = server.entries.filter((one) => one.id !== id)
  if (options?.method === 'PUT')
    server.entries = server.entries.map((one) => (one.id === id ? { ...one, ...body } : one))
  if (options?.method === 'POST')
    server.entries = [...server.entries, entry(body.cookedOn, body)].toSorted((a, b) =>
      b.cookedOn.localeCompare(a.cookedOn),
    )
  return json({ ok: true })
}

beforeEach(() => {
  Object.assign(server, {
    entries: [entry('2026-11-03', { servings: 6, note: 'Less salt' }), entry('2025-12-24')],
    refuse: null,
  })
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] })
  vi.stubGlobal('fetch', vi.fn(answer))
  for (let number = 0; number < 100; number++) dismissToast(number)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function LastToast() {
  const toast = useToast()
  return (
    toast && (
      <button type="button" onClick={toast.action?.run}>{`${toast.action?.label}: ${toast.title}`}</button>
    )
  )
}
const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CookedLog recipeId="soup" />
      <LastToast />
    </QueryClientProvider>,
  )

test('a line tells how often and when the recipe was last cooked', () => {
  const now = new Date('2026-11-22T12:00:00')
  expect(cookedWords({ times: 0, entries: [] }, now)).toBe('Not cooked yet')
  expect(cookedWords({ times: 1, entries: [entry('2026-11-03')] }, now)).toBe('Cooked once, on 3 November')
  expect(cookedWords({ times: 4, entries: [entry('2026-11-03')] }, now)).toBe(
    'Cooked 4 times, last on 3 November',
  )
  expect(cookedWords({ times: 4, entries: [entry('2024-02-29')] }, now)).toBe(
    'Cooked 4 times, last on 29 February 2024',
  )
})

test('the days are listed with their notes, and an earlier day can be added', async () => {
  open()
  expect(await screen.findByText('Cooked 2 times, last on 3 November')).toBeTruthy()
  expect(screen.getByText('Less salt')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add a date' }))
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-23' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  expect((await screen.findByRole('alert')).textContent).toBe('That day has not come yet.')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-10-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  expect(await screen.findByText('Cooked 3 times, last on 3 November')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an entry is edited, and a refusal is shown in the form with the typed content', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit 3 November' }))
  expect(screen.getByLabelText('Date')).toHaveProperty('value', '2026-11-03')
  expect(screen.getByLabelText('Servings')).toHaveProperty('value', '6')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2025-12-24' } })
  server.refuse = 'That day is in the log already.'
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  expect((await screen.findByRole('alert')).textContent).toBe('That day is in the log already.')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Less salt')
  server.refuse = null
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-04' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  expect(await screen.findByText('Cooked 2 times, last on 4 November')).toBeTruthy()
})

test('an unreachable server removes neither the log nor the note that is being written', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a date' }))
  await userEvent.type(screen.getByLabelText('Note'), 'With twice the thyme')
  vi.stubGlobal('fetch', async () => json({ code: 'unavailable', message: 'Not now.' }, 503))
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'With twice the thyme')
})

test('pressing Enter twice at once sends one day', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a date' }))
  for (const _press of [1, 2]) fireEvent.submit(screen.getByLabelText('Date').closest('form')!)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.entries).toHaveLength(3)
})

test('a day that is saved late does not close the dialog opened meanwhile', async () => {
  let release = () => {}
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    if (asked[1]?.method === 'POST')
      await new Promise<void>((resolve) => {
        release = resolve
      })
    return answer(...asked)
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Add a date' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save date' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a date' }))
  await userEvent.type(screen.getByLabelText('Note'), 'With twice the thyme')
  release()
  expect(await screen.findByText('Cooked 3 times, last on 22 November')).toBeTruthy()
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'With twice the thyme')
})

test('Undo restores a deleted day with its note', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete 3 November' }))
  expect(await screen.findByText('Cooked once, on 24 December 2025')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: 3 November deleted' }))
  expect(await screen.findByText('Cooked 2 times, last on 3 November')).toBeTruthy()
  await waitFor(() => expect(server.entries[0]).toMatchObject({ servings: 6, note: 'Less salt' }))
})
