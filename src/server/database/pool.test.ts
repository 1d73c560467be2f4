import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'

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
