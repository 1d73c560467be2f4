import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { bundledProgram } from '#testing/bundle-server.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { processesNaming } from '#testing/database-processes.ts'
import { startLoad } from '#testing/load.ts'
import { type RemoteCook, remoteCook } from '#testing/remote-cook.ts'
import { startS3, type TestS3 } from '#testing/s3.ts'
import { type RunningServer, removeDataDir, startServer } from '#testing/start-server.ts'

let here: RunningServer
let elsewhere: TestDatabase
let bucket: TestS3
let folder: string

beforeAll(async () => {
  here = await startServer()
  elsewhere = await testDatabase({ empty: true })
  bucket = await startS3()
  folder = await mkdtemp(join(tmpdir(), 'larder-moved-'))
})
afterAll(async () => {
  await here?.stop()
  await Promise.all([elsewhere?.drop(), bucket?.close()])
  await Promise.all([here && removeDataDir(here.dataDir), folder && removeDataDir(folder)])
})

const command = async (name: string, file: string, env: Record<string, string>) => {
  const own = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }
  const { stdout } = await promisify(execFile)(process.execPath, [await bundledProgram(name), file], {
    env: { ...own, ...env },
  })
  return stdout
}

/** Exports a whole account as its cook gets it: recipes, pictures, folders, ratings, settings. */
const exportOf = async (cook: RemoteCook, origin: string) => {
  const reply = await cook.send(api.account.export, undefined, {}, origin)
  expect(reply.status).toBe(200)
  const bytes = Buffer.from(await reply.arrayBuffer())
  return { size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') }
}

test('the database killed under load: every request answers or fails clearly, and nothing acknowledged is lost', async () => {
  const load = await startLoad(here.url)
  await load.goesOn()
  const [postmaster] = await processesNaming(join(here.dataDir, 'database'))
  process.kill(postmaster ?? 0, 'SIGKILL')
  await load.goesOn(80)
  // PostgreSQL restarts by itself, and requests succeed again.
  await expect
    .poll(async () => (await fetch(`${here.url}/readyz`)).status, { timeout: 20_000, interval: 50 })
    .toBe(200)
  await load.goesOn()
  const { failed, lost } = await load.end()
  expect(lost).toEqual([])
  for (const line of failed) expect(line).toMatch(/answered 503: \{"code":"unavailable"/)
})

test('a backup while cooks write, brought to another database and a bucket: every account exports the same bytes', async () => {
  const cooks = await Promise.all(
    ['ada', 'bob'].map((name) => remoteCook(here.url, `${name}-${Date.now()}@example.org`)),
  )
  for (const cook of cooks) {
    for (const prompt of ['tomato soup', 'chicken curry']) {
      const { recipe } = await cook.call(api.recipes.generate, here.url, { prompt })
      await cook.call(api.ratings.rate, here.url, { rating: 4, comment: 'Zoë 🍋\n' }, { params: recipe })
      await cook.call(api.recipes.favorite, here.url, undefined, { params: recipe })
    }
    await cook.call(api.folders.create, here.url, { name: 'Crème "brûlée" \\', color: '#db2777' })
  }
  const before = await Promise.all(cooks.map((cook) => exportOf(cook, here.url)))
  for (const { size } of before) expect(size).toBeGreaterThan(10_000)

  const load = await startLoad(here.url)
  await load.goesOn()
  const file = join(folder, 'backup.gz')
  const requests = load.report.requests
  expect(await command('backup', file, { DATA_DIR: here.dataDir })).toMatch(/\d+ rows and \d+ files/)
  expect(load.report.requests).toBeGreaterThan(requests)
  const { failed, retried } = await load.end()
  expect({ failed, retried }).toEqual({ failed: [], retried: 0 })

  const env = {
    DATABASE_URL: elsewhere.url,
    SECRETS_KEY: 'another key, of the machine it moves to',
    ...bucket.env,
  }
  // A server has run on this database and added the library's recipes; while it runs, it would keep using its
  // own keys.
  const early = await startServer({ dataDir: folder, env: { ...env, HOUSE_COLLECTION: 'on' } })
  await expect(command('restore', file, { DATA_DIR: folder, ...env })).rejects.toThrow(
    /Nothing was restored: Larder is running on this database/,
  )
  await expect.poll(() => bucket.objects.size, { timeout: 20_000 }).toBeGreaterThan(3)
  await early.stop()
  const ofTheHouse = [...bucket.objects.keys()]

  // A backup that is damaged at its very end has already put every picture into the bucket.
  const damaged = join(folder, 'damaged.gz')
  const whole = gunzipSync(await readFile(file)).toString('latin1')
  await writeFile(damaged, gzipSync(Buffer.from(whole.replace(/"files":\d+}\n$/, '"files":1}\n'), 'latin1')))
  const asked = bucket.requests.length
  await expect(command('restore', damaged, { DATA_DIR: folder, ...env })).rejects.toThrow(
    /Nothing was restored: The backup is damaged/,
  )
  expect(bucket.requests.slice(asked).filter((request) => request.startsWith('PUT')).length).toBeGreaterThan(
    3,
  )
  expect([...bucket.objects.keys()]).toEqual(ofTheHouse)

  expect(await command('restore', file, { DATA_DIR: folder, ...env })).toMatch(/^Restored \d+ rows/)
  const there = await startServer({ dataDir: folder, env })
  try {
    // Even the tokens that the cooks hold are valid there, because it is the same installation.
    expect(await Promise.all(cooks.map((cook) => exportOf(cook, there.url)))).toEqual(before)
    expect([...bucket.objects.keys()].some((key) => key.startsWith('pictures/'))).toBe(true)
    expect(await command('integrity', '', { DATA_DIR: folder, ...env })).toBe('Everything agrees.\n')
  } finally {
    await there.stop()
  }
})
