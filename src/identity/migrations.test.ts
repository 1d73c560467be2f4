import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { identityMigrations } from './migrations.ts'

test('addresses of earlier versions get the spelling that they are looked for by, unless it is taken', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  const { db } = database
  const before = [
    'ann@exämple.de',
    'bob@exämple.de',
    'bob@xn--exmple-cua.de',
    'jürgen@example.com',
    'ann@bad_ä',
  ]
  for (const email of before)
    await sql`
      insert into identity_accounts (uid, email, valid_since, created_at, last_login_at)
      values (${email}, ${email}, now(), now(), now())`.execute(db)
  await identityMigrations
    .find(({ name }) => name.endsWith('one-spelling'))
    ?.up(db as unknown as Kysely<unknown>)
  const { rows } = await sql<{ uid: string; email: string }>`
    select uid, email from identity_accounts order by uid collate "C"`.execute(db)
  expect(Object.fromEntries(rows.map(({ uid, email }) => [uid, email]))).toEqual({
    'ann@bad_ä': 'ann@bad_ä',
    'ann@exämple.de': 'ann@xn--exmple-cua.de',
    'bob@exämple.de': 'bob@exämple.de',
    'bob@xn--exmple-cua.de': 'bob@xn--exmple-cua.de',
    'jürgen@example.com': 'jürgen@example.com',
  })
})
