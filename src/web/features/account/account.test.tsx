import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedInSession } from '#contract/sessions.ts'
import type { CurrentUser } from '#contract/users.ts'
import * as auth from '#web/lib/auth.ts'
import { createQueryClient } from '#web/lib/query-client.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { toast } from '#web/lib/toasts.ts'
import { SignInSection } from './sign-in-section.tsx'
import { VerificationBanner } from './verification-banner.tsx'

vi.mock('#web/lib/toasts.ts', () => ({ toast: vi.fn() }))
vi.mock('#web/lib/auth.ts', () => {
  const user = {
    uid: 'u1',
    email: 'ada@larder.test',
    emailVerified: false,
    displayName: null,
    photoURL: null,
  }
  return {
    authState: () => ({ status: 'member', user }),
    useAuth: () => ({ status: 'member', user }),
    currentToken: async () => 'token-1',
    signOut: vi.fn(async () => undefined),
    changeName: vi.fn(async () => undefined),
    changeEmail: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    sendVerification: vi.fn(async () => undefined),
  }
})

const ada: CurrentUser = {
  id: '0193a000-0000-7000-8000-000000000000',
  email: 'ada@larder.test',
  emailVerified: false,
  firstName: 'Ada',
  lastName: 'King',
  profileImageUrl: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  subscriptionStatus: 'free',
  isAdmin: false,
  recipesUsedThisMonth: 0,
}
const phone: SignedInSession = {
  id: 's2',
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  signedInAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-21T10:00:00.000Z',
  isCurrent: false,
}
const here: SignedInSession = { ...phone, id: 's1', userAgent: null, isCurrent: true }

const server = {
  user: ada,
  sessions: [here, phone] as SignedInSession[] | null,
  asked: [] as string[],
  /** Refusals by method and path. */
  refuse: new Map<string, [status: number, body: unknown]>(),
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const answer: typeof fetch = async (input, options) => {
  const call = `${options?.method ?? 'GET'} ${String(input)}`
  server.asked.push(call)
  const refusal = server.refuse.get(call)
  if (refusal) return json(refusal[1], refusal[0])
  if (call === 'GET /api/account/sessions') return json({ sessions: server.sessions })
  if (call.startsWith('DELETE /api/account/sessions/') || call.endsWith('/sign-out-everywhere')) {
    server.sessions = [here]
    return json({ ok: true })
  }
  if (call === 'POST /api/account/picture') return json({ profileImageUrl: '/images/abc-480.webp' })
  if (call === 'DELETE /api/account/picture') return json({ profileImageUrl: null })
  if (call === 'POST /api/auth/firebase-sync')
    server.user = { ...server.user, firstName: 'Grace', lastName: null }
  return json(server.user)
}

beforeEach(() => {
  Object.assign(server, { user: ada, sessions: [here, phone], asked: [], refuse: new Map() })
  vi.clearAllMocks()
  sessionStorage.clear()
  vi.stubGlobal('fetch', vi.fn(answer))
})
afterEach(cleanup)

const open = (what = <SignInSection />) =>
  render(<QueryClientProvider client={createQueryClient()}>{what}</QueryClientProvider>)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}
const told = () => vi.mocked(toast).mock.calls.map(([{ title, description }]) => [title, description])

describe('the name', () => {
  test('is required, changed at the provider, and copied to the server', async () => {
    open()
    await press('Change name')
    await type('Name', '   ')
    await press('Save Name')
    expect(screen.getByText('Please enter your name')).toBeTruthy()
    await type('Name', ' Grace ')
    await press('Save Name')
    expect(await screen.findByText('Your name was changed.')).toBeTruthy()
    expect(auth.changeName).toHaveBeenCalledExactlyOnceWith('Grace')
    expect(screen.getByText('Grace')).toBeTruthy()
  })
})

describe('the address', () => {
  test('must differ from the present one, and changes once its link is opened', async () => {
    vi.mocked(auth.changeEmail).mockRejectedValueOnce(
      new SessionError('auth/wrong-password', 'The password is not correct. Please try again.'),
    )
    open()
    await press('Change email')
    await press('Send Link')
    expect(screen.getByText('Please enter your email address')).toBeTruthy()
    expect(screen.getByText('Please enter your password')).toBeTruthy()
    await type('New Email', 'ADA@larder.test')
    await type('Current Password', 'secret')
    await press('Send Link')
    expect(screen.getByText('This is your address already')).toBeTruthy()
    expect(auth.changeEmail).not.toHaveBeenCalled()
    await type('New Email', 'grace@larder.test')
    await press('Send Link')
    expect((await screen.findByRole('alert')).textContent).toContain('The password is not correct')
    expect(screen.getByLabelText('New Email'), 'nothing typed is lost').toHaveProperty(
      'value',
      'grace@larder.test',
    )
    await press('Send Link')
    expect(await screen.findByText(/We sent a link to grace@larder.test/)).toBeTruthy()
  })
})

describe('the password', () => {
  test('must meet the policy, is confirmed, and ends the other devices', async () => {
    open()
    await press('Change password')
    await type('Current Password', 'old one')
    await type('New Password', 'abc')
    await type('Confirm Password', 'abd')
    await press('Change Password')
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
    expect(screen.getByText("Passwords don't match")).toBeTruthy()
    expect(auth.changePassword).not.toHaveBeenCalled()
    await type('New Password', 'abcdef')
    expect(screen.getByText('At least 6 characters').textContent).toContain('(done)')
    await type('Confirm Password', 'abcdef')
    const before = server.asked.length
    await press('Change Password')
    expect(await screen.findByText(/Your password was changed/)).toBeTruthy()
    expect(auth.changePassword).toHaveBeenCalledExactlyOnceWith('old one', 'abcdef')
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', '')
    expect(server.asked.slice(before)).toContain('GET /api/account/sessions')
  })
})

test('a form that is being sent keeps the focus where Enter was pressed, and is sent once', async () => {
  let refuse = (_error: Error) => {}
  vi.mocked(auth.changePassword).mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      refuse = reject
    }),
  )
  open()
  await press('Change password')
  await type('Current Password', 'old one')
  await type('New Password', 'abcdef')
  await type('Confirm Password', 'abcdef{Enter}')
  const field = screen.getByLabelText('Confirm Password')
  await waitFor(() => expect(field).toHaveProperty('readOnly', true))
  // A browser takes the focus from a disabled element, so the field must not be `:disabled`.
  expect(field.matches(':disabled')).toBe(false)
  await userEvent.keyboard('x{Enter}')
  refuse(new SessionError('auth/wrong-password', 'The password is not correct. Please try again.'))
  expect(await screen.findByText(/The password is not correct/)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(field).toHaveProperty('value', 'abcdef')
  expect(auth.changePassword).toHaveBeenCalledTimes(1)
})

describe('the picture', () => {
  const choose = async (file: File) =>
    userEvent.upload(screen.getByLabelText('Picture of you'), file, { applyAccept: false })

  test('must be an image of ten megabytes at most, is shown at once, and can be removed', async () => {
    const { container } = open()
    await screen.findByRole('button', { name: 'Add picture' })
    await choose(new File(['x'], 'me.pdf', { type: 'application/pdf' }))
    const large = new File(['x'], 'me.png', { type: 'image/png' })
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 })
    await choose(large)
    expect(told()).toEqual([
      ['Invalid File', 'Please select an image file.'],
      ['File Too Large', 'Please select an image smaller than 10MB.'],
    ])
    await choose(new File(['x'], 'me.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/abc-480.webp'),
    )
    await press('Remove picture')
    await screen.findByRole('button', { name: 'Add picture' })
    expect(container.querySelector('img')).toBeNull()
  })

  test('keeps the present one when the server refuses the new one', async () => {
    server.refuse.set('POST /api/account/picture', [
      415,
      { code: 'unsupported_media_type', message: 'Please select an image file (JPG, PNG, etc.)' },
    ])
    open()
    await screen.findByRole('button', { name: 'Add picture' })
    await choose(new File(['x'], 'me.png', { type: 'image/png' }))
    await waitFor(() =>
      expect(told()).toEqual([['Picture Not Changed', 'Please select an image file (JPG, PNG, etc.)']]),
    )
  })
})

describe('the devices', () => {
  test('are listed with this one marked, and another can be signed out, alone or with all others', async () => {
    open()
    const item = (await screen.findByText('Safari on iOS')).closest('li')
    expect(
      within(screen.getByText('This device').closest('li') as HTMLElement).queryByRole('button'),
    ).toBeNull()
    await userEvent.click(
      within(item as HTMLElement).getByRole('button', { name: /^Sign out Safari on iOS/ }),
    )
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(server.asked).toContain('DELETE /api/account/sessions/s2')
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })

  test('treats a session that has already ended as no failure, and shows any other failure', async () => {
    open()
    server.refuse.set('DELETE /api/account/sessions/s2', [
      404,
      { code: 'not_found', message: 'Session Not Found' },
    ])
    server.refuse.set('POST /api/account/sign-out-everywhere', [503, { code: 'unavailable', message: 'No' }])
    await press('Sign out everywhere else')
    await waitFor(() => expect(told()).toEqual([['Not Signed Out', 'Please try again.']]))
    server.sessions = [here]
    await userEvent.click(screen.getByRole('button', { name: /^Sign out Safari/ }))
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(told()).toHaveLength(1)
  })

  test('are left out when the provider does not list them, and can be requested again after a failure', async () => {
    server.sessions = null
    open()
    await screen.findByRole('button', { name: 'Change password' })
    await waitFor(() => expect(server.asked).toContain('GET /api/account/sessions'))
    expect(screen.queryByText('Where you are signed in')).toBeNull()
    cleanup()
    server.sessions = [here]
    server.refuse.set('GET /api/account/sessions', [503, { code: 'unavailable', message: 'No' }])
    open()
    expect(await screen.findByText('Your devices could not be loaded')).toBeTruthy()
    server.refuse.clear()
    await press('Try Again')
    expect(await screen.findByText('This device')).toBeTruthy()
  })
})

describe('the banner of an unconfirmed address', () => {
  test('sends the link again, shows the result, and goes when it is dismissed', async () => {
    vi.mocked(auth.sendVerification).mockRejectedValueOnce(
      new SessionError(
        'auth/too-many-requests',
        'Too many attempts. Please wait a few minutes before trying again.',
      ),
    )
    open(<VerificationBanner />)
    await press('Send again')
    expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
    await press('Send again')
    expect(await screen.findByText('We sent a new link to ada@larder.test.')).toBeTruthy()
    await press('Not now')
    expect(screen.queryByText('Please confirm your address')).toBeNull()
    cleanup()
    open(<VerificationBanner />)
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(1))
    expect(screen.queryByText('Please confirm your address')).toBeNull()
  })

  test('is not shown for a confirmed address', async () => {
    server.user = { ...ada, emailVerified: true }
    open(<VerificationBanner />)
    await waitFor(() => expect(server.asked).toHaveLength(1))
    expect(screen.queryByText('Please confirm your address')).toBeNull()
  })
})
