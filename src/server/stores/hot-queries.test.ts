import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { openTestConnection } from '#testing/database-connection.ts'
import { aCrowd } from '#testing/database-crowd.ts'
import { hotReads, hotWrites, lookup, type Someone } from '#testing/database-hot-queries.ts'
import { planOf, recordQueries } from '#testing/database-plans.ts'

let database: TestDatabase
let connection: ReturnType<typeof openTestConnection>
const cooks: Someone[] = []

beforeAll(async () => {
  database = await testDatabase()
  connection = openTestConnection(database.connection, 2)
  for (const { id: userId, identityUid: uid } of await aCrowd(database.db)) {
    cooks.push({ userId, uid, ...(await rowsOf(userId)) })
  }
})
afterAll(async () => {
  await connection?.db.destroy()
  await database?.drop()
})

/** Returns a recipe and a folder of the cook, and the running generation. */
async function rowsOf(userId: string) {
  const { rows } = await sql<Pick<Someone, 'recipeId' | 'folderId' | 'generationId'>>`
    select (select id from recipes where user_id = ${userId} limit 1) as "recipeId",
      (select id from folders where user_id = ${userId} limit 1) as "folderId",
      (select id from generations where user_id = ${userId} and state = 'reserved') as "generationId"
  `.execute(database.db)
  return rows[0]!
}

const cases = Object.entries({ ...hotReads, 'find by uid': lookup, ...hotWrites })

test.each(cases)('%s goes by index, in as few statements as it may', async (name, query) => {
  const someone = cooks[cases.findIndex(([each]) => each === name) % cooks.length]!
  const { db, taken } = recordQueries(connection.pool)
  await query.call(db, someone)
  const statements = taken()
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(query.statements)

  const steps = (await Promise.all(statements.map((statement) => planOf(connection.pool, statement)))).flat()
  const scanned = steps.filter(({ kind }) => kind === 'Seq Scan').map(({ relation }) => relation)
  expect(scanned, 'tables read from end to end').toEqual([])
  expect(steps.map(({ index }) => index)).toEqual(expect.arrayContaining(query.indexes ?? []))
  const kinds = steps.map(({ kind }) => kind)
  if (query.ordered) expect(kinds).not.toContain('Sort')
  if (query.oneIndexEach) expect(kinds).not.toContain('BitmapAnd')
})
