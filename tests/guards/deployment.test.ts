import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingNames } from '#server/config.ts'
import { places } from '#testing/database-distribution.ts'
import { serverProcess } from '#testing/server-process.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

interface Service {
  image?: string
  build?: string
  environment?: Record<string, string>
  depends_on?: string[] | Record<string, object>
  volumes?: string[]
  stop_grace_period?: string
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, { content: string }>
}
const services = Object.entries(compose.services)
const dockerfile = read('Dockerfile')

/**
 * Fills in variables as compose does: `${NAME:-default}`, and `${NAME:?why}` from the operator's settings.
 */
const filled = (value: string, given: Readonly<Record<string, string>>): string => {
  const next = value.replaceAll(
    /\$\{(\w+):([-?])([^{}]*)\}/g,
    (_, name: string, kind: string, rest: string) => {
      if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${rest}`)
      return given[name] ?? rest
    },
  )
  return next === value ? value : filled(next, given)
}

const secrets: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'secret',
  SECRETS_KEY: 'x'.repeat(32),
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
/** Returns the server's environment for these settings of the operator. */
const environmentWith = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(compose.services.app?.environment ?? {}).map(([name, value]) => [
      name,
      filled(value, given),
    ]),
  )

test('every image is pinned to a version', () => {
  const images = [
    ...services.flatMap(([, { image }]) => image ?? []),
    /^ARG NODE=(\S+)$/m.exec(dockerfile)?.[1],
  ]
  expect(images.length).toBeGreaterThan(3)
  for (const image of images) expect(image).toMatch(/:v?\d+\.\d+/)
})

test('the image runs as nobody in particular, says whether it is alive, and copies what is there', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\n.*\/healthz/m)
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true)
  // No file that the build needs is ignored, and files that must stay out are.
  const ignored = read('.dockerignore').split('\n')
  for (const file of copied) expect(ignored).not.toContain(file)
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'data']))
})

test('the embedded database is prepared before the image drops its privileges', () => {
  expect(dockerfile).toMatch(/^RUN node dist\/server\/prepare-database\.js\n(?:.*\n)*USER node$/m)
})

test('the image starts the server as npm start does', () => {
  const { flags, env } = serverProcess
  expect(flags.length).toBeGreaterThan(0)
  const command = /^CMD (\["node".*\])$/m.exec(dockerfile)?.[1] ?? 'null'
  expect(JSON.parse(command)).toEqual(['node', ...flags, 'dist/server/main.js'])
  for (const [name, value] of Object.entries(env)) expect(dockerfile).toContain(` ${name}=${value}`)
})

test('compose names only services and volumes that it has, and settings that the server knows', () => {
  for (const [name, { depends_on = [], volumes = [] }] of services) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    for (const other of needed) expect(compose.services[other], `${name} needs ${other}`).toBeDefined()
    for (const volume of volumes.filter((each) => !each.startsWith('/'))) {
      expect(Object.keys(compose.volumes)).toContain(volume.split(':', 1)[0])
    }
  }
  const known = read('.env.example')
  const settings = Object.keys(compose.services.app?.environment ?? {})
  for (const name of settings) expect(known).toMatch(new RegExp(`^(# )?${name}=`, 'm'))
})

/** Settings that compose does not pass to the server, each with the reason. */
const keptFromCompose: Record<string, string> = {
  NODE_ENV: 'the image says it',
  PORT: 'the image says it, and the proxy knows it',
  HOST: 'the image says it: the proxy is another container',
  DATA_DIR: 'the image says it, and the volume is there',
  FIREBASE_AUTH_EMULATOR_HOST: 'refused in production, which the image is',
  STRIPE_API_BASE: 'must be on the same machine, and a container has no other program on its own',
  LARDER_PARENT_PID: 'between npm and the server; the container has its own init',
}

test('every setting that the server knows can be made through compose, or is kept from it for a reason', () => {
  const environment = compose.services.app?.environment ?? {}
  expect(settingNames.length).toBeGreaterThan(30)
  const without = settingNames.filter((name) => environment[name] === undefined)
  expect(without.toSorted()).toEqual(Object.keys(keptFromCompose).toSorted())
  // Settings without a fixed value come from the operator's file, under the same name.
  const fixed = Object.entries(environment).filter(([name, value]) => !value.includes(`\${${name}:`))
  expect(fixed.map(([name]) => name).toSorted()).toEqual(
    ['DATABASE_URL', 'S3_BUCKET', 'S3_ENDPOINT', 'S3_REGION', 'TRUST_PROXY'].toSorted(),
  )
})

test('a setting that compose leaves empty keeps the default of the image and the server', () => {
  const image = Object.fromEntries(
    [...dockerfile.matchAll(/ ([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  const { stop, logLevel, identity, houseCollection, databasePrepares } = readConfig({
    ...image,
    ...environmentWith(secrets),
  })
  const plain = readConfig({})
  expect({ identity, houseCollection, databasePrepares, logLevel }).toEqual({
    identity: plain.identity,
    houseCollection: plain.houseCollection,
    databasePrepares: plain.databasePrepares,
    logLevel: 'info',
  })
  expect(stop.delayMs).toBe(Number(image.STOP_DELAY_S) * 1000)
  // Compose waits until the server has stopped by itself.
  const grace = Number.parseInt(filled(compose.services.app?.stop_grace_period ?? '', {}), 10) * 1000
  expect(grace).toBeGreaterThanOrEqual(stop.delayMs + stop.patienceMs + 10_000)
})

test('the server takes what compose gives it, with the four secrets and without any one of them not', () => {
  const config = readConfig(environmentWith(secrets))
  expect(config).toMatchObject({
    s3: { bucket: 'larder' },
    trustProxy: 1,
    metrics: true,
    ai: { provider: 'builtin' },
  })
  for (const name of Object.keys(secrets)) {
    const { [name]: _left, ...others } = secrets
    expect(() => environmentWith(others)).toThrow(name)
  }
})

const caddyfile = compose.configs.caddyfile?.content ?? ''

test('the proxy shows nobody the metrics', () => {
  expect(caddyfile).toMatch(/respond \/metrics 404/)
})

test('the proxy asks every server whether it is ready', () => {
  expect(caddyfile).toMatch(/^ *health_uri \/readyz$/m)
  // Caddy checks only servers that it knows by name: https://github.com/caddyserver/caddy/issues/7036
  expect(caddyfile).not.toMatch(/dynamic /)
  const [, interval] = /^ *health_interval (\d+)s$/m.exec(caddyfile) ?? []
  const [, delay] = /STOP_DELAY_S=(\d+)/.exec(dockerfile) ?? []
  expect(Number(interval) * 2).toBeLessThan(Number(delay))
  // The names are those that compose gives its containers, as many as the documentation tells operators to
  // start.
  const names = [...filled(caddyfile, {}).matchAll(/to (larder-app-\d+):3000/g)].map(([, name]) => name)
  const scales = [...`${read('compose.yaml')}${read('docs/operations.md')}`.matchAll(/--scale app=(\d+)/g)]
  expect(scales.length).toBeGreaterThan(1)
  const most = Math.max(...scales.map(([, count]) => Number(count)))
  expect(names).toEqual(Array.from({ length: most }, (_, index) => `larder-app-${index + 1}`))
})

test('the address that cooks see follows the port that is published', () => {
  const { PUBLIC_URL = '' } = compose.services.app?.environment ?? {}
  expect(filled(PUBLIC_URL, {})).toBe('http://localhost:8080')
  expect(filled(PUBLIC_URL, { PROXY_PORT: '80' })).toBe('http://localhost:80')
  expect(filled(PUBLIC_URL, { PROXY_PORT: '80', PUBLIC_URL: 'https://larder.example' })).toBe(
    'https://larder.example',
  )
})

test('the documentation of several servers mentions that they need a mail server', () => {
  for (const name of ['compose.yaml', 'docs/operations.md']) {
    const lines = read(name).split('\n')
    for (const [at, line] of lines.entries()) {
      if (line.includes('--scale app='))
        expect(lines.slice(at - 4, at + 1).join('\n'), name).toContain('SMTP_URL')
    }
  }
})

test('the plan for many machines names every table', () => {
  const plan = read('docs/operations.md').split('## Spreading the database')[1] ?? ''
  const named = (table: string) =>
    [table, table.replace(/_.*/, '_*')].some((name) =>
      new RegExp(`[ |]${name.replace('*', '\\*')}[ ,|]`).test(plan),
    )
  expect(Object.keys(places).filter((table) => !named(table))).toEqual([])
})
