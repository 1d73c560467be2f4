import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('it started')
}

test('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    identity: { mode: 'embedded', passwordMin: 6, hideAccounts: false },
    ai: { provider: 'builtin' },
    adminEmails: [],
    trustProxy: false,
    s3: null,
  })
})

test('an empty variable counts as none', () => {
  expect(readConfig({ PORT: '', AI_PROVIDER: ' ', SUPPORT_EMAIL: '' })).toMatchObject({
    port: 3000,
    supportEmail: null,
  })
})

test('a server in a terminal logs warnings only, unless a level is set', () => {
  const { isTTY } = process.stderr
  try {
    process.stderr.isTTY = true
    expect(readConfig({}).logLevel).toBe('warn')
    expect(readConfig({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
    process.stderr.isTTY = false
    expect(readConfig({}).logLevel).toBe('info')
  } finally {
    process.stderr.isTTY = isTTY
  }
})

test('proxies are a number, or addresses and ranges', () => {
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy
  expect(trusted('2')).toBe(2)
  for (const value of ['10.0.0.1', 'loopback, 10.0.0.0/8', 'fd00::/8,::1', 'UniqueLocal'])
    expect(trusted(value)).toBe(value.toLowerCase())
})

test('administrators are compared in lower case', () => {
  expect(readConfig({ ADMIN_EMAILS: 'Ada@Example.org, bob@example.org' }).adminEmails).toEqual([
    'ada@example.org',
    'bob@example.org',
  ])
})

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }
const liveKeys = { STRIPE_SECRET_KEY: 'sk_live_a', STRIPE_PUBLISHABLE_KEY: 'pk_live_a' }

describe('card provider', () => {
  test('is the sandbox when nothing is set', () => {
    expect(readConfig({}).billing).toEqual({ kind: 'sandbox' })
    expect(readConfig({ BILLING_PROVIDER: 'sandbox' }).billing).toEqual({ kind: 'sandbox' })
  })

  test('is Stripe when both keys are set', () => {
    const stripe = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a' }
    const plain = { webhookSecret: null, priceId: null, apiBase: null }
    expect(readConfig(stripeKeys).billing).toEqual({ kind: 'stripe', stripe: { ...stripe, ...plain } })
    const whole = {
      ...stripeKeys,
      BILLING_PROVIDER: 'stripe',
      STRIPE_WEBHOOK_SECRET: 'whsec_a/b+c=',
      STRIPE_PRICE_ID: 'price_1',
      STRIPE_API_BASE: 'http://127.0.0.1:12111',
    }
    expect(readConfig(whole).billing).toMatchObject({
      stripe: {
        ...stripe,
        webhookSecret: 'whsec_a/b+c=',
        priceId: 'price_1',
        apiBase: 'http://127.0.0.1:12111',
      },
    })
    const live = { ...liveKeys, STRIPE_SECRET_KEY: 'rk_live_a', PUBLIC_URL: 'https://larder.example' }
    expect(readConfig(live).billing).toMatchObject({ kind: 'stripe' })
  })

  test('is off when that is asked for', () => {
    expect(readConfig({ BILLING_PROVIDER: 'off', ...stripeKeys }).billing).toEqual({ kind: 'off' })
  })
})

const ollama = { AI_PROVIDER: 'ollama', AI_MODEL: 'm' }

describe('models', () => {
  const openAi = { AI_PROVIDER: 'OpenAI', AI_API_KEY: '"Bearer sk-1"', AI_MODEL: 'm' }

  test('a key is taken without what was copied with it', () => {
    expect(readConfig(openAi).ai).toMatchObject({ provider: 'openai', apiKey: 'sk-1' })
  })

  test('a model for one role alone is one of the same service, and needs nothing else', () => {
    expect(
      readConfig({ ...openAi, AI_VISION_MODEL: 'v', AI_IMAGE_MODEL: 'i', AI_FALLBACK_MODEL: 'f' }).ai,
    ).toMatchObject({
      visionModel: 'v',
      vision: null,
      imageModel: 'i',
      image: null,
      fallback: { provider: 'openai', apiKey: 'sk-1', model: 'f' },
    })
  })

  test('the key of one service goes to no other, be it by name or by address', () => {
    expect(
      readConfig({
        ...openAi,
        AI_HEADERS: '{"X-Secret":"s"}',
        AI_PROXY: 'http://proxy.example:3128',
        AI_VISION_MODEL: 'v',
        AI_VISION_PROVIDER: 'ollama',
        AI_IMAGE_MODEL: 'i',
        AI_IMAGE_PROVIDER: 'openai-compatible',
        AI_IMAGE_BASE_URL: 'http://127.0.0.1:7860',
      }).ai,
    ).toMatchObject({
      vision: { provider: 'ollama', apiKey: null, headers: null, proxy: 'http://proxy.example:3128' },
      image: { baseUrl: 'http://127.0.0.1:7860', apiKey: null, headers: null },
    })
  })

  test('prices of models', () => {
    expect(readConfig({ ...openAi, AI_PRICES: 'm=0.25/2, google/gemini:free=0/0; i=0.04' }).aiPrices).toEqual(
      {
        currency: 'USD',
        models: {
          m: { input: 0.25, output: 2 },
          'google/gemini:free': { input: 0, output: 0 },
          i: { picture: 0.04 },
        },
      },
    )
  })
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
    [{ AI_PRICES: 'm=1/2' }, /^AI_PRICES is set but AI_PROVIDER is builtin/],
    [{ AI_PROVIDER: 'azure', AI_API_KEY: 'k', AI_MODEL: 'm' }, /^AI_BASE_URL is missing: AI_PROVIDER=azure/],
    [{ ...ollama, AI_API_KEY: 'sk-a b' }, /^AI_API_KEY holds a character that no key has/],
    [{ ...ollama, AI_BASE_URL: 'ftp://x' }, /^AI_BASE_URL must be an address such as/],
    [{ ...ollama, AI_HEADERS: 'X-Title: Larder' }, /^AI_HEADERS must be a JSON object of texts/],
    [{ ...ollama, AI_HEADERS: '{"a":1}' }, /^AI_HEADERS must be a JSON object of texts/],
    [{ ...ollama, AI_PROXY: 'socks5://x' }, /^AI_PROXY must be an address/],
    [{ ...ollama, AI_TEMPERATURE: '3' }, /^AI_TEMPERATURE must be between 0 and 2/],
    [{ ...ollama, AI_TEMPERATURE: 'warm' }, /^AI_TEMPERATURE must be a number/],
    [{ ...ollama, AI_REFERENCES: '3' }, /^AI_REFERENCES must be .*2/],
    [{ AI_REFERENCES: '1' }, /^AI_REFERENCES is set but AI_PROVIDER is builtin/],
    [{ ...ollama, AI_REASONING: 'much' }, /^AI_REASONING must be one of none, minimal/],
    [{ ...ollama, AI_MAX_TOKENS: '10' }, /^AI_MAX_TOKENS must be between 500/],
    [{ ...ollama, AI_PRICES: 'cheap' }, /^AI_PRICES must be models with their prices/],
    [{ ...ollama, AI_PRICES_CURRENCY: '$' }, /^AI_PRICES_CURRENCY must be three letters/],
    [{ ...ollama, AI_IMAGE_PROVIDER: 'openai' }, /^AI_IMAGE_MODEL is missing/],
    [
      { ...ollama, AI_IMAGE_PROVIDER: 'openai', AI_IMAGE_MODEL: 'm' },
      /^AI_IMAGE_API_KEY is missing: AI_IMAGE_PROVIDER=openai needs it/,
    ],
    [{ ...ollama, AI_FALLBACK_PROVIDER: 'skynet' }, /^AI_FALLBACK_PROVIDER must be one of openai/],
    [
      { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_MODEL: 'm', AI_IMAGE_MODEL: 'i' },
      /^AI_IMAGE_MODEL is set but Anthropic has no image models/,
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_a' },
      /^STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY: set it/,
    ],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }, /^STRIPE_SECRET_KEY is missing beside STRIPE_PUBLISHABLE_KEY/],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_a' },
      /^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing beside/,
    ],
    [
      { STRIPE_PRICE_ID: 'price_a' },
      /are missing beside STRIPE_PRICE_ID: .* unset STRIPE_PRICE_ID to run the sandbox/,
    ],
    [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, /are missing beside STRIPE_API_BASE/],
    [
      { BILLING_PROVIDER: 'stripe' },
      /^STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are missing: BILLING_PROVIDER=stripe/,
    ],
    [{ BILLING_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_a' }, /^STRIPE_PUBLISHABLE_KEY is missing/],
    [
      { BILLING_PROVIDER: 'sandbox', ...stripeKeys },
      /are set but BILLING_PROVIDER is sandbox, where nobody pays/,
    ],
    [{ BILLING_PROVIDER: 'paypal' }, /^BILLING_PROVIDER must be one of/],
    [{ ...stripeKeys, STRIPE_SECRET_KEY: 'pk_test_a' }, /^STRIPE_SECRET_KEY must begin with sk_test_/],
    [
      { ...stripeKeys, STRIPE_PUBLISHABLE_KEY: 'sk_test_a' },
      /^STRIPE_PUBLISHABLE_KEY must begin with pk_test_/,
    ],
    [{ ...stripeKeys, STRIPE_WEBHOOK_SECRET: 'we_1' }, /^STRIPE_WEBHOOK_SECRET must begin with whsec_/],
    [{ ...stripeKeys, STRIPE_PRICE_ID: 'prod_1' }, /^STRIPE_PRICE_ID must begin with price_/],
    [
      { ...stripeKeys, STRIPE_SECRET_KEY: 'sk_live_a' },
      /is a live key and STRIPE_PUBLISHABLE_KEY a test key/,
    ],
    [
      { ...stripeKeys, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' },
      /is a test key and STRIPE_PUBLISHABLE_KEY a live key/,
    ],
    [liveKeys, /^STRIPE_SECRET_KEY is a live key but PUBLIC_URL does not begin with https/],
    [{ ...liveKeys, PUBLIC_URL: 'http://larder.example' }, /is a live key but PUBLIC_URL/],
    [
      { ...liveKeys, PUBLIC_URL: 'https://larder.example', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      /^STRIPE_API_BASE is set beside live keys/,
    ],
    [{ STRIPE_API_BASE: 'https://evil.example' }, /^STRIPE_API_BASE must be on this machine/],
    [{ SMTP_URL: 'smtp://mail' }, /^MAIL_FROM is missing beside SMTP_URL/],
    [{ SECRETS_KEY: 'x'.repeat(32) }, /^SECRETS_KEY is set but DATABASE_URL is not/],
    [{ SECRETS_KEY: 'short', DATABASE_URL: 'postgres://db' }, /^SECRETS_KEY must have 32 characters/],
    [{ S3_BUCKET: 'pictures' }, /are missing beside S3_BUCKET/],
    [{ SUPPORT_EMAIL: 'help' }, /^SUPPORT_EMAIL must be an e-mail address/],
    [{ TRUST_PROXY: 'everyone!' }, /^TRUST_PROXY must be/],
    ...['1.2.3.4/99', '999.1.1.1', 'abc', '10.0.0.1,', 'fd00::/129', '/8'].map(
      (value): [Record<string, string>, RegExp] => [
        { TRUST_PROXY: value },
        /^TRUST_PROXY must be a number of proxies or their addresses, such as/,
      ],
    ),
    ...['smtp://[bad', 'smtp://', 'smtp://mail:99999', 'smtp://ada:p#ss@mail'].map(
      (value): [Record<string, string>, RegExp] => [
        { SMTP_URL: value, MAIL_FROM: 'larder@example.org' },
        /^SMTP_URL must be an address such as smtp:\/\//,
      ],
    ),
    [{ IMPORT_ALLOWED_HOSTS: 'nas:99999' }, /^IMPORT_ALLOWED_HOSTS must be/],
    [{ IMPORT_ALLOWED_HOSTS: 'nas:0' }, /^IMPORT_ALLOWED_HOSTS must be/],
    [{ IMPORT_ALLOWED_HOSTS: '[:::]:80' }, /^IMPORT_ALLOWED_HOSTS must be/],
    [{ STOP_DELAY_S: '5s' }, /^STOP_DELAY_S must be a whole number/],
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
    expect(refusal({ ...stripeKeys, STRIPE_WEBHOOK_SECRET: 'sk_test_123' })).not.toContain('sk_test_123')
    expect(refusal({ DATABASE_URL: 'mysql://ada:hunter2@db' })).not.toContain('hunter2')
  })
})

test('pictures are kept in a bucket when all of it is set', () => {
  const set = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'larder',
    S3_REGION: 'here',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  }
  expect(readConfig(set).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'larder',
    region: 'here',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  })
  expect(refusal({ ...set, S3_ENDPOINT: 'minio:9000' })).toMatch(/^S3_ENDPOINT must be an address/)
})

test('.env.example lists every variable of the interface', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  )
  // LARDER_PARENT_PID is set by a launcher and not documented.
  const wanted = settingNames.filter((name) => name !== 'LARDER_PARENT_PID')
  expect(listed.toSorted()).toEqual(wanted.toSorted())
})

test('.env.example as it is starts', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const set = lines
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => line.split('=', 2) as [string, string])
  expect(() => readConfig(Object.fromEntries(set))).not.toThrow()
})

test('inner sites to import from are hosts with their ports; there are none by default', () => {
  expect(readConfig({}).importAllowedHosts).toEqual([])
  const hosts = ' NAS.local:8080, [fd00::2]:80 '
  expect(readConfig({ IMPORT_ALLOWED_HOSTS: hosts }).importAllowedHosts).toEqual([
    'nas.local:8080',
    'fd00::2:80',
  ])
  for (const bad of ['nas.local', 'http://nas.local:80', '*:80', 'nas.local:80/soup'])
    expect(() => readConfig({ IMPORT_ALLOWED_HOSTS: bad })).toThrow(
      'IMPORT_ALLOWED_HOSTS must be hosts with their ports',
    )
})
