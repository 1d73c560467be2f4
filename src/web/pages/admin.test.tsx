import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import events from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminUser } from '#contract/admin.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { dismissToast, useToast } from '#web/lib/toasts.ts'
import { Admin } from './admin.tsx'

const userEvent = events.setup({ delay: null })
configure({ asyncUtilTimeout: 5000 })

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token-1', signOut: vi.fn() }))
vi.mock('#web/lib/load-config.ts', () => ({
  loadConfig: async () => ({ billing: { kind: 'sandbox' }, supportEmail: 'help@larder.test' }),
}))

const user = (name: string, patch: Partial<AdminUser> = {}): AdminUser => ({
  id: name,
  email: `${name}@larder.test`,
  emailVerified: true,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  subscriptionStatus: 'free',
  recipesUsedThisMonth: 1,
  providerStatus: 'free',
  override: null,
  hasLiveSubscription: false,
  isDisabled: false,
  ...patch,
})

/** A server with three users on two pages. */
const server = {
  isAdmin: true,
  isAppRequired: false,
  users: [] as AdminUser[],
  sent: [] as unknown[],
  asked: [] as string[],
}
const json = (body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json', ...headers } })
const answer: typeof fetch = async (input, options) => {
  const { pathname, searchParams } = new URL(String(input), 'http://larder.test')
  if (pathname === '/api/auth/user') return json({ ...user('chef'), isAdmin: server.isAdmin })
  if (pathname === '/api/account/second-factor')
    return json({ isOffered: true, app: null, isRequired: server.isAppRequired })
  if (pathname === '/api/admin/summary')
    return json({ total: 1200, premium: 396, free: 804, conversionRate: 33 })
  if (pathname === '/api/admin/reports') return json([])
  if (pathname === '/api/admin/audit') {
    const subject = { id: 'ada', email: 'ada@larder.test' }
    const entry = { id: '1', at: '2026-11-22T10:00:00.000Z', actor: 'chef@larder.test', subject }
    const detail = { from: null, to: 'active' }
    const house = { ...entry, subject: null, detail: { recipeId: 'soup', title: 'Tomato Soup' } }
    const entries = [
      { ...entry, action: 'subscription.override', detail },
      { ...house, id: '2', action: 'recipe.unlisted' },
      { ...house, id: '3', action: 'recipe.report-dismissed' },
      { ...entry, id: '4', actor: 'server', action: 'subscription.provider', detail: {} },
      { ...entry, id: '6', actor: 'server', action: 'subscription.end', detail: { because: 'disabled' } },
      {
        ...entry,
        id: '5',
        actor: 'stripe',
        action: 'subscription.refund_failed',
        detail: { refund: 're_1', amount: 399, reason: 'lost_or_stolen_card' },
      },
    ]
    return json({ entries, nextCursor: null })
  }
  if (options?.method === 'GET') {
    server.asked.push(searchParams.toString())
    if (searchParams.get('cursor') === 'two') return json(server.users.slice(2))
    const link = { link: '</api/admin/users?cursor=two>; rel="next"' }
    return json(server.users.slice(0, 2), link)
  }
  const body = JSON.parse(String(options?.body))
  server.sent.push(body)
  if (pathname.endsWith('/disabled')) return json({ id: pathname.split('/')[4], ...body })
  const changed = server.users.find(({ id }) => id === body.userId)
  const status = body.subscriptionStatus ?? changed?.providerStatus
  const override = body.subscriptionStatus && {
    status,
    by: 'chef@larder.test',
    at: '2026-11-22T10:00:00.000Z',
  }
  return json({ ...changed, subscriptionStatus: status, override })
}

const Toasts = () => <output>{useToast()?.title}</output>
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Admin />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  )
beforeEach(() => {
  const payer = { subscriptionStatus: 'active', providerStatus: 'active', hasLiveSubscription: true } as const
  Object.assign(server, {
    isAdmin: true,
    isAppRequired: false,
    users: [user('ada'), user('pat', payer), user('old')],
    sent: [],
    asked: [],
  })
  vi.stubGlobal('fetch', vi.fn(answer))
  for (let number = 0; number < 50; number++) dismissToast(number)
})
afterEach(cleanup)

const statusOf = async (name: string) =>
  await screen.findByRole<HTMLSelectElement>('combobox', {
    name: `Subscription status of ${name}@larder.test`,
  })

test('the page shows figures, all users page by page, the support contact and the log', async () => {
  show()
  expect((await statusOf('ada')).value).toBe('free')
  expect(screen.getByRole('link', { name: 'help@larder.test' })).toBeTruthy()
  const figures = screen.getByText('Conversion rate').closest('dl')
  await waitFor(() => expect(figures?.textContent).toMatch(/1,200.*396.*804.*33%/s))
  expect(screen.queryByText('old@larder.test')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show More Users' }))
  expect(await screen.findByText('old@larder.test')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show More Users' })).toBeNull()
  expect(
    screen.getByText('chef@larder.test set the status of ada@larder.test to Active (Premium)'),
  ).toBeTruthy()
  for (const sentence of [
    'chef@larder.test took Tomato Soup out of the popular library',
    'chef@larder.test dismissed the reports of Tomato Soup',
    'The payment provider changed: the earlier subscription of ada@larder.test was set aside',
    'ada@larder.test is disabled: their subscription is not renewed',
    'A refund of $3.99 to ada@larder.test did not arrive (lost_or_stolen_card). They are still owed it: look for re_1 in the card provider’s dashboard',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText(/The sandbox is on: nobody is charged/)).toBeTruthy()
})

test('a search text and a status narrow the list', async () => {
  show()
  await statusOf('ada')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), ' ada ')
  await waitFor(() => expect(server.asked).toContain('search=ada&limit=50'))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'active')
  await waitFor(() => expect(server.asked).toContain('search=ada&subscriptionStatus=active&limit=50'))
})

test('a status is set at once, names its author, and can be cleared', async () => {
  show()
  await userEvent.selectOptions(await statusOf('ada'), 'active')
  await screen.findByText('Status Updated')
  expect((await statusOf('ada')).value).toBe('active')
  expect(
    screen.getByText('Set by chef@larder.test on 22 Nov 2026. The card provider says: Free.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear the override of ada@larder.test' }))
  await waitFor(async () => expect((await statusOf('ada')).value).toBe('free'))
  expect(server.sent).toEqual([
    { userId: 'ada', subscriptionStatus: 'active' },
    { userId: 'ada', subscriptionStatus: null },
  ])
})

test('ending a running subscription asks first, and can be declined', async () => {
  show()
  await userEvent.selectOptions(await statusOf('pat'), 'canceled')
  const question = await screen.findByRole('alertdialog', { name: 'End a running subscription?' })
  expect(question.textContent).toContain('pat@larder.test pays for Premium')
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(server.sent).toEqual([])
  expect((await statusOf('pat')).value).toBe('active')
  await userEvent.selectOptions(await statusOf('pat'), 'canceled')
  await userEvent.click(await screen.findByRole('button', { name: 'Set Status and End It' }))
  await waitFor(() => expect(server.sent).toEqual([{ userId: 'pat', subscriptionStatus: 'canceled' }]))
})

test('blocking a user asks first, and unblocking does not', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Disable ada@larder.test' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enable ada@larder.test' }))
  expect(await screen.findByRole('button', { name: 'Disable ada@larder.test' })).toBeTruthy()
  expect(server.sent).toEqual([{ disabled: true }, { disabled: false }])
})

test('the confirmation says that what a user pays for is not renewed', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Disable pat@larder.test' }))
  const question = await screen.findByRole('alertdialog', { name: 'Disable this user?' })
  expect(question.textContent).toContain('no further payment is taken')
})

test('other cooks see that access is denied, and no request is sent', async () => {
  server.isAdmin = false
  show()
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy()
  expect(
    screen.getByText(
      "You don't have permission to access the admin panel. Only authorized administrators can manage users.",
    ),
  ).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('an administrator without a required authenticator app is sent to the profile', async () => {
  server.isAppRequired = true
  show()
  expect(await screen.findByRole('heading', { name: 'Add an authenticator app' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/profile#sign-in')
  expect(screen.queryByText('Users')).toBeNull()
})
