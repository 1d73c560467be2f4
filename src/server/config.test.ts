import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('it started')
}

test('nothing needs to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    identity: { mode: 'embedded', passwordMin: 6, hideAccounts: false },
    ai: { provider: 'builtin' },
    adminEmails: [],
    trustProxy: false,
    notUsedYet: [],
  })
})

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', AI_PROVIDER: ' ', SUPPORT_EMAIL: '' })).toMatchObject({
    port: 3000,
    supportEmail: null,
  })
})

test('administrators are compared in lower case', () => {
  expect(readConfig({ ADMIN_EMAILS: 'Ada@Example.org, bob@example.org' }).adminEmails).toEqual([
    'ada@example.org',
    'bob@example.org',
  ])
})

describe('a wrong value stops the start with one line that names the variable and the remedy', () => {
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT must be a whole number/],
    [{ PORT: '70000' }, /^PORT must be between 0 and 65535/],
    [{ PUBLIC_URL: 'larder.example' }, /^PUBLIC_URL must be an address/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
    [{ IDENTITY: 'auth0' }, /^IDENTITY must be one of embedded, firebase/],
    [{ IDENTITY: 'firebase' }, /^FIREBASE_API_KEY is missing/],
    [{ FIREBASE_PROJECT_ID: 'x' }, /^FIREBASE_PROJECT_ID is set but IDENTITY is embedded/],
    [{ IDENTITY_PASSWORD_MIN: '5' }, /^IDENTITY_PASSWORD_MIN must be between 6/],
    [{ ADMIN_EMAILS: 'ada' }, /^ADMIN_EMAILS must be e-mail addresses/],
    [{ AI_PROVIDER: 'skynet' }, /^AI_PROVIDER must be one of builtin/],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, /^AI_API_KEY is missing: AI_PROVIDER=openai needs it/],
    [{ AI_PROVIDER: 'ollama' }, /^AI_MODEL is missing/],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, /^AI_BASE_URL is missing/],
    [{ AI_API_KEY: 'secret' }, /^AI_API_KEY is set but AI_PROVIDER is builtin/],
    [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_PUBLISHABLE_KEY, .* are missing beside STRIPE_SECRET_KEY/],
    [{ STRIPE_API_BASE: 'https://evil.example' }, /^STRIPE_API_BASE must be on this machine/],
    [{ SMTP_URL: 'smtp://mail' }, /^MAIL_FROM is missing beside SMTP_URL/],
    [{ S3_BUCKET: 'pictures' }, /are missing beside S3_BUCKET/],
    [{ SUPPORT_EMAIL: 'help' }, /^SUPPORT_EMAIL must be an e-mail address/],
    [{ TRUST_PROXY: 'everyone!' }, /^TRUST_PROXY must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ METRICS: 'perhaps' }, /^METRICS must be true or false/],
    [
      { NODE_ENV: 'production', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
      /^FIREBASE_AUTH_EMULATOR_HOST is set: an emulator accepts unsigned tokens/,
    ],
  ]
  test.each(wrong)('%o', (environment, expected) => {
    const line = refusal(environment)
    expect(line).toMatch(expected)
    expect(line).not.toContain('\n')
  })

  test('a secret is not repeated', () => {
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_live_123' })).not.toContain('sk_live_123')
    expect(refusal({ DATABASE_URL: 'mysql://ada:hunter2@db' })).not.toContain('hunter2')
  })
})

test('what is set and not yet used is said', () => {
  expect(readConfig({ STRIPE_SECRET_KEY: undefined }).notUsedYet).toEqual([])
  const set = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'larder',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(readConfig(set).notUsedYet).toEqual([expect.stringContaining('S3_BUCKET')])
})

test('.env.example lists every variable of the interface', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  const wanted = `PORT HOST PUBLIC_URL DATA_DIR DATABASE_URL IDENTITY FIREBASE_API_KEY FIREBASE_PROJECT_ID
    FIREBASE_AUTH_DOMAIN IDENTITY_HIDE_ACCOUNTS IDENTITY_PASSWORD_MIN IDENTITY_REFUSE_COMMON_PASSWORDS ADMIN_EMAILS AI_PROVIDER AI_API_KEY AI_BASE_URL
    AI_MODEL AI_VISION_MODEL AI_IMAGE_MODEL AI_TIMEOUT_S BILLING_PROVIDER STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY
    STRIPE_WEBHOOK_SECRET STRIPE_PRICE_ID STRIPE_API_BASE SMTP_URL MAIL_FROM SUPPORT_EMAIL S3_ENDPOINT S3_BUCKET
    S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY TRUST_PROXY LOG_LEVEL METRICS`.split(/\s+/)
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

test('.env.example as it is starts', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const set = lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split('=', 2) as [string, string])
  expect(() => readConfig(Object.fromEntries(set))).not.toThrow()
})
