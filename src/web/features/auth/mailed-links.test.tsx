import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '#web/lib/auth.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import type { LinkMode } from './link-words.ts'
import { MailedLink } from './mailed-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

let user: { email: string } | null = null
vi.mock('#web/lib/auth.ts', () => ({
  useAuth: () => ({ status: user ? 'member' : 'visitor', user }),
  currentToken: async () => null,
  readCode: vi.fn(),
  applyCode: vi.fn(),
  readResetCode: vi.fn(),
  confirmReset: vi.fn(),
}))

beforeEach(() => {
  user = null
  vi.clearAllMocks()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: 503 })),
  )
  vi.mocked(auth.readCode).mockResolvedValue({ email: 'ada@larder.test', previousEmail: null })
  vi.mocked(auth.applyCode).mockResolvedValue()
  vi.mocked(auth.readResetCode).mockResolvedValue('ada@larder.test')
  vi.mocked(auth.confirmReset).mockResolvedValue()
})
afterEach(cleanup)

const expired = new SessionError(
  'auth/expired-action-code',
  'This link has expired. Please ask for a new one.',
)
const offline = new SessionError('auth/network-request-failed', 'The sign-in service cannot be reached.')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

let links = 0
const onUsed = vi.fn(async () => undefined)
/** Opens a link with a new code each time, because used codes are remembered as long as the page lives. */
const open = (mode: LinkMode) => {
  links += 1
  const code = `code-${links}`
  render(
    <MemoryRouter>
      <MailedLink mode={mode} code={code} onUsed={onUsed} />
    </MemoryRouter>,
  )
  return code
}

describe('a link that changes an address', () => {
  test('is read when it is opened, and used only on request', async () => {
    const code = open('verifyEmail')
    expect(await screen.findByText('Is ada@larder.test your address?')).toBeTruthy()
    expect(auth.applyCode).not.toHaveBeenCalled()
    await press('Confirm this address')
    expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
    expect(auth.applyCode).toHaveBeenCalledExactlyOnceWith(code)
    expect(onUsed).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  })

  test('says what it changes, and whether it belongs to an account other than the signed-in one', async () => {
    user = { email: 'bob@larder.test' }
    vi.mocked(auth.readCode).mockResolvedValue({
      email: 'new@larder.test',
      previousEmail: 'ada@larder.test',
    })
    open('verifyAndChangeEmail')
    expect(await screen.findByText(/sign in with new@larder.test instead of ada@larder.test/)).toBeTruthy()
    expect(screen.getByText(/You are signed in as bob@larder.test/)).toBeTruthy()
    await press('Use this address')
    expect(await screen.findByText('Your address was changed')).toBeTruthy()
  })

  test('leads to where a new one can be requested when it is spent', async () => {
    vi.mocked(auth.readCode).mockRejectedValue(expired)
    open('recoverEmail')
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired')
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  })

  test('can be tried again when the service fails, at reading and at using', async () => {
    vi.mocked(auth.readCode).mockRejectedValueOnce(offline)
    vi.mocked(auth.applyCode).mockRejectedValueOnce(offline)
    open('recoverEmail')
    await press('Try Again')
    await press('Bring this address back')
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
    await press('Bring this address back')
    expect(await screen.findByText('Your address is back')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toBeTruthy()
  })

  test('says so when someone else has used it between reading and using', async () => {
    vi.mocked(auth.applyCode).mockRejectedValueOnce(expired)
    open('verifyEmail')
    await press('Confirm this address')
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired')
    expect(screen.getByRole('link', { name: 'Go to Profile' })).toBeTruthy()
  })
})

describe('a link to a new password', () => {
  const openReset = () =>
    render(
      <MemoryRouter>
        <NewPasswordForm code="reset-1" />
      </MemoryRouter>,
    )

  test('names the account, checks the password against the policy, and leads to sign-in', async () => {
    openReset()
    expect(await screen.findByText('For ada@larder.test')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('New Password'), 'abc')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'abx')
    await press('Change Password')
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
    expect(screen.getByText("Passwords don't match")).toBeTruthy()
    expect(auth.confirmReset).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('New Password'), 'def')
    await userEvent.clear(screen.getByLabelText('Confirm Password'))
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'abcdef')
    await press('Change Password')
    expect(await screen.findByText('Your password was changed')).toBeTruthy()
    expect(auth.confirmReset).toHaveBeenCalledExactlyOnceWith('reset-1', 'abcdef')
    expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy()
  })

  test('says so when it is spent, and keeps a rejected password typed', async () => {
    vi.mocked(auth.confirmReset).mockRejectedValueOnce(
      new SessionError('auth/password-does-not-meet-requirements', 'Please choose another.'),
    )
    openReset()
    await screen.findByText('For ada@larder.test')
    await userEvent.type(screen.getByLabelText('New Password'), 'abcdef')
    await userEvent.type(screen.getByLabelText('Confirm Password'), 'abcdef')
    await press('Change Password')
    expect((await screen.findByRole('alert')).textContent).toContain('Please choose another.')
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', 'abcdef')
    cleanup()
    vi.mocked(auth.readResetCode).mockRejectedValueOnce(expired)
    openReset()
    await waitFor(() => expect(screen.getByText(/This link has expired/)).toBeTruthy())
    expect(screen.getByRole('link', { name: 'Ask for a New Link' })).toBeTruthy()
  })
})
