import { inspect } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

const value = async (expression: string) => {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database.db)
  return rows[0]?.value
}

test('whole numbers are numbers, and one that would lose digits is refused', async () => {
  expect(await value('9007199254740991::bigint')).toBe(9007199254740991)
  expect(await value('count(*)')).toBe(1)
  await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError)
})

test('an instant is a Date, a calendar date is its own text in any time zone', async () => {
  expect(await value("timestamptz '2026-11-21T12:00:00.123Z'")).toEqual(new Date('2026-11-21T12:00:00.123Z'))
  expect(await value("date '2026-11-21'")).toBe('2026-11-21')
})

test('statements, waits for rows and idle transactions all end', async () => {
  expect(await value("current_setting('statement_timeout')")).toBe('30s')
  expect(await value("current_setting('lock_timeout')")).toBe('10s')
  expect(await value("current_setting('idle_in_transaction_session_timeout')")).toBe('30s')
})

test('a connection that is lost is one line of the log, without what the connection knows', async () => {
  const lines: string[] = []
  const log = { ...quietLog, warn: (fields: object) => lines.push(inspect(fields, { depth: 4 })) }
  const pool = createPool({ connection: database.connection, log, size: 1 })
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await expect.poll(() => lines).toHaveLength(1)
    await pool.query('select 1')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('terminating connection')
    // The key would let anybody end its statements, and the statements and settings must not be logged
    // either.
    expect(lines[0]).not.toMatch(/secretKey|parsedStatements|connectionParameters/)
  } finally {
    await pool.end()
  }
})

test('says nothing of a connection that the server ends while the pool is closing', async () => {
  const lines: unknown[] = []
  const log = { ...quietLog, warn: (fields: object) => lines.push(fields) }
  const pool = createPool({ connection: database.connection, log, size: 1 })
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const removed = new Promise((resolve) => void pool.once('remove', resolve))
  // The stopped backend finds two events when it continues: the pool has disconnected, and it is to
  // terminate.
  process.kill(pid, 'SIGSTOP')
  try {
    await pool.end()
    await sql`select pg_terminate_backend(${pid})`.execute(database.db)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
  await removed
  expect(lines).toEqual([])
})
