import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './auth.ts'
import { HttpError } from './http-error.ts'
import { toast } from './toasts.ts'
import { redirectWhenUnauthorized, tellSessionEnded } from './unauthorized.ts'

vi.mock('./auth.ts', () => ({ signOut: vi.fn(async () => undefined) }))
vi.mock('./toasts.ts', () => ({ toast: vi.fn() }))

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('location', { pathname: '/recipes', search: '?sort=oldest', assign })
})
afterEach(async () => {
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refused = (code: 'unauthenticated' | 'session_expired' | 'account_disabled', sentToken = true) => {
  const error = new HttpError(code === 'account_disabled' ? 403 : 401, '', { code })
  return Object.assign(error, { sentToken })
}
const said = () => vi.mocked(toast).mock.calls.map(([{ title, description }]) => `${title}: ${description}`)
const back = '/?auth=sign-in&returnTo=%2Frecipes%3Fsort%3Doldest'

test.each([
  [refused('unauthenticated'), undefined, 'Unauthorized: You are logged out. Logging in again...', 500, '/'],
  [
    new HttpError(401, ''),
    '/api/login',
    'Unauthorized: You are logged out. Logging in again...',
    500,
    '/api/login',
  ],
  [
    refused('session_expired'),
    '/api/login',
    'Unauthorized: You are logged out. Logging in again...',
    500,
    '/api/login',
  ],
  [refused('session_expired'), undefined, 'Session Expired: Please log in again to continue.', 500, back],
  [refused('unauthenticated', false), undefined, 'Sign in Required: Please sign in to continue.', 1500, back],
  [refused('account_disabled'), undefined, 'Account Disabled: This account has been disabled.', 1500, '/'],
])(
  'a refused session shows a message, is ended, and redirects after its delay: %s',
  async (error, target, words, delay, to) => {
    expect(redirectWhenUnauthorized(error, target)).toBe(true)
    expect(said()).toEqual([words])
    // Many calls are refused at once, but only one message is shown.
    expect(redirectWhenUnauthorized(refused('session_expired'))).toBe(true)
    tellSessionEnded('auth/user-token-expired')
    expect(said()).toEqual([words])
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(assign).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(signOut).toHaveBeenCalledOnce()
    expect(assign.mock.calls).toEqual([[to]])
  },
)

test.each([
  [refused('unauthenticated'), 500],
  [refused('unauthenticated', false), 1500],
  [refused('account_disabled'), 1500],
])('the page is left in time even when signing out never ends: %s', async (error, delay) => {
  vi.mocked(signOut).mockReturnValueOnce(new Promise(() => undefined))
  redirectWhenUnauthorized(error)
  await vi.advanceTimersByTimeAsync(delay - 1)
  // The sign-out begins before the next page opens, so that the page does not find the session again.
  expect(signOut).toHaveBeenCalledOnce()
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(assign).toHaveBeenCalledOnce()
})

test('a failed sign-out does not delay the redirect', async () => {
  vi.mocked(signOut).mockRejectedValueOnce(new Error('away'))
  redirectWhenUnauthorized(refused('session_expired'))
  await vi.advanceTimersByTimeAsync(500)
  expect(assign.mock.calls).toEqual([[back]])
})

test('other failures are ignored', () => {
  for (const error of [
    new HttpError(403, '', { code: 'premium_required' }),
    new HttpError(500, ''),
    new Error('x'),
  ])
    expect(redirectWhenUnauthorized(error)).toBe(false)
  expect(said()).toEqual([])
})

test('when the provider signed out first, only its message is shown', () => {
  tellSessionEnded('auth/user-disabled')
  expect(redirectWhenUnauthorized(refused('unauthenticated', false))).toBe(true)
  expect(said()).toEqual(['Account Disabled: This account has been disabled.'])
  expect(assign).not.toHaveBeenCalled()
})
