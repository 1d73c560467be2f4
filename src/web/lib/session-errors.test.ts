import { expect, test } from 'vitest'
import { providerMessage, resetFailure, SessionError, sessionError } from './session-errors.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

test('our own message takes precedence over the provider’s', () => {
  const error = sessionError(
    failure('auth/wrong-password', 'Firebase: Nope. (auth/wrong-password).'),
    'fallback',
  )
  expect(error).toBeInstanceOf(SessionError)
  expect(error).toMatchObject({
    code: 'auth/wrong-password',
    message: 'The password is not correct. Please try again.',
  })
})

test('the message of the provider takes precedence over the fallback', () => {
  const error = failure('auth/new-code', 'Firebase: Something new. (auth/new-code).')
  expect(sessionError(error, 'fallback').message).toBe('Something new.')
})

test.each([
  failure('auth/new-code', 'Firebase: Error (auth/new-code).'),
  failure('auth/new-code', ''),
  'text',
  null,
  undefined,
])('the fallback is used for a provider without a message: %s', (error) => {
  expect(sessionError(error, 'Failed to sign in. Please try again.').message).toBe(
    'Failed to sign in. Please try again.',
  )
})

test('the rule for passwords is in the provider’s own words', () => {
  const text = 'Firebase: Password should be at least 8 characters (auth/weak-password).'
  expect(sessionError(failure('auth/weak-password', text), 'fallback').message).toBe(
    'Password should be at least 8 characters',
  )
})

test('the prefix and code of the SDK are removed', () => {
  expect(providerMessage(new Error('Firebase: A (b) c. (auth/some-code).'))).toBe('A (b) c.')
  expect(providerMessage(new Error('plain'))).toBe('plain')
})

test('any other failure of a reset includes its message', () => {
  expect(resetFailure(failure('auth/new-code', 'Firebase: Mail is down. (auth/new-code).'))).toEqual({
    success: false,
    message: 'Failed to send password reset email: Mail is down.',
    code: 'auth/new-code',
  })
  expect(resetFailure('text')).toMatchObject({ success: false, code: 'unknown' })
})
