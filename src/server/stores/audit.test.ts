import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { aCook, noon } from '#testing/database-builders.ts'
import { appendAudit } from './audit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.drop())

test('an entry outlives the account that it names', async () => {
  const { id: userId } = await aCook(database.db)
  await appendAudit(database.db, {
    at: noon,
    actorId: null,
    actorLabel: 'command line',
    subjectId: userId,
    action: 'admin.grant',
    detail: { email: 'ada@example.com' },
  })
  await database.db.deleteFrom('users').where('id', '=', userId).execute()
  expect(await database.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    {
      at: noon,
      actor_label: 'command line',
      subject_id: userId,
      action: 'admin.grant',
      detail: { email: 'ada@example.com' },
    },
  ])
})
