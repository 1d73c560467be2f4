import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createIdentity, type IdentityService } from '#identity/index.ts'
import { createPrivateFile } from '#identity/private-file.ts'
import { testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { cheapHash, identityWorld } from './identity-world.ts'

const DAY = 86_400_000

async function scratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-keys-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function starter() {
  const database = await testDatabase()
  const clock = testClock()
  const services: IdentityService[] = []
  onTestFinished(async () => {
    await Promise.all(services.map((each) => each.close()))
    await database.drop()
  })
  return {
    clock,
    start: async (dataDir: string) => {
      const service = await createIdentity({
        db: database.db,
        clock,
        dataDir,
        publicUrl: 'http://larder.test',
        log: quietLog,
        hash: cheapHash,
      })
      services.push(service)
      return service
    },
  }
}

test('keys and secrets are made on the first start and can be read by this user alone', async () => {
  const world = await identityWorld({ ownKeys: true })
  const folder = join(world.dataDir, 'identity')
  const keys = await readdir(join(folder, 'keys'))
  expect((await readdir(folder)).sort()).toEqual(['installation.json', 'keys'])
  expect(keys).toHaveLength(1)
  for (const path of [join(folder, 'installation.json'), join(folder, 'keys', keys[0] ?? '')]) {
    expect((await stat(path)).mode & 0o777, path).toBe(0o600)
  }
  for (const path of [folder, join(folder, 'keys')]) expect((await stat(path)).mode & 0o077, path).toBe(0)

  const { json, headers } = await world.call('/.well-known/jwks.json', undefined, {
    method: 'GET',
    key: null,
  })
  expect(Object.keys(json.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  expect(json.keys[0]).toMatchObject({ alg: 'RS256', kty: 'RSA', use: 'sig' })
  expect(Buffer.from(json.keys[0].n, 'base64url').length).toBe(256)
  const { calculateJwkThumbprint } = await import('jose')
  expect(json.keys[0].kid).toBe(await calculateJwkThumbprint(json.keys[0]))
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
})

test('permissions that were opened are closed again', async () => {
  const { start } = await starter()
  const dataDir = await scratchFolder()
  await start(dataDir)
  const path = join(dataDir, 'identity', 'installation.json')
  await chmod(path, 0o644)
  await start(dataDir)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('several processes that start at once agree on one installation', async () => {
  const { start } = await starter()
  const dataDir = await scratchFolder()
  const services = await Promise.all(Array.from({ length: 6 }, () => start(dataDir)))
  expect(new Set(services.map(({ publicConfig }) => publicConfig.apiKey)).size).toBe(1)
  expect(new Set(services.map(({ publicConfig }) => publicConfig.projectId)).size).toBe(1)
})

test("when two processes create the same file, the first one's content stays", async () => {
  const folder = await scratchFolder()
  const path = join(folder, 'file')
  expect(await createPrivateFile(path, 'first')).toBe(true)
  expect(await createPrivateFile(path, 'second')).toBe(false)
  expect(await readFile(path, 'utf8')).toBe('first')
  expect(await readdir(folder), 'no draft is left').toEqual(['file'])
})

test('a damaged file stops the start with a sentence, and is not overwritten', async () => {
  const { start } = await starter()
  const dataDir = await scratchFolder()
  await start(dataDir)
  const path = join(dataDir, 'identity', 'installation.json')
  const whole = await readFile(path, 'utf8')
  for (const damaged of ['', '{', '{}', whole.slice(0, 80)]) {
    await writeFile(path, damaged)
    await expect(start(dataDir)).rejects.toThrow(/installation\.json is damaged/)
    expect(await readFile(path, 'utf8')).toBe(damaged)
  }
})

test('a process killed while it makes the keys leaves nothing that a later start stumbles over', async () => {
  const dataDir = await scratchFolder()
  const program = `
    import { openInstallation } from '#identity/installation.ts'
    import { openSigningKeys } from '#identity/signing-keys.ts'
    const log = { info() {}, warn() {}, error() {} }
    console.log('ready')
    for (let i = 0; ; i++) {
      const folder = process.argv[1] + '/' + i
      await openInstallation(folder)
      await openSigningKeys(folder + '/keys', { now: () => new Date() }, log)
    }`
  for (let round = 0; round < 2; round++) {
    const folder = join(dataDir, `round-${round}`)
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, folder], {
      cwd: process.cwd(),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await said(child)
    await new Promise((resolve) => setTimeout(resolve, 300 + round * 170))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('close', resolve))
    const { openInstallation } = await import('#identity/installation.ts')
    const { openSigningKeys } = await import('#identity/signing-keys.ts')
    const made = await readdir(folder)
    expect(made.length).toBeGreaterThan(0)
    for (const name of made) {
      const installation = await openInstallation(join(folder, name))
      expect(installation.apiKey).toMatch(/^lk_/)
      const keys = await openSigningKeys(join(folder, name, 'keys'), { now: () => new Date() }, quietLog)
      expect(keys.jwks().keys).toHaveLength(1)
    }
  }
})

const said = (child: ChildProcess) => new Promise((resolve) => child.stdout?.once('data', resolve))

test('the key changes after 90 days; tokens of the old one stay good, and it goes when none can be left', async () => {
  const { start, clock } = await starter()
  const dataDir = await scratchFolder()
  const first = await start(dataDir)
  const folder = join(dataDir, 'identity', 'keys')
  const [oldest] = await readdir(folder)
  const { default: fastify } = await import('fastify')
  const app = fastify()
  await app.register(first.plugin)
  onTestFinished(() => app.close())
  const post = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `${path}?key=${first.publicConfig.apiKey}`, payload })).json()
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string

  clock.advance(90 * DAY - 60_000)
  const ann = await post('/v1/accounts:signUp', { email: 'ann@example.com', password: 'secret-1' })
  expect(`${kidOf(ann.idToken)}.json`).toBe(oldest)
  clock.advance(120_000)
  const bob = await post('/v1/accounts:signUp', { email: 'bob@example.com', password: 'secret-1' })
  expect(kidOf(bob.idToken)).not.toBe(kidOf(ann.idToken))
  expect(await readdir(folder)).toHaveLength(2)
  expect((await first.verify(ann.idToken)).email).toBe('ann@example.com')
  expect((await first.verify(bob.idToken)).email).toBe('bob@example.com')
  expect((await app.inject('/.well-known/jwks.json')).json().keys).toHaveLength(2)

  clock.advance(26 * 3_600_000)
  await start(dataDir)
  expect(await readdir(folder)).toEqual([`${kidOf(bob.idToken)}.json`])
})

test('a key that another process made is found', async () => {
  const { start, clock } = await starter()
  const dataDir = await scratchFolder()
  const early = await start(dataDir)
  clock.advance(91 * DAY)
  const late = await start(dataDir)
  const { default: fastify } = await import('fastify')
  const app = fastify()
  await app.register(late.plugin)
  onTestFinished(() => app.close())
  const { idToken } = (
    await app.inject({
      method: 'POST',
      url: `/v1/accounts:signUp?key=${late.publicConfig.apiKey}`,
      payload: { email: 'ann@example.com', password: 'secret-1' },
    })
  ).json()
  expect((await early.verify(idToken)).email).toBe('ann@example.com')
})
