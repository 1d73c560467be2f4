import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, aRecipe, aReservation, noon } from '#testing/database-builders.ts'
import { openTestConnection } from '#testing/database-connection.ts'
import { hotReads, hotWrites, type Someone } from '#testing/database-hot-queries.ts'
import { partitionByOwner, partitionsOf } from '#testing/database-partitions.ts'
import { planOf, recordQueries } from '#testing/database-plans.ts'
import { createFolder } from './folders.ts'
import { reserveGeneration } from './quota.ts'
import { insertRecipe } from './recipes.ts'

let database: TestDatabase
let connection: ReturnType<typeof openTestConnection>

beforeAll(async () => {
  database = await testDatabase()
  await partitionByOwner(database.db)
  connection = openTestConnection(database.connection, 2)
})
afterAll(async () => {
  await connection?.db.destroy()
  await database?.drop()
})

async function someone(): Promise<Someone> {
  const { db } = database
  const cook = await aCook(db)
  const recipe = await insertRecipe(db, cook.id, aRecipe())
  const folder = await createFolder(db, cook.id, { name: 'A', color: '#ea580c' }, noon)
  const reservation = await reserveGeneration(db, aReservation(cook.id))
  if (reservation.outcome !== 'reserved') throw new Error(reservation.outcome)
  return {
    userId: cook.id,
    uid: cook.identityUid,
    recipeId: recipe.id,
    folderId: folder.id,
    generationId: reservation.generation.id,
  }
}

/**
 * Writes to `share_links`, which is found by recipe; its foreign key points at the unpartitioned table here.
 */
const acrossOwners = new Set(['switch the link on'])
const cases = Object.entries({ ...hotReads, ...hotWrites }).filter(([name]) => !acrossOwners.has(name))

test.each(cases)('%s touches the rows of one owner only', async (_name, query) => {
  const { db, taken } = recordQueries(connection.pool)
  await query.call(db, await someone())
  const touched = new Set<string>()
  for (const statement of taken()) {
    const steps = await planOf(connection.pool, statement)
    for (const partition of partitionsOf(steps.map(({ relation }) => relation))) touched.add(partition)
  }
  expect([...touched]).toHaveLength(touched.size ? 1 : 0)
})

test('the guard bites: a query without its owner touches them all', async () => {
  const { db, taken } = recordQueries(connection.pool)
  await sql`select * from recipes where id = ${'0193a000-0000-7000-8000-000000000000'}`.execute(db)
  const steps = await planOf(connection.pool, taken()[0]!)
  expect(partitionsOf(steps.map(({ relation }) => relation)).size).toBe(4)
})
