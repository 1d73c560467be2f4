import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as auth from '#web/lib/auth.ts'
import type { AuthMode } from '#web/lib/paths.ts'
import { SessionError } from '#web/lib/session-errors.ts'
import { AuthDialog } from './auth-dialog.tsx'

vi.mock('#web/lib/auth.ts', () => ({
  prepareSignIn: vi.fn(),
  signIn: vi.fn(),
  signUp: vi.fn(),
  resetPassword: vi.fn(),
}))

afterEach(cleanup)
beforeEach(() => {
  vi.mocked(auth.signIn).mockReset()
  vi.mocked(auth.signUp).mockReset()
})

function Auth({ first }: { first: AuthMode }) {
  const [mode, setMode] = useState(first)
  return <AuthDialog mode={mode} onMode={setMode} onClose={() => undefined} />
}

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('signing up requires two equal passwords of six characters', async () => {
  render(<Auth first="sign-up" />)
  await press('Create Account')
  expect(screen.getByText('Please enter your email address')).toBeTruthy()
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'abcde')
  await userEvent.type(field('Confirm Password'), 'abcdf')
  await press('Create Account')
  expect(screen.getByText("Passwords don't match")).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  expect(auth.signUp).not.toHaveBeenCalled()

  await userEvent.type(field('Password'), 'f')
  await userEvent.clear(field('Confirm Password'))
  await userEvent.type(field('Confirm Password'), 'abcdef')
  await press('Create Account')
  await waitFor(() => expect(auth.signUp).toHaveBeenCalledWith('ada@larder.test', 'abcdef'))
})

test('the message that the passwords differ stays until either of them is corrected', async () => {
  render(<Auth first="sign-up" />)
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'abcdef')
  await userEvent.type(field('Confirm Password'), 'abcdefg')
  await press('Create Account')
  expect(screen.getByText("Passwords don't match")).toBeTruthy()
  await userEvent.type(field('Password'), 'g')
  await waitFor(() => expect(screen.queryByText("Passwords don't match")).toBeNull())
  await userEvent.type(field('Password'), 'h')
  expect(await screen.findByText("Passwords don't match")).toBeTruthy()
})

test('a refusal shows its message, which goes when the mode is switched', async () => {
  vi.mocked(auth.signIn).mockRejectedValue(
    new SessionError('auth/wrong-password', 'The password is not correct.'),
  )
  render(<Auth first="sign-in" />)
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'x')
  await press('Sign In')
  expect(await screen.findByText('The password is not correct.')).toBeTruthy()
  // The fields were disabled during the attempt, so the focus must return to the one to correct.
  await waitFor(() => expect(document.activeElement).toBe(field('Password')))
  await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failure without a message shows the message of the mode', async () => {
  vi.mocked(auth.signIn).mockRejectedValue(new TypeError('fetch failed'))
  render(<Auth first="sign-in" />)
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'secret')
  await press('Sign In')
  expect(await screen.findByText('Failed to sign in. Please try again.')).toBeTruthy()
})

test('switching the mode keeps the typed address but not the password', async () => {
  const email = () => (field('Email') as HTMLInputElement).value // the label's field is an input
  render(<Auth first="sign-in" />)
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'secret')
  await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(email()).toBe('ada@larder.test')
  expect((field('Password') as HTMLInputElement).value).toBe('') // the label's field is an input
  await userEvent.type(field('Email'), 'x')
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
  await press('Forgot password?')
  expect(email()).toBe('ada@larder.testx')
  await press('Back to Sign In')
  expect(email()).toBe('ada@larder.testx')
})

test('the inputs are disabled while the form is being sent', async () => {
  let finish = () => {}
  vi.mocked(auth.signIn).mockReturnValue(new Promise((resolve) => (finish = resolve)))
  render(<Auth first="sign-in" />)
  await userEvent.type(field('Email'), 'ada@larder.test')
  await userEvent.type(field('Password'), 'secret')
  await press('Sign In')
  await waitFor(() => expect(field('Email')).toHaveProperty('disabled', true))
  expect(field('Password')).toHaveProperty('disabled', true)
  finish()
  await waitFor(() => expect(field('Email')).toHaveProperty('disabled', false))
})

test('the form for a forgotten password needs an address, shows the outcome, and has a way back', async () => {
  const sent = 'Password reset email sent!'
  vi.mocked(auth.resetPassword).mockResolvedValue({ success: true, message: sent })
  render(<Auth first="sign-in" />)
  await press('Forgot password?')
  await userEvent.type(field('Email'), '   ')
  await press('Send Reset Email')
  expect(screen.getByText('Please enter your email address')).toBeTruthy()
  await userEvent.type(field('Email'), 'ada@larder.test')
  vi.mocked(auth.resetPassword).mockResolvedValueOnce({ success: false, message: 'No account found.' })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('No account found.')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  await press('Send Reset Email')
  expect(await screen.findByText(sent)).toBeTruthy()
  expect(auth.resetPassword).toHaveBeenCalledWith('ada@larder.test')
  await press('Back to Sign In')
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeTruthy()
})

test('the dialog opens with the focus in the first field, and switching the mode leaves it on the tab', async () => {
  render(<Auth first="sign-in" />)
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sign Up' }))
})
