import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identityMigrations } from '#identity/migrations.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { breakingChanges, schemaOf } from '#testing/schema-changes.ts'
import { applyMigrations } from './migrate.ts'
import { migrations } from './migrations/index.ts'

/**
 * Removals of a migration, each with the release that no longer uses the removed part. While a release is
 * rolled out, servers of the one before it run on the new database, so a migration only expands, and a later
 * release removes unused parts.
 */
const contracts: Readonly<Record<string, string>> = {}

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase({ empty: true })
})
afterEach(() => database.drop())

test('no migration takes anything away from the code of before it', async () => {
  const { db } = database
  const found: Record<string, string[]> = {}
  let before = await schemaOf(db)
  for (const step of [...migrations, ...identityMigrations]) {
    await applyMigrations(db, [step])
    const after = await schemaOf(db)
    const breaking = breakingChanges(before, after)
    if (breaking.length > 0 && !contracts[step.name]) found[step.name] = breaking
    before = after
  }
  expect(found).toEqual({})
})

const seeded: [string, string, RegExp][] = [
  ['takes a table away', 'drop table folder', /folder\.id is gone/],
  ['takes a column away', 'alter table folder drop column name', /folder\.name is gone/],
  ['gives a column another name', 'alter table folder rename column name to title', /folder\.name is gone/],
  ['changes a type', 'alter table folder alter column name type varchar(20)', /was text and is character/],
  ['makes a column required', 'alter table folder alter column note set not null', /note must not be null/],
  [
    'takes a default away',
    'alter table folder alter column color drop default',
    /color has lost its default/,
  ],
  ['adds a column that must be filled', 'alter table folder add column rank int not null', /rank is new/],
  [
    'keeps rows apart that were not',
    'create unique index one_name on folder (name)',
    /one_name is a new rule/,
  ],
  [
    'checks what was not',
    'alter table folder add constraint short check (length(name) < 9)',
    /short is a new rule/,
  ],
  [
    'points at what need not be there',
    'alter table folder add constraint owned foreign key (owner) references cook (id)',
    /owned is a new/,
  ],
]
const harmless = [
  'alter table folder add column rank int',
  'alter table folder add column rank int not null default 0',
  'alter table folder alter column name drop not null',
  'create index by_name on folder (name)',
  'create table other (id int primary key, name text unique)',
  'alter table folder add column key text unique',
  'alter table folder add column rank int check (rank > 0)',
]

const beforeAndAfter = async (db: Kysely<unknown>, change: string) => {
  await sql`create table cook (id int primary key)`.execute(db)
  await sql`create table folder (id int primary key, owner int, name text not null, note text,
    color text not null default 'red')`.execute(db)
  const before = await schemaOf(db)
  await sql.raw(change).execute(db)
  return breakingChanges(before, await schemaOf(db))
}

test.each(seeded)('the guard bites: a migration that %s', async (_what, change, sentence) => {
  const found = await beforeAndAfter(database.db as unknown as Kysely<unknown>, change)
  expect(found.join('\n')).toMatch(sentence)
})

test.each(harmless)('%s is no offence', async (change) => {
  expect(await beforeAndAfter(database.db as unknown as Kysely<unknown>, change)).toEqual([])
})
