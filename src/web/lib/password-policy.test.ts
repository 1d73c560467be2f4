import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  passwordProblem,
  passwordRules,
  plainPolicy,
  policyOf,
  reloadPasswordPolicy,
  usePasswordPolicy,
} from './password-policy.ts'

vi.mock('./load-config.ts', () => ({
  loadConfig: async () => ({ identity: { mode: 'embedded', apiKey: 'key-1' } }),
}))

const strict = policyOf({
  customStrengthOptions: {
    minPasswordLength: 8,
    maxPasswordLength: 12,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '?'],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
})

test('every rule of a policy is a hint, and an error while it is broken', () => {
  expect(passwordRules('Abc', strict).map(({ label, met }) => [label, met])).toEqual([
    ['At least 8 characters', false],
    ['At most 12 characters', true],
    ['A lowercase letter', true],
    ['An uppercase letter', true],
    ['A number', false],
    ['A symbol, such as ! or ?', false],
  ])
  expect(passwordProblem('', strict)).toBe('Password must be at least 8 characters')
  expect(passwordProblem('abcdefgh1!', strict)).toBe('Password must have an uppercase letter')
  expect(passwordProblem('ABCDEFGH1!', strict)).toBe('Password must have a lowercase letter')
  expect(passwordProblem('Abcdefgh!', strict)).toBe('Password must have a number')
  expect(passwordProblem('Abcdefgh1#', strict)).toBe('Password must have a symbol, such as ! or ?')
  expect(passwordProblem('Abcdefgh1!234', strict)).toBe('Password must be at most 12 characters')
  expect(passwordProblem('Abcdefgh1!', strict)).toBeUndefined()
})

test('a limit on the length is mentioned only when it is exceeded', () => {
  const long = { ...plainPolicy, max: 4096 }
  expect(passwordRules('abcdef', long).map(({ label }) => label)).toEqual(['At least 6 characters'])
  expect(passwordProblem('x'.repeat(4097), long)).toBe('Password must be at most 4096 characters')
})

test('a policy that is not enforced or not readable becomes the plain policy', () => {
  for (const answer of [
    null,
    'x',
    {},
    { enforcementState: 'OFF', customStrengthOptions: { minPasswordLength: 20 } },
  ])
    expect(policyOf(answer)).toEqual(plainPolicy)
  expect(policyOf({ enforcementState: 'ENFORCE' })).toEqual(plainPolicy)
  expect(passwordProblem('12345', plainPolicy)).toBe('Password must be at least 6 characters')
})

test('the policy is read when it is first needed, shared, and read again after a rejection', async () => {
  let min = 8
  const fetching = vi.fn(async (_address: string) =>
    Response.json({ enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: min } }),
  )
  vi.stubGlobal('fetch', fetching)
  const one = renderHook(() => usePasswordPolicy())
  const other = renderHook(() => usePasswordPolicy())
  expect(one.result.current).toEqual(plainPolicy)
  await waitFor(() => expect([one.result.current.min, other.result.current.min]).toEqual([8, 8]))
  expect(fetching.mock.calls).toEqual([['/v2/passwordPolicy?key=key-1']])
  min = 15
  await reloadPasswordPolicy()
  await waitFor(() => expect(one.result.current.min).toBe(15))
  fetching.mockRejectedValueOnce(new TypeError('offline'))
  await reloadPasswordPolicy()
  expect(one.result.current.min, 'a failure keeps what is known').toBe(15)
  vi.unstubAllGlobals()
})
