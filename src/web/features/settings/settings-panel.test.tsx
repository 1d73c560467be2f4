import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualMealTimes } from '#contract/meal-times.ts'
import type { CookSettings } from '#contract/settings.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { setTheme } from '#web/lib/theme.ts'
import { SettingsPanel } from './settings-panel.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))

const usual: CookSettings = {
  allergies: [],
  diets: [],
  dislikes: ['capers'],
  units: 'us',
  hemisphere: 'north',
  theme: 'system',
  mealTimes: usualMealTimes,
}
const server = {
  settings: usual,
  changes: [] as Partial<CookSettings>[],
  refuse: false,
  held: [] as (() => void)[],
}
let hold = false

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const answer: typeof fetch = async (_input, options) => {
  if (options?.method === 'GET') return json(server.settings)
  const change = JSON.parse(String(options?.body))
  server.changes.push(change)
  if (hold) await new Promise<void>((resolve) => server.held.push(resolve))
  if (server.refuse) return json({ code: 'unavailable', message: 'Not now' }, 503)
  server.settings = { ...server.settings, ...change }
  return json(server.settings)
}

beforeEach(() => {
  Object.assign(server, { settings: usual, changes: [], refuse: false, held: [] })
  hold = false
  setTheme('system')
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(cleanup)

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SettingsPanel />
    </QueryClientProvider>,
  )
const box = (name: string) => screen.findByRole('checkbox', { name })

test('quick ticks are all kept, in whatever order the answers arrive', async () => {
  hold = true
  open()
  const group = await screen.findByRole('group', { name: 'Allergies' })
  const boxes = () => within(group).getAllByRole<HTMLInputElement>('checkbox')
  const tick = async (place: number) => {
    fireEvent.click(boxes()[place] as HTMLInputElement)
    await waitFor(() => expect(boxes()[place]?.checked).toBe(true))
  }
  await tick(0)
  await tick(1)
  await waitFor(() => expect(server.held).toHaveLength(1))
  server.held[0]?.()
  await waitFor(() => expect(server.held).toHaveLength(2))
  // The first answer has arrived and the second has not, so the third change builds on both.
  await tick(2)
  server.held[1]?.()
  await waitFor(() => expect(server.held).toHaveLength(3))
  server.held[2]?.()
  await waitFor(() => expect(server.settings.allergies).toHaveLength(3))
  expect(boxes().filter(({ checked }) => checked)).toHaveLength(3)
})
const eating = () => within(screen.getByRole('region', { name: 'What you eat' }))

test('all fourteen allergens of the EU list can be chosen', async () => {
  open()
  const group = await screen.findByRole('group', { name: 'Allergies' })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(14)
})

test('a change shows at once, is saved automatically, and says so', async () => {
  hold = true
  open()
  await userEvent.click(await box('Peanuts'))
  expect(await box('Peanuts')).toHaveProperty('checked', true)
  expect(eating().getByRole('status').textContent).toContain('Saving…')
  await waitFor(() => expect(server.held).toHaveLength(1))
  server.held[0]?.()
  await waitFor(() => expect(eating().getByRole('status').textContent).toContain('Saved'))
  expect(server.changes).toEqual([{ allergies: ['peanuts'] }])
})

test('quick changes run one after another, and none is lost', async () => {
  open()
  await userEvent.click(await box('Peanuts'))
  await userEvent.click(await box('Milk'))
  await userEvent.click(await box('Peanuts'))
  await waitFor(() => expect(server.changes).toHaveLength(3))
  await waitFor(() => expect(server.settings.allergies).toEqual(['milk']))
  expect(await box('Peanuts')).toHaveProperty('checked', false)
})

test('a refused change is undone and says so', async () => {
  server.refuse = true
  open()
  await userEvent.click(await box('Vegan'))
  await waitFor(() => expect(eating().getByRole('status').textContent).toContain('Could not be saved'))
  expect(await box('Vegan')).toHaveProperty('checked', false)
})

test('a theme applies at once, and is undone when it cannot be saved', async () => {
  open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  await waitFor(() => expect(server.settings.theme).toBe('dark'))
  server.refuse = true
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
  expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true)
})

test('dislikes are added and removed one at a time, with a message for an invalid one', async () => {
  open()
  const field = await screen.findByLabelText('Dislikes')
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await add()
  expect(screen.getByRole('alert').textContent).toBe('Please name a food first.')
  await userEvent.type(field, '7 eggs!')
  await add()
  expect(screen.getByRole('alert').textContent).toBe('Please name a food with letters only.')
  await userEvent.clear(field)
  await userEvent.type(field, ' Capers ')
  await add()
  expect(screen.getByRole('alert').textContent).toBe('Capers is on the list already.')
  await userEvent.clear(field)
  await userEvent.type(field, 'blue cheese{Enter}')
  await waitFor(() => expect(server.settings.dislikes).toEqual(['capers', 'blue cheese']))
  expect(field).toHaveProperty('value', '')
  await userEvent.click(screen.getByRole('button', { name: 'Remove capers' }))
  await waitFor(() => expect(server.settings.dislikes).toEqual(['blue cheese']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove blue cheese' }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(server.settings.dislikes).toEqual([]))
  expect(document.activeElement).toBe(field)
})
