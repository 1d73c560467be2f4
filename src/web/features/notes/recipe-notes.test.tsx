import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#web/lib/query-client.ts'
import { RecipeNotes } from './recipe-notes.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
  useAuth: () => ({ status: 'member', user: { uid: 'ada' } }),
}))

/** The fake server's notes, and its reply to a save. */
let stored: string
let save: (body: { notes: string; before?: string }) => Response | Promise<Response>
beforeEach(() => {
  localStorage.clear()
  stored = 'Good.'
  save = ({ notes, before }) => {
    if (before !== undefined && before !== stored) {
      return Response.json({ code: 'conflict', message: 'Changed elsewhere.' }, { status: 409 })
    }
    stored = notes
    return Response.json({ notes })
  }
  vi.stubGlobal('fetch', async (_url: string, options: RequestInit) =>
    options.method === 'PUT' ? save(JSON.parse(String(options.body))) : Response.json({ notes: stored }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RecipeNotes recipeId="soup" />
    </QueryClientProvider>,
  )
const field = () => screen.findByRole('textbox', { name: 'Notes' })
const write = async (text: string) => {
  fireEvent.change(await field(), { target: { value: text } })
  fireEvent.blur(await field())
}

test('notes are saved automatically and say so', async () => {
  open()
  await write('Less salt.')
  await screen.findByText('Saved')
  expect(stored).toBe('Less salt.')
})

test('unsaved notes stay, say so, survive a reload, and are saved once possible', async () => {
  const works = save
  const refuse = vi.fn(() => Response.json({ code: 'unavailable', message: 'Not now.' }, { status: 503 }))
  save = refuse
  const page = open()
  await write('Do not lose me.')
  await screen.findByText(/Not saved/)
  expect(await field()).toHaveProperty('value', 'Do not lose me.')
  const tries = refuse.mock.calls.length
  page.unmount()
  await waitFor(() => expect(refuse.mock.calls.length).toBeGreaterThan(tries)) // leaving makes a last attempt
  save = works
  open()
  expect(await field()).toHaveProperty('value', 'Do not lose me.')
  await waitFor(() => expect(stored).toBe('Do not lose me.'))
  await screen.findByText('Saved')
  expect(localStorage.length).toBe(0)
})

test('notes changed on another device are shown beside the cook’s own for a choice', async () => {
  open()
  await field()
  stored = 'From the phone.'
  await write('From the desk.')
  await screen.findByText('From the phone.')
  expect(stored).toBe('From the phone.')
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(stored).toBe('From the desk.'))
})

test('typing on during a save is no conflict', async () => {
  const answers: (() => void)[] = []
  const plainly = save
  save = async (body) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return plainly(body)
  }
  open()
  await write('Less')
  await waitFor(() => expect(answers).toHaveLength(1))
  await write('Less salt.')
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await waitFor(() => expect(stored).toBe('Less salt.'))
  await screen.findByText('Saved')
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull()
})
