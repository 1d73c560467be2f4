import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIdentity } from '#identity/index.ts'
import { privateFilesBelow, privateFilesIn } from '#identity/private-file.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { databaseFiles } from './database-files.ts'
import { openPrivateFiles } from './open-private-files.ts'
import { createSeal } from './seal.ts'

const key = 'a key of the operator, long enough'
let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'larder-private-'))
})
afterEach(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const rows = () => database.db.selectFrom('private_files').selectAll().orderBy('name').execute()
const open = (secretsKey: string | null = null) =>
  openPrivateFiles({ databaseUrl: database.url, secretsKey, dataDir }, { db: database.db, log: quietLog })

const identityOn = async (secretsKey: string | null = null) => {
  const service = await createIdentity({
    db: database.connect(2),
    clock: testClock(),
    dataDir,
    files: privateFilesBelow(await open(secretsKey), 'identity'),
    publicUrl: 'http://larder.test',
    log: quietLog,
    hash: { memoryKiB: 1024, passes: 1 },
  })
  await service.close()
  return service.publicConfig
}

test('servers that start at once on one database agree on one installation, and leave nothing on disk', async () => {
  const configs = await Promise.all(Array.from({ length: 4 }, () => identityOn()))
  expect(new Set(configs.map(({ apiKey }) => apiKey)).size).toBe(1)
  expect(await identityOn()).toEqual(configs[0])
  expect(await privateFilesIn(dataDir).names('identity')).toEqual([])
})

test('with a key nothing in the table can be read, and what was plain before is sealed', async () => {
  const before = await identityOn()
  expect((await rows()).map(({ content }) => content).join()).toContain(before.apiKey)
  expect(await identityOn(key)).toEqual(before)
  for (const { content } of await rows()) expect(content).toMatch(/^sealed-1:[\w-]+$/)
  await expect(identityOn()).rejects.toThrow(/is sealed: set SECRETS_KEY/)
  await expect(identityOn(`${key}!`)).rejects.toThrow(/sealed with another key/)
})

test('a sealed text that was changed, or put under another name, is refused', () => {
  const seal = createSeal(key)
  const sealed = seal.close('a', 'ünïcode 🍋')
  expect(seal.open('a', sealed)).toBe('ünïcode 🍋')
  expect(seal.open('b', sealed)).toBeNull()
  expect(seal.open('a', `${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(seal.open('a', 'sealed-1:')).toBeNull()
  expect(seal.close('a', 'x')).not.toBe(seal.close('a', 'x'))
})

test('what a server had on its disk is taken over once, when it first has a database of its own', async () => {
  const own = privateFilesIn(dataDir)
  await own.create('identity/installation.json', '{"mine":1}')
  await own.create('identity/keys/k1.json', '{"key":1}')
  await own.create('identity/firebase-keys.json', '{}')
  await own.create('billing/sandbox.json', '{"sandbox":1}')
  await open()
  expect((await rows()).map(({ name, content }) => [name, content])).toEqual([
    ['billing/sandbox.json', '{"sandbox":1}'],
    ['identity/installation.json', '{"mine":1}'],
    ['identity/keys/k1.json', '{"key":1}'],
  ])
  // Another machine with files of its own joins and changes nothing.
  await own.create('identity/keys/k2.json', '{"key":2}')
  await open()
  expect(await rows()).toHaveLength(3)
})

test('of two that make the same file the first one stands; folders are listed and files removed one by one', async () => {
  const files = databaseFiles(database.db, createSeal(key))
  expect(await files.create('keys/a.json', 'first')).toBe(true)
  expect(await files.create('keys/a.json', 'second')).toBe(false)
  expect(await files.read('keys/a.json')).toBe('first')
  await files.create('other.json', 'x')
  expect([await files.names('.'), await files.names('keys')]).toEqual([['other.json'], ['a.json']])
  await files.remove('keys/a.json')
  await files.remove('keys/a.json')
  expect(await files.read('keys/a.json')).toBeNull()
})
