import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usualMealTimes } from '#contract/meal-times.ts'
import type { CookSettings } from '#contract/settings.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { CalendarSettings } from './calendar-settings.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  currentToken: async () => 'token-1',
  signOut: vi.fn(async () => undefined),
}))
const copied: string[] = []
vi.mock('#web/lib/copy-text.ts', () => ({ copyText: async (text: string) => void copied.push(text) }))

const settings: CookSettings = {
  allergies: [],
  diets: [],
  dislikes: [],
  units: 'us',
  hemisphere: 'north',
  theme: 'system',
  mealTimes: usualMealTimes,
}
const server = {
  madeAt: null as string | null,
  made: 0,
  reads: 0,
  refuse: false,
  isDown: false,
  changes: [] as unknown[],
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
const answer: typeof fetch = async (input, options) => {
  const path = new URL(String(input instanceof Request ? input.url : input), 'http://larder.test').pathname
  if (server.refuse && options?.method !== 'GET')
    return json({ code: 'unavailable', message: 'Not now' }, 503)
  if (path === '/api/settings') {
    server.changes.push(JSON.parse(String(options?.body)))
    return json({ ...settings, ...JSON.parse(String(options?.body)) })
  }
  if (options?.method === 'POST') {
    server.made += 1
    server.madeAt = '2026-11-22T10:00:00.000Z'
    return json(
      { address: `http://larder.test/calendar/secret${server.made}.ics`, madeAt: server.madeAt },
      201,
    )
  }
  if (options?.method === 'DELETE') {
    server.madeAt = null
    return json({ ok: true })
  }
  server.reads += 1
  if (server.isDown) return json({ code: 'unavailable', message: 'Not now.' }, 503)
  return json({ madeAt: server.madeAt })
}

beforeEach(() => {
  Object.assign(server, { madeAt: null, made: 0, reads: 0, refuse: false, isDown: false, changes: [] })
  copied.length = 0
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(cleanup)

const open = (subscriptionStatus: 'active' | 'free' = 'active') => {
  const client = createQueryClient()
  // The component reads nothing of the user but the plan.
  client.setQueryData(currentUserQuery.queryKey, { subscriptionStatus } as never)
  return render(
    <QueryClientProvider client={client}>
      <CalendarSettings settings={settings} />
    </QueryClientProvider>,
  )
}
const button = (name: string) => screen.findByRole('button', { name })
const address = () => screen.findByRole('textbox', { name: 'Secret address' })

test('an address is made, copied, replaced after a confirmation, and removed', async () => {
  open()
  await userEvent.click(await button('Make an address'))
  expect(await address()).toHaveProperty('value', 'http://larder.test/calendar/secret1.ics')
  await userEvent.click(await button('Copy'))
  expect(copied).toEqual(['http://larder.test/calendar/secret1.ics'])

  await userEvent.click(await button('Reset'))
  await userEvent.click(await button('Cancel'))
  expect(server.made).toBe(1)
  await userEvent.click(await button('Reset'))
  await userEvent.click(await button('Make a new address'))
  await waitFor(async () =>
    expect(await address()).toHaveProperty('value', 'http://larder.test/calendar/secret2.ics'),
  )

  await userEvent.click(await button('Turn off'))
  await button('Make an address')
  expect(screen.queryByRole('textbox', { name: 'Secret address' })).toBeNull()
})

test('an earlier address is not shown again, but can be replaced', async () => {
  server.madeAt = '2026-10-01T10:00:00.000Z'
  open()
  expect(await screen.findByText(/has had a secret address since 1 October 2026/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Secret address' })).toBeNull()
  await button('Reset')
})

test('a refusal of the server changes nothing', async () => {
  server.madeAt = '2026-10-01T10:00:00.000Z'
  server.refuse = true
  open()
  await userEvent.click(await button('Turn off'))
  await waitFor(async () => expect((await button('Turn off')).getAttribute('aria-disabled')).toBeNull())
  await button('Reset')
})

test('a meal time is saved when its field is left, and an empty one asks for a time', async () => {
  open()
  const dinner = await screen.findByLabelText('Dinner')
  expect(dinner).toHaveProperty('value', '18:30')
  await userEvent.clear(dinner)
  await userEvent.tab()
  expect(await screen.findByText('Please give a time.')).toBeTruthy()
  expect(server.changes).toEqual([])
  await userEvent.type(dinner, '20:15')
  await userEvent.tab()
  await waitFor(() => expect(server.changes).toEqual([{ mealTimes: { ...usualMealTimes, dinner: '20:15' } }]))
})

test('the settings are part of Premium', async () => {
  const { container } = open('free')
  await vi.waitFor(() => expect(server.reads).toBe(1), 20_000)
  expect(container.textContent).toBe('')
})

test('without Premium an existing address can be removed, and no new one made', async () => {
  server.madeAt = '2026-10-01T10:00:00.000Z'
  const { container } = open('free')
  await button('Turn off')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  expect(screen.queryByLabelText('Dinner')).toBeNull()
  expect(container.textContent).toContain('shows your plan again when you have Premium')
  await userEvent.click(await button('Turn off'))
  await waitFor(() => expect(server.madeAt).toBeNull())
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('an address that fails to load says so, and can be requested again', async () => {
  server.isDown = true
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CalendarFeed />
    </QueryClientProvider>,
  )
  const again = await screen.findByRole('button', { name: 'Try Again' })
  expect(screen.getByText(/Not now\./)).toBeTruthy()
  server.isDown = false
  await userEvent.click(again)
  await waitFor(() => expect(screen.queryByText(/Not now\./)).toBeNull())
})
