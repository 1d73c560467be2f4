import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { listFolders } from '#server/stores/folders.ts'
import { bundledProgram } from '#testing/bundle-server.ts'
import { aDataDir, eventually, processesNaming, startWriter } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { startServer } from '#testing/start-server.ts'

let data: Awaited<ReturnType<typeof aDataDir>>
let here: string
let elsewhere: string
beforeEach(async () => {
  data = await aDataDir()
  here = join(data.path, 'here')
  elsewhere = join(data.path, 'elsewhere')
})
afterEach(async () => {
  expect(await processesNaming(data.path), 'processes left behind').toEqual([])
  await data.remove()
})

interface Outcome {
  code: number
  printed: string
}

const scripts = join(import.meta.dirname, '../../scripts')

/**
 * Runs a bundled command on a data directory as the container does; from its sources each takes four times as
 * long.
 */
const command = async (dataDir: string, name: string, ...args: string[]) =>
  run(dataDir, [name === 'reset' ? join(scripts, 'reset.mjs') : await bundledProgram(name), ...args])

/** Runs a command from its sources, as `npm run` does. */
const fromSources = (dataDir: string, name: string, ...args: string[]) =>
  run(dataDir, ['--import', 'tsx', join(scripts, `${name}.ts`), ...args])

async function run(dataDir: string, args: string[]): Promise<Outcome> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
    return { code: 0, printed: stdout + stderr }
  } catch (error) {
    // execFile's own shape
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, printed: stdout + stderr }
  }
}

test('backup while a server writes, restore elsewhere, both whole; reset refuses until it is stopped', async () => {
  const server = await startWriter(here)
  const userId = await server.userId()
  await eventually('some writes', () => server.acknowledged.length > 20)
  const before = [...server.acknowledged]
  await mkdir(join(here, 'pictures'), { recursive: true })
  await writeFile(join(here, 'pictures', 'kept.txt'), 'as it was')

  const file = join(data.path, 'backup.gz')
  expect(await command(here, 'backup', file)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/\d+ rows/),
  })
  expect(await command(here, 'reset', '--yes')).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/running on this data.*nothing was removed/),
  })
  expect(await command(here, 'integrity')).toMatchObject({ code: 0, printed: 'Everything agrees.\n' })
  // The commands shared the server's PostgreSQL and did not stop it.
  const written = server.acknowledged.length
  await eventually('the server goes on writing', () => server.acknowledged.length > written)
  await server.kill('SIGKILL')

  expect(await command(elsewhere, 'restore', file)).toMatchObject({ code: 0 })
  expect(await command(elsewhere, 'restore', file)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/Nothing was restored: There are accounts/),
  })
  const restored = await openDatabase({ dataDir: elsewhere, log: quietLog })
  const ids = (await listFolders(restored.db, userId)).map(({ id }) => id)
  await restored.close()
  expect(ids).toEqual(expect.arrayContaining(before))
  expect(await readdir(join(elsewhere, 'pictures'))).toEqual(['kept.txt'])

  expect(await command(here, 'reset')).toMatchObject({ code: 1, printed: expect.stringMatching(/--yes/) })
  expect(await command(here, 'reset', '--yes')).toMatchObject({ code: 0 })
  expect(await readdir(here)).toEqual([])
})

test('a restore that fails leaves nothing behind, and can be tried again', async () => {
  const server = await startWriter(here)
  await server.userId()
  await eventually('a write', () => server.acknowledged.length > 0)
  await server.kill('SIGKILL')
  const kept = ['pictures/ab/soup.webp', 'identity/keys/k.json', 'billing/sandbox.json', 'outbox/letter.eml']
  await fill(here, kept, (path) => `from here: ${path}`)
  const file = join(data.path, 'backup.gz')
  expect(await command(here, 'backup', file)).toMatchObject({ code: 0 })

  // The keys cannot be written; the mail with the same name as one in the backup stays unchanged.
  await mkdir(join(elsewhere, 'outbox'), { recursive: true })
  await writeFile(join(elsewhere, 'outbox', 'letter.eml'), 'of elsewhere')
  await writeFile(join(elsewhere, 'identity'), 'in the way')
  expect(await command(elsewhere, 'restore', file)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^Nothing was restored: .*identity/),
  })
  expect(await filesBelow(elsewhere)).toEqual(['identity', 'outbox/letter.eml'])
  expect(await readFile(join(elsewhere, 'outbox', 'letter.eml'), 'utf8')).toBe('of elsewhere')

  await rm(join(elsewhere, 'identity'))
  expect(await command(elsewhere, 'restore', file)).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^Restored \d+ rows and 4 files/),
  })
  expect(await filesBelow(elsewhere)).toEqual(kept.toSorted())
  for (const path of kept) expect(await readFile(join(elsewhere, path), 'utf8')).toBe(`from here: ${path}`)
})

test('a restore that is killed on the way is simply run again', async () => {
  const server = await startWriter(here)
  await server.userId()
  await server.kill('SIGKILL')
  const kept = Array.from({ length: 300 }, (_, index) => [
    `pictures/${index % 10}/${index}.webp`,
    `identity/keys/${index}.json`,
  ]).flat()
  await fill(here, kept)
  const file = join(data.path, 'backup.gz')
  expect(await command(here, 'backup', file)).toMatchObject({ code: 0 })

  const program = await bundledProgram('restore')
  const env = { ...process.env, DATA_DIR: elsewhere, DATABASE_URL: '' }
  // The restore is killed once it writes files, a little later each time.
  const first = join(elsewhere, 'pictures/.restoring/new', kept[0] ?? '')
  let hit = 0
  for (const laterMs of [75, 150, 300, 450]) {
    const startedAt = Date.now()
    const child = spawn(process.execPath, [program, file], { env, stdio: 'ignore' })
    const exited = once(child, 'exit')
    const isThere = () =>
      stat(first).then(
        ({ mtimeMs }) => mtimeMs >= startedAt,
        () => false,
      )
    while (child.exitCode === null && !(await isThere())) await sleep(1)
    await sleep(laterMs)
    if (child.kill('SIGKILL')) hit += 1
    await exited
  }
  expect(hit).toBeGreaterThan(0)
  const { code, printed } = await command(elsewhere, 'restore', file)
  // The last killed restore may already have finished.
  if (code !== 0) expect(printed).toMatch(/There are accounts in this database already/)
  const present = (await filesBelow(elsewhere)).filter((path) => !path.includes('.restoring'))
  expect(present).toEqual(kept.toSorted())
  expect(await command(elsewhere, 'integrity')).toMatchObject({ code: 0 })
})

test('a restore waits for no server: it is refused until the one that runs there is stopped', async () => {
  const server = await startWriter(here)
  await server.userId()
  await server.kill('SIGKILL')
  const file = join(data.path, 'backup.gz')
  expect(await command(here, 'backup', file)).toMatchObject({ code: 0 })

  // The target has no accounts, but its server would keep using the keys that it has read.
  const running = await startServer({ dataDir: elsewhere })
  expect(await command(elsewhere, 'restore', file)).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/^Nothing was restored: Larder is running on this data/),
  })
  expect(await running.stop()).toBe(0)
  expect(await command(elsewhere, 'restore', file)).toMatchObject({ code: 0 })
})

const fill = async (folder: string, paths: readonly string[], contentOf = (path: string) => path) => {
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contentOf(path))
  }
}

/** Lists all files of a data directory except the database's own. */
const filesBelow = async (dataDir: string) =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('database'))
    .toSorted()

test('reset removes all that a server makes, what it is told by a file .env as well, and leaves the rest', async () => {
  const copy = join(data.path, 'copy')
  for (const file of ['reset.mjs', 'install.mjs']) {
    await mkdir(join(copy, 'scripts'), { recursive: true })
    await copyFile(join(import.meta.dirname, '../../scripts', file), join(copy, 'scripts', file))
  }
  const reset = () =>
    promisify(execFile)(process.execPath, [join(copy, 'scripts/reset.mjs'), '--yes'], {
      env: { PATH: process.env.PATH ?? '' },
    })
  const folder = 'kitchen # 2'
  const ofServer = [
    'pictures/a',
    'identity/installation.json',
    'billing/sandbox.json',
    'outbox/a.eml',
    'database.secret',
  ]
  await fill(join(copy, folder), [...ofServer, 'mine.txt'])
  await writeFile(join(copy, '.env'), `DATA_DIR="${folder}" # where it is\n`)
  expect((await reset()).stdout).toContain('Nothing of Larder is left')
  expect(await readdir(join(copy, folder))).toEqual(['mine.txt'])

  await writeFile(join(copy, '.env'), `export DATABASE_URL='postgres://db'\n`)
  await expect(reset()).rejects.toThrow(/DATABASE_URL is set/)
})

test('a command without its file says how, and one on a database that was never started says so', async () => {
  expect(await fromSources(here, 'backup')).toMatchObject({
    code: 2,
    printed: expect.stringMatching(/-- FILE/),
  })
  expect(await fromSources(here, 'integrity')).toMatchObject({
    code: 2,
    printed: expect.stringMatching(/start Larder/),
  })
  expect(await fromSources(elsewhere, 'restore', join(data.path, 'missing.gz'))).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/Nothing was restored:.*missing\.gz/),
  })
  expect(existsSync(elsewhere), 'a database was made for a backup that is not there').toBe(false)
})
