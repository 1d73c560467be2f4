import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, expect, test } from 'vitest'
import { identityMigrations } from '#identity/migrations.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, noon } from '#testing/database-builders.ts'
import { migrateAll } from '#testing/database-migrations.ts'
import { tableTypes } from '#testing/database-types.ts'
import { listRecipes } from '../stores/recipes.ts'
import { findUserByUid } from '../stores/users.ts'
import { applyMigrations, isMigrated, migrate } from './migrate.ts'
import type { Migration } from './migration.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './open.ts'

let database: TestDatabase
afterEach(() => database?.drop())

test('names of migrations rise with their dates, and none is used twice', () => {
  const names = migrations.map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(new Set([...names, ...identityMigrations.map(({ name }) => name)]).size).toBe(
    names.length + identityMigrations.length,
  )
})

test('an empty database is migrated once; the second time does nothing', async () => {
  database = await testDatabase({ empty: true })
  expect(await isMigrated(database.db)).toBe(false)
  expect(await migrate(database.db)).toEqual(migrations.map(({ name }) => name))
  expect(await isMigrated(database.db)).toBe(true)
  expect(await migrate(database.db)).toEqual([])
  expect(await isMigrated(database.db, identityMigrations)).toBe(false)
})

test('four servers that start at once migrate once', async () => {
  database = await testDatabase({ empty: true })
  const servers = [database.db, database.connect(), database.connect(), database.connect()]
  const ran = (await Promise.all(servers.map(migrateAll))).flat()
  expect(ran.sort()).toEqual([...migrations, ...identityMigrations].map(({ name }) => name).sort())
})

test.each(migrations.map((_, i) => i + 1))(
  'a database that stopped after step %i with data in it is brought up',
  async (steps) => {
    database = await testDatabase({ empty: true })
    const { db } = database
    await applyMigrations(db, migrations.slice(0, steps))
    const cook = await aCook(db)
    // Recipes exist from the second migration on.
    if (steps >= 2) await aRecipeOfThatTime(db, cook.id)
    expect(await migrate(db)).toEqual(migrations.slice(steps).map(({ name }) => name))
    // Columns of later migrations have their defaults.
    const brought = { ...cook, isDisabled: false, pictureUrl: null }
    expect(await findUserByUid(db, cook.identityUid, new Date())).toEqual(brought)
    expect((await listRecipes(db, cook.id)).recipes).toHaveLength(steps >= 2 ? 1 : 0)

    const fresh = await testDatabase()
    expect(await tableTypes(db)).toBe(await tableTypes(fresh.db))
    await fresh.drop()
  },
)

/** Inserts a recipe as the first version wrote it: later columns are up to the migrations. */
const aRecipeOfThatTime = (db: Database, userId: string) =>
  sql`
    insert into recipes (user_id, id, title, description, category, prep_time, cook_time, servings, ingredients,
      parsed_ingredients, instructions, grocery_list, source, search, created_at, updated_at)
    values (${userId}, ${uuidv7()}, 'Soup', '', 'dinner', 10, 20, 2, '[]', '[]', '[]', '{}',
      '{"kind": "text", "engine": null, "prompt": null}', array_to_tsvector(array['soup']), ${noon}, ${noon})
  `.execute(db)

test('a step that fails leaves nothing of itself, and runs again when it is mended', async () => {
  database = await testDatabase()
  const step = (last: string): Migration => ({
    name: '2099-01-01-herbs',
    up: async (db) => {
      await sql`create table herbs (name text primary key)`.execute(db)
      await sql.raw(last).execute(db)
    },
  })
  await expect(migrate(database.db, [step('select no_such_thing')])).rejects.toThrow(/no_such_thing/)
  expect(await isMigrated(database.db, [step('')])).toBe(false)
  expect(await migrate(database.db, [step('select 1')])).toEqual(['2099-01-01-herbs'])
  const { rows } = await sql`select * from herbs`.execute(database.db)
  expect(rows).toEqual([])
})
