import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Log } from '#server/ports/log.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { type Database, databaseOf } from './open.ts'
import { createPool } from './pool.ts'
import { createStatementNames, KEPT_STATEMENTS } from './prepared-statements.ts'
import { transact } from './transact.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  return () => database.drop()
})

const kept = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement)
}
const often = async (act: () => Promise<unknown>) => {
  for (let count = 0; count < 5; count += 1) await act()
}
/** Opens a database over one connection of its own. */
const single = (options: { log?: Log; prepares?: boolean } = {}) => {
  const pool = createPool({ connection: database.connection, log: quietLog, size: 1 })
  const db = databaseOf(pool, { log: quietLog, ...options })
  onTestFinished(() => db.destroy())
  return db
}
const titlesOf = (db: Database) =>
  db.selectFrom('folders').select('name').where('user_id', '=', noOne).execute()
const noOne = '0199a000-0000-7000-8000-000000000000'

test('PostgreSQL keeps what is sent often, once for a connection, and nothing that is sent once', async () => {
  await database.db.connection().execute(async (db) => {
    const before = (await kept(db)).length
    await db.selectFrom('folders').select('id').where('name', '=', 'once').execute()
    expect(await kept(db)).toHaveLength(before)
    await often(() => titlesOf(db))
    const mine = (await kept(db)).filter((text) => text.startsWith('select "name" from "folders"'))
    expect(mine).toHaveLength(1)
  })
})

test('inside a transaction that fails too, and after it', async () => {
  await database.db.connection().execute(async (db) => {
    const failing = () => sql`select 1 / ${0}::int`.execute(db)
    for (let count = 0; count < 5; count += 1) {
      const ending = db.transaction().execute(async (tx) => {
        await titlesOf(tx)
        await sql`select 1 / ${0}::int`.execute(tx)
      })
      await expect(ending).rejects.toThrow('division by zero')
      await expect(failing()).rejects.toThrow('division by zero')
    }
    expect(await titlesOf(db)).toEqual([])
  })
})

test('a table that gets a column under way is read on, all of it or columns by name', async () => {
  await database.db.connection().execute(async (db) => {
    await sql`create table growing (id int, name text)`.execute(db)
    await sql`insert into growing values (1, 'leek')`.execute(db)
    const all = () => sql`select * from growing where id = ${1}`.execute(db)
    const counted = () =>
      sql`select count(*) as count, name from growing where id = ${1} group by name`.execute(db)
    const changed = () => sql`update growing set name = ${'leek'} where id = ${1} returning *`.execute(db)
    await often(all)
    await often(counted)
    await often(changed)
    await sql`alter table growing add column season text default 'winter'`.execute(db)
    const grown = [{ id: 1, name: 'leek', season: 'winter' }]
    expect((await all()).rows).toEqual(grown)
    expect((await changed()).rows).toEqual(grown)
    expect((await counted()).rows).toEqual([{ count: 1, name: 'leek' }])
  })
})

test('a pooler that keeps no names is sent none', async () => {
  const db = single({ prepares: false })
  await often(() => titlesOf(db))
  expect(await kept(db)).toEqual([])
})

test('a connection that has lost its statements, or has others of these names, is no error, and names end there', async () => {
  const warnings: unknown[] = []
  const log = { ...quietLog, warn: (...said: unknown[]) => void warnings.push(said.at(-1)) }
  const [losing, taken] = [single({ log }), single({ log })]
  await often(() => titlesOf(losing))
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(losing)
  for (const { name } of rows) await sql.raw(`prepare "${name}" as select 1`).execute(taken)
  await sql`deallocate all`.execute(losing)
  for (const db of [losing, taken]) {
    await often(async () => expect(await titlesOf(db)).toEqual([]))
    expect(warnings.splice(0)).toEqual([expect.stringMatching(/keeps no statements by name/)])
  }
  expect(await kept(losing)).toEqual([])
})

test('a transaction below which the statements were lost is repeated as a whole', async () => {
  const db = single()
  await often(() => titlesOf(db))
  let runs = 0
  await transact(db, async (tx) => {
    runs += 1
    if (runs === 1) await sql`deallocate all`.execute(tx)
    expect(await titlesOf(tx)).toEqual([])
  })
  expect(runs).toBe(2)
})

test('names are few, and bulk, rare and composed texts get none', () => {
  let now = 0
  const nameOf = createStatementNames(() => now)
  const third = (text: string, values: unknown[] = [1]) => {
    nameOf(text, values)
    nameOf(text, values)
    return nameOf(text, values)
  }
  expect(third('\n    select $1::int')).toBeDefined()
  expect(third('select 1; select 2', [])).toBeUndefined()
  expect(third('create table x (y int)')).toBeUndefined()
  expect(third(`insert into x values ${'($1), '.repeat(2000)}`)).toBeUndefined()
  for (let count = 0; count < 9; count += 1) {
    now += 31_000
    expect(nameOf('select $1 -- now and then', [1])).toBeUndefined()
  }
  const names = Array.from({ length: KEPT_STATEMENTS + 50 }, (_, count) => third(`select ${count} + $1`))
  const mine = KEPT_STATEMENTS - 1
  expect(new Set(names.slice(0, mine)).size).toBe(mine)
  expect(names.slice(mine)).toEqual(Array(51).fill(undefined))
  expect(nameOf('select 0 + $1', [1])).toBe(names[0])
})
