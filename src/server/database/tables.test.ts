import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { tableTypes } from '#testing/database-types.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

test('the row types are those of the migrated database (else: npm run db:types)', async () => {
  const written = await readFile(new URL('./tables.ts', import.meta.url), 'utf8')
  expect(written).toBe(await tableTypes(database.db))
})

test('a column that is added shows', async () => {
  await sql`alter table folders add column icon text`.execute(database.db)
  const types = await tableTypes(database.db)
  await sql`alter table folders drop column icon`.execute(database.db)
  expect(types).toContain('icon: string | null')
})

/** Tables without an owner, or that are looked up by another column than the owner. */
const unowned = new Set([
  'users',
  'audit_log',
  'billing_events',
  'jobs',
  'left_accounts',
  'left_identities',
  'mails',
  'model_calls',
  'model_failures',
  'pictures',
  'popular_bans',
  'popular_recipes',
  'private_files',
  'rate_limits',
  'rating_totals',
  'share_links',
  'calendar_feeds',
  'api_tokens',
])

test('user_id leads every key and every unique index of an owned table', async () => {
  const { rows } = await sql<{ table: string; index: string; first: string }>`
    select c.relname as table, i.relname as index, a.attname as first
    from pg_index x
    join pg_class c on c.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where c.relnamespace = current_schema()::regnamespace and (x.indisprimary or x.indisunique)
      and c.relname <> 'migrations' and c.relname not like 'identity%' and c.relname not like 'sbx_%'`.execute(
    database.db,
  )
  const owned = rows.filter(({ table }) => !unowned.has(table))
  expect(owned.length).toBeGreaterThan(12)
  expect(owned.filter(({ first }) => first !== 'user_id')).toEqual([])
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining([...unowned]))
})

test('no sequence and no trigger of our own, which a distributed engine would lack', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'S' and relnamespace = current_schema()::regnamespace
    union all select tgname from pg_trigger where not tgisinternal`.execute(database.db)
  expect(rows).toEqual([])
})
