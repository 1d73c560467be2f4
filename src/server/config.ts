import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { canonicalEmail } from '#identity/email-address.ts'
import { aiSettings, aiVariables } from './config/ai-settings.ts'
import { billingSettings } from './config/billing-settings.ts'
import { ConfigError } from './config/config-error.ts'
import { pricesIn } from './config/model-prices.ts'
import { areProxies, hasHost, isHostWithPort } from './config/network-checks.ts'
import { flag, oneOf, webAddress, whole } from './config/variable-kinds.ts'

export { ConfigError }

const variables = z.object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'production', 'test']).default('development'),
  PORT: whole('PORT', 0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress('PUBLIC_URL', 'https://larder.example').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'DATABASE_URL must begin with postgres://; leave it out for the embedded database',
    )
    .optional(),
  DATABASE_PREPARED_STATEMENTS: flag('DATABASE_PREPARED_STATEMENTS').default(true),
  SECRETS_KEY: z
    .string()
    .min(32, 'SECRETS_KEY must have 32 characters or more; `openssl rand -base64 32` makes one')
    .optional(),
  IDENTITY: oneOf('IDENTITY', ['embedded', 'firebase']).default('embedded'),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  IDENTITY_HIDE_ACCOUNTS: flag('IDENTITY_HIDE_ACCOUNTS').default(false),
  IDENTITY_PASSWORD_MIN: whole('IDENTITY_PASSWORD_MIN', 6, 128).default(6),
  IDENTITY_REFUSE_COMMON_PASSWORDS: flag('IDENTITY_REFUSE_COMMON_PASSWORDS').default(false),
  ADMIN_EMAILS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .filter((email) => email.trim())
        .map(canonicalEmail),
    )
    .refine(
      (emails) => emails.every((email) => email !== null),
      'ADMIN_EMAILS must be e-mail addresses with commas between them',
    )
    .transform((emails) => emails.filter((email) => email !== null))
    .default([]),
  ADMIN_SECOND_FACTOR: flag('ADMIN_SECOND_FACTOR').default(false),
  ...aiVariables,
  BILLING_PROVIDER: oneOf('BILLING_PROVIDER', ['auto', 'stripe', 'sandbox', 'off']).default('auto'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_ID: z.string().optional(),
  STRIPE_API_BASE: webAddress('STRIPE_API_BASE', 'http://127.0.0.1:12111')
    .refine(
      (value) => ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(value).hostname),
      'STRIPE_API_BASE must be on this machine, such as http://127.0.0.1:12111',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\//.test(value) && hasHost(value),
      'SMTP_URL must be an address such as smtp://user:password@mail.example:587; in a password @ is written %40, # %23',
    )
    .optional(),
  MAIL_FROM: z.string().optional(),
  SUPPORT_EMAIL: z
    .string()
    .refine((value) => canonicalEmail(value) !== null, 'SUPPORT_EMAIL must be an e-mail address')
    .optional(),
  S3_ENDPOINT: webAddress('S3_ENDPOINT', 'https://s3.example').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  IMPORT_ALLOWED_HOSTS: z
    .string()
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every(isHostWithPort),
      'IMPORT_ALLOWED_HOSTS must be hosts with their ports and commas between them, such as nas.local:8080',
    )
    .default([]),
  TRUST_PROXY: z
    .string()
    .toLowerCase()
    .refine(
      areProxies,
      'TRUST_PROXY must be a number of proxies or their addresses, such as 1, loopback or 10.0.0.0/8',
    )
    .optional(),
  STOP_DELAY_S: whole('STOP_DELAY_S', 0, 300).default(0),
  STOP_PATIENCE_S: whole('STOP_PATIENCE_S', 0, 600).default(10),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  METRICS: flag('METRICS').default(false),
  HOUSE_COLLECTION: flag('HOUSE_COLLECTION').default(true),
  LARDER_PARENT_PID: whole('LARDER_PARENT_PID', 1, 2 ** 31 - 1).optional(),
})
type Variables = z.output<typeof variables>

/** Names of all environment variables that this server reads. */
export const settingNames: readonly string[] = Object.keys(variables.shape)

/** Groups of variables that must be set together. */
const groups: { names: (keyof Variables)[]; without: string }[] = [
  {
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    without: 'keep pictures in DATA_DIR',
  },
  { names: ['SMTP_URL', 'MAIL_FROM'], without: 'write mails to DATA_DIR/outbox' },
]

const requireGroup = (env: Variables, names: (keyof Variables)[], without: string) => {
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return
  const given = names.filter((name) => env[name] !== undefined)
  throw new ConfigError(
    `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing beside ${given.join(', ')}: ` +
      `set all of them, or unset all of them to ${without}.`,
  )
}

const requireWith = (env: Variables, names: (keyof Variables)[], because: string) => {
  for (const name of names) {
    if (env[name] === undefined) throw new ConfigError(`${name} is missing: ${because} needs it.`)
  }
}

const checkIdentity = (env: Variables) => {
  const firebase: (keyof Variables)[] = ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN']
  if (env.IDENTITY === 'firebase') requireWith(env, firebase, 'IDENTITY=firebase')
  const stray = firebase.find((name) => env.IDENTITY === 'embedded' && env[name] !== undefined)
  if (stray)
    throw new ConfigError(
      `${stray} is set but IDENTITY is embedded: set IDENTITY=firebase, or unset ${stray}.`,
    )
  if (env.NODE_ENV === 'production' && env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    throw new ConfigError(
      'FIREBASE_AUTH_EMULATOR_HOST is set: an emulator accepts unsigned tokens. Unset it to run in production.',
    )
  }
}

const parse = (environment: Record<string, string | undefined>): Variables => {
  // An empty variable counts as unset, because shells and compose files leave one out that way.
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )
  const result = variables.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = String(issue?.path[0] ?? '')
  const shown = /KEY|SECRET|URL|HEADERS|PROXY/.test(name) ? '' : ` Now it is "${given[name]}".`
  throw new ConfigError(`${issue?.message.includes(name) ? '' : `${name}: `}${issue?.message}.${shown}`)
}

const trustProxy = (value: string | undefined): boolean | number | string =>
  value === undefined ? false : /^\d+$/.test(value) ? Number(value) : value

/** Adds the variables of a file `.env` in the working folder; the environment itself wins. */
export const loadEnvFile = () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
}

/** Reads the settings of this server. No other code reads the environment. */
export const readConfig = (environment: Record<string, string | undefined> = process.env) => {
  const env = parse(environment)
  checkIdentity(env)
  if (env.SECRETS_KEY && !env.DATABASE_URL) {
    throw new ConfigError(
      'SECRETS_KEY is set but DATABASE_URL is not: it seals what lies in an external database. Unset it.',
    )
  }
  for (const { names, without } of groups) requireGroup(env, names, without)

  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    /** Address of the server; null derives it from the port, once that is known. */
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePrepares: env.DATABASE_PREPARED_STATEMENTS,
    secretsKey: env.SECRETS_KEY ?? null,
    identity: {
      mode: env.IDENTITY,
      firebase:
        env.IDENTITY === 'firebase'
          ? {
              apiKey: env.FIREBASE_API_KEY as string, // required above
              projectId: env.FIREBASE_PROJECT_ID as string,
              authDomain: env.FIREBASE_AUTH_DOMAIN as string,
            }
          : null,
      hideAccounts: env.IDENTITY_HIDE_ACCOUNTS,
      passwordMin: env.IDENTITY_PASSWORD_MIN,
      refuseCommonPasswords: env.IDENTITY_REFUSE_COMMON_PASSWORDS,
    },
    adminEmails: env.ADMIN_EMAILS,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR,
    mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : null,
    ai: aiSettings(env),
    /** Prices of the models for the operator's figures. */
    aiPrices: { currency: env.AI_PRICES_CURRENCY, models: pricesIn(env.AI_PRICES ?? '') ?? {} },
    /** Bucket for pictures; null stores them in `dataDir`. */
    s3: env.S3_BUCKET
      ? {
          endpoint: env.S3_ENDPOINT as string, // the group is whole or absent
          bucket: env.S3_BUCKET,
          region: env.S3_REGION as string,
          accessKeyId: env.S3_ACCESS_KEY_ID as string,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY as string,
        }
      : null,
    billing: billingSettings(env, env.PUBLIC_URL ?? null),
    /**
     * Hosts of the operator's own network that imports may visit; all other addresses that are not public are
     * refused.
     */
    importAllowedHosts: env.IMPORT_ALLOWED_HOSTS.map((host) => host.replace(/^\[|\](?=:)/g, '')),
    supportEmail: env.SUPPORT_EMAIL ?? null,
    trustProxy: trustProxy(env.TRUST_PROXY),
    stop: { delayMs: env.STOP_DELAY_S * 1000, patienceMs: env.STOP_PATIENCE_S * 1000 },
    // An operator in a terminal wants to read the address, not a log.
    logLevel: env.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info'),
    metrics: env.METRICS,
    houseCollection: env.HOUSE_COLLECTION,
    parentPid: env.LARDER_PARENT_PID ?? null,
  }
}
export type Config = ReturnType<typeof readConfig>
