import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#server/config.ts'
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
}
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>
  volumes: Record<string, null>
  configs: Record<string, { content: string }>
}
const services = Object.entries(compose.services)
const dockerfile = read('Dockerfile')

/** As compose fills it in: `${NAME:-default}`, and `${NAME:?why}` from what the operator sets. */
const filled = (value: string, given: Record<string, string>) =>
  value.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, rest: string) => {
    if (kind === '?' && given[name] === undefined) throw new Error(`${name}: ${rest}`)
    return given[name] ?? rest
  })

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
  expect(copied).toContain('house')
  for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true)
  // What the build needs is not kept from it, and what it must not have is.
  const ignored = read('.dockerignore').split('\n')
  for (const file of copied) expect(ignored).not.toContain(file)
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'data']))
})

test('what the embedded database needs of its package is made before the image gives up its rights', () => {
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

test('the server takes what compose gives it, with the four secrets and without any one of them not', () => {
  const secrets: Record<string, string> = {
    POSTGRES_PASSWORD: 'secret',
    SECRETS_KEY: 'x'.repeat(32),
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const environment = (given: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(compose.services.app?.environment ?? {}).map(([name, value]) => [
        name,
        filled(value, given),
      ]),
    )
  const config = readConfig(environment(secrets))
  expect(config).toMatchObject({
    s3: { bucket: 'larder' },
    trustProxy: 1,
    metrics: true,
    ai: { provider: 'builtin' },
  })
  for (const name of Object.keys(secrets)) {
    const { [name]: _left, ...others } = secrets
    expect(() => environment(others)).toThrow(name)
  }
})

test('the proxy shows nobody the metrics', () => {
  expect(compose.configs.caddyfile?.content).toMatch(/respond \/metrics 404/)
})

test('the plan for many machines names every table', () => {
  const plan = read('docs/operations.md').split('## Spreading the database')[1] ?? ''
  const named = (table: string) =>
    [table, table.replace(/_.*/, '_*')].some((name) =>
      new RegExp(`[ |]${name.replace('*', '\\*')}[ ,|]`).test(plan),
    )
  expect(Object.keys(places).filter((table) => !named(table))).toEqual([])
})
