import { spawn } from 'node:child_process'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { aDataDir, eventually, processesNaming, startWriter } from '#testing/database-processes.ts'
import { quietLog } from '#testing/quiet-log.ts'

let data: Awaited<ReturnType<typeof aDataDir>>
let home: string
beforeEach(async () => {
  data = await aDataDir()
  home = join(data.path, 'database')
})
afterEach(async () => {
  expect(await processesNaming(data.path), 'processes left behind').toEqual([])
  await data.remove()
})

const open = () => openDatabase({ dataDir: data.path, log: quietLog })

test('a killed initdb leaves a directory that the next start does not mistake for a database', async () => {
  for (let round = 0; round < 3; round++) {
    const writer = await startWriter(data.path)
    const isDrafting = async () =>
      (await readdir(home).catch(() => [])).some((name) => name.startsWith('new-'))
    await eventually('initdb runs', isDrafting)
    await new Promise((resolve) => setTimeout(resolve, round * 60))
    await writer.kill('SIGKILL')
    const ofOurs = new Set(await processesNaming(data.path))
    const initdbs = (await processesNaming('initdb')).filter((pid) => ofOurs.has(pid))
    for (const pid of initdbs) process.kill(pid, 'SIGKILL')
    await eventually('its processes end', async () => (await processesNaming(data.path)).length === 0)
    const cluster = await stat(join(home, 'cluster')).catch(() => null)
    expect(cluster).toBeNull()
  }
  const opened = await open()
  expect(await opened.ready()).toBe(true)
  await opened.close()
  expect((await readdir(home)).filter((name) => name.startsWith('new-'))).toEqual([])
})

test.each([
  ['a process that is gone', async () => 999_999],
  ['another living process of the same user', async () => await innocentProcess()],
])('a stale postmaster.pid that names %s does not block the start', async (_what, aProcess) => {
  await (await open()).close()
  const pid = await aProcess()
  const pidFile = join(home, 'cluster', 'postmaster.pid')
  await writeFile(
    pidFile,
    `${pid}\n${join(home, 'cluster')}\n1700000000\n5432\n${join(home, 'run')}\n\n1 2\nready   \n`,
  )
  const opened = await open()
  expect(await opened.ready()).toBe(true)
  await opened.close()
  if (pid !== 999_999) expect(process.kill(pid, 'SIGKILL'), 'the innocent process was spared').toBe(true)
})

test('the log of the database says what failed, and nothing of the row or of the words', async () => {
  const { db, close } = await open()
  await sql`create table notes (id int primary key, text text check (length(text) < 5), more jsonb)`.execute(
    db,
  )
  const refused = [
    sql`insert into notes values (1, ${'GRANDMOTHER'})`,
    sql`insert into notes values (2, null, ${'{"a":"GRANDMOTHER\\ud83d"}'}::jsonb)`,
    sql`select ${'GRANDMOTHER'}::jsonb`,
  ]
  for (const statement of refused) await expect(statement.execute(db)).rejects.toThrow()
  await close()
  const log = await readFile(join(home, 'postgres.log'), 'utf8')
  expect(log).toMatch(/violates check constraint/)
  expect(log).not.toContain('GRANDMOTHER')
})

/** Starts a process as the database's owner, like one that got the number of a dead postmaster. */
async function innocentProcess(): Promise<number> {
  const { uid, gid } = await stat(join(home, 'cluster'))
  const child = spawn('sleep', ['600'], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  })
  await new Promise((resolve) => child.once('spawn', resolve))
  child.unref()
  return child.pid ?? 0
}

test('the directory of another major version is refused with what to do', async () => {
  await (await open()).close()
  await writeFile(join(home, 'cluster', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow(
    /made by PostgreSQL 17.*brings PostgreSQL 18.*npm run backup.*npm run restore/s,
  )
  expect(await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8')).toBe('17\n')
})

test('a start that fails says why, and leaves nothing running', async () => {
  await (await open()).close()
  await rm(join(home, 'cluster', 'global', 'pg_control'))
  await expect(open()).rejects.toThrow(/PostgreSQL does not start\..*pg_control/s)
})

test('a lost password is named as such, and leaves nothing running', async () => {
  await (await open()).close()
  await writeFile(join(data.path, 'database.secret'), 'another')
  await expect(open()).rejects.toThrow(/database\.secret .* is not the password/)
})

test('a data directory too deep for a socket has it in a private folder elsewhere, and cleans up there', async () => {
  const deep = join(data.path, 'a'.repeat(60), 'b'.repeat(60))
  await mkdir(deep, { recursive: true })
  const opened = await openDatabase({ dataDir: deep, log: quietLog })
  expect(await opened.ready()).toBe(true)
  const settings = await readFile(join(deep, 'database', 'cluster', 'postmaster.pid'), 'utf8')
  const sockets = settings.split('\n')[4] ?? ''
  expect(Buffer.byteLength(sockets)).toBeLessThan(90)
  expect((await stat(sockets)).mode & 0o777).toBe(0o700)
  await opened.close()
  expect(await stat(sockets).catch(() => null)).toBeNull()
})

test('only the server that knows the password gets in, and nobody by network', async () => {
  const opened = await open()
  const secret = await stat(join(data.path, 'database.secret'))
  expect(secret.mode & 0o777).toBe(0o600)
  expect((await stat(join(home, 'run'))).mode & 0o777).toBe(0o700)
  expect((await stat(home)).mode & 0o777).toBe(0o700)
  const { default: pg } = await import('pg')
  const stranger = new pg.Client({
    host: join(home, 'run'),
    user: 'larder',
    password: 'guess',
    database: 'postgres',
  })
  await expect(stranger.connect()).rejects.toThrow(/password authentication failed/)
  const { rows } = await opened.db.executeQuery<{
    listen: string
    sums: string
    sync: string
    locale: string
  }>(
    (await import('kysely')).CompiledQuery.raw(
      `select current_setting('listen_addresses') as listen, current_setting('data_checksums') as sums,
         current_setting('fsync') || current_setting('full_page_writes') || current_setting('synchronous_commit') as sync,
         (select datlocale from pg_database where datname = 'postgres') as locale`,
    ),
  )
  expect(rows).toEqual([{ listen: '', sums: 'on', sync: 'ononon', locale: 'C.UTF-8' }])
  await opened.close()
})

test('a database is connected to only when the work before it has ended, and ends when that fails', async () => {
  let isDone = false
  const work = new Promise<void>((resolve) =>
    setTimeout(() => {
      isDone = true
      resolve()
    }, 3000),
  )
  const opened = await openDatabase({ dataDir: data.path, log: quietLog, connectAfter: work })
  expect(isDone).toBe(true)
  expect(await opened.ready()).toBe(true)
  await opened.close()
  const failing = Promise.reject(new Error('the cookbook is not packed'))
  // It fails before the database waits for it.
  failing.catch(() => undefined)
  await expect(openDatabase({ dataDir: data.path, log: quietLog, connectAfter: failing })).rejects.toThrow(
    'the cookbook is not packed',
  )
})
