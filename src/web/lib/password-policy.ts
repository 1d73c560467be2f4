import { useEffect, useSyncExternalStore } from 'react'
import { MIN_PASSWORD_LENGTH } from '#contract/limits.ts'
import { passwordWords } from '#web/words/password.ts'
import { loadConfig } from './load-config.ts'

/** The identity provider's rules for a new password. */
export interface PasswordPolicy {
  min: number
  /** The greatest length; null when any length is accepted. */
  max: number | null
  lowercase: boolean
  uppercase: boolean
  number: boolean
  /** Special characters of which the password needs at least one; null when none is needed. */
  symbols: string | null
}

/** The policy until the provider has answered, and for a provider that enforces none. */
export const plainPolicy: PasswordPolicy = {
  min: MIN_PASSWORD_LENGTH,
  max: null,
  lowercase: false,
  uppercase: false,
  number: false,
  symbols: null,
}

let policy = plainPolicy
let reading: Promise<void> | null = null
const listeners = new Set<() => void>()

async function read(): Promise<void> {
  const { mode, apiKey } = (await loadConfig()).identity
  const host = mode === 'firebase' ? 'https://identitytoolkit.googleapis.com' : ''
  const response = await fetch(`${host}/v2/passwordPolicy?key=${encodeURIComponent(apiKey)}`)
  if (!response.ok) return
  policy = policyOf(await response.json())
  for (const listener of listeners) listener()
}

/**
 * Reads the policy again after a rejected password, because the known policy may be outdated. A failure keeps
 * the known one.
 */
export function reloadPasswordPolicy(): Promise<void> {
  reading = read().catch(() => {
    reading = null // the next form tries again
  })
  return reading
}

/** The known policy; the first form that takes a new password reads it. */
export function usePasswordPolicy(isWanted = true): PasswordPolicy {
  useEffect(() => {
    if (isWanted && !reading) void reloadPasswordPolicy()
  }, [isWanted])
  return useSyncExternalStore(subscribe, () => policy)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Parses the reply of `GET /v2/passwordPolicy`; unreadable parts take the plain policy's values. */
export function policyOf(answer: unknown): PasswordPolicy {
  const {
    customStrengthOptions: asked,
    enforcementState,
    allowedNonAlphanumericCharacters,
  } = recordOf(answer)
  if (enforcementState !== 'ENFORCE') return plainPolicy
  const options = recordOf(asked)
  const length = (value: unknown) => (Number.isInteger(value) ? Number(value) : null)
  const symbols = Array.isArray(allowedNonAlphanumericCharacters)
    ? allowedNonAlphanumericCharacters.join('')
    : ''
  return {
    min: length(options.minPasswordLength) ?? MIN_PASSWORD_LENGTH,
    max: length(options.maxPasswordLength),
    lowercase: options.containsLowercaseCharacter === true,
    uppercase: options.containsUppercaseCharacter === true,
    number: options.containsNumericCharacter === true,
    symbols: options.containsNonAlphanumericCharacter === true ? symbols : null,
  }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export interface PasswordRule {
  /** Text of the rule as a hint. */
  label: string
  /** Text of the rule as an error. */
  error: string
  met: boolean
}

/**
 * Greatest length worth a hint; longer limits are mentioned only when a password exceeds them, as nobody
 * types so much.
 */
const LONG = 64

/**
 * Each rule of the policy with its result for the password. Lengths are counted as the provider counts them.
 */
export function passwordRules(password: string, policy: PasswordPolicy): PasswordRule[] {
  const { min, max, symbols } = policy
  const t = passwordWords.get()
  const rules: (PasswordRule | false)[] = [
    { label: t.atLeast({ min }), error: t.atLeastError({ min }), met: password.length >= min },
    max !== null &&
      (max <= LONG || password.length > max) && {
        label: t.atMost({ max }),
        error: t.atMostError({ max }),
        met: password.length <= max,
      },
    policy.lowercase && { label: t.lowercase, error: t.lowercaseError, met: /[a-z]/.test(password) },
    policy.uppercase && { label: t.uppercase, error: t.uppercaseError, met: /[A-Z]/.test(password) },
    policy.number && { label: t.number, error: t.numberError, met: /\d/.test(password) },
    symbols !== null && {
      label: t.symbol,
      error: t.symbolError,
      met: [...password].some((sign) => symbols.includes(sign)),
    },
  ]
  return rules.filter((rule) => rule !== false)
}

/** The error message for a password that breaks the policy; undefined for one that meets it. */
export const passwordProblem = (password: string, policy: PasswordPolicy): string | undefined =>
  passwordRules(password, policy).find(({ met }) => !met)?.error
