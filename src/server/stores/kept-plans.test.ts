import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sortOrders } from '#contract/recipes.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { openTestConnection } from '#testing/database-connection.ts'
import { aCrowd } from '#testing/database-crowd.ts'
import { listCards } from './recipes.ts'

let database: TestDatabase
let userId: string
beforeAll(async () => {
  database = await testDatabase()
  const [cook] = await aCrowd(database.db, { cooks: 1, recipes: 2000 })
  userId = cook!.id
})
afterAll(() => database?.drop())

test.each(sortOrders)('%s: PostgreSQL keeps the plan of a page', async (sort) => {
  const { db } = openTestConnection(database.connection, 1)
  // A statement gets its name after three runs, and after five more PostgreSQL decides whether to keep the
  // plan.
  for (let i = 0; i < 10; i++) await listCards(db, userId, { sort, limit: 48 })
  const { rows } = await sql<{ kept: number }>`
    select generic_plans as kept from pg_prepared_statements where statement like '%"recipes"%'`.execute(db)
  await db.destroy()
  expect(rows.map(({ kept }) => kept > 0)).toEqual([true])
})
