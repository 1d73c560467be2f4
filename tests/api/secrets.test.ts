import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { api } from '#contract/index.ts'
import { password } from '#testing/cooks.ts'
import { rawAnswer } from '#testing/raw-answer.ts'
import { assertNoSecret, secretsBelow, secretsIn } from '#testing/secrets.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { uploadFile } from '#testing/upload.ts'

/** Dumps every row of every table, as PostgreSQL writes it. */
const dumpOf = async ({ db }: Pick<TestApp, 'db'>) => {
  const { rows } = await sql<{ dump: string }>`select database_to_xml(true, false, '')::text as dump`.execute(
    db,
  )
  return rows[0]?.dump ?? ''
}

test('a day of a cook leaves no password, token or code in the database or in the log', async () => {
  const app = await testApp()
  const { cook, secrets, deps } = app
  const { apiKey } = deps.identity.publicConfig
  const call = (method: string, payload: object) =>
    app.app.inject({ method: 'POST', url: `/v1/accounts:${method}?key=${apiKey}`, payload })
  const known = { email: cook.email }
  await call('signInWithPassword', { ...known, password: 'a wrong guess' })
  await call('signInWithPassword', { email: 'nobody@example.org', password: 'a wrong guess' })
  await call('signUp', { ...known, password: 'a wrong guess' })
  await cook.signIn()
  await cook.post(api.users.sync, { uid: 'x' })
  await cook.post(api.recipes.generate, { prompt: 'tomato soup' })
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', ...known })
  await call('resetPassword', { oobCode: 'no-such-code-at-all', newPassword: 'a wrong guess' })
  const { idToken, refreshToken } = await cook.signIn()
  const changed = await call('update', { idToken, password: 'a new password', returnSecureToken: true })
  const renewed = changed.json()
  const refreshed = await app.app.inject({
    method: 'POST',
    url: `/v1/token?key=${apiKey}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${renewed.refreshToken}`,
  })
  // Invalid tokens and an unreadable body are refused, and must not be logged either.
  for (const token of [idToken, `${idToken}x`, refreshToken])
    await app.app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })
  await app.app.inject({
    method: 'POST',
    url: `/v1/accounts:signUp?key=${apiKey}`,
    headers: { 'content-type': 'application/json' },
    payload: `{"password":"${password}",`,
  })

  const all = [
    ...secrets,
    'a wrong guess',
    'a new password',
    renewed.idToken,
    renewed.refreshToken,
    refreshed.json().refresh_token,
  ]
  expect(all.every((secret) => typeof secret === 'string' && secret.length > 8)).toBe(true)
  const dump = await dumpOf(app)
  expect(dump).toContain('ada@example.org')
  expect(dump).toContain('tomato soup')
  expect(secretsIn(dump, all)).toEqual(['a hashed password'])

  // Failures are logged with their cause, which could contain secrets.
  for (const table of ['identity_sessions', 'identity_accounts'])
    await sql`alter table ${sql.table(table)} rename to ${sql.raw(`${table}_away`)}`.execute(app.db)
  await call('lookup', { idToken: renewed.idToken })
  await call('signUp', { email: 'late@example.org', password: 'a new password' })
  await app.app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${renewed.idToken}` } })
  expect(app.logged().length).toBeGreaterThanOrEqual(3)
  expect(secretsIn(app.logged().join('\n'), all)).toEqual([])
})

test('a log of every level holds no token either, nor what was uploaded or could not be read', async () => {
  const { app, cook, secrets, logged, listen } = await testApp({ logLevel: 'trace' })
  const { idToken } = await cook.signIn()
  await uploadFile(app, cook, 'the-soups-of-my-grandmother.json', '["secret of the soup"]')
  await app.inject({
    method: 'POST',
    url: api.recipes.ocr.path,
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'multipart/form-data' },
    payload: 'secret of the soup',
  })
  await cook.post(api.recipes.generate, { prompt: 'tomato soup with a secret' })
  await app.inject({ url: `/calendar/${'a-secret-of-a-feed'}.ics` })
  const broken = `GET / HTTP/1.1\r\nHost: larder\r\nAuthorization: Bearer ${idToken}\r\nno header\r\n\r\n`
  expect(await rawAnswer(await listen(), broken)).toContain('400 Bad Request')

  expect(new Set(logged().map((line) => JSON.parse(line).level))).toContain(10)
  const log = logged().join('\n')
  expect(secretsIn(log, [...secrets])).toEqual([])
  expect(log).not.toMatch(/grandmother|secret/)
})

test('the scan finds what it is for, and says nothing of the secret itself', async () => {
  const token = `eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'a'.repeat(43)}`
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'
  const link = `http://larder.test/__/auth/action?oobCode=${'b'.repeat(43)}`
  expect(secretsIn(token, [])).toEqual(['a signed token'])
  expect(secretsIn(hash, [])).toEqual(['a hashed password'])
  expect(secretsIn(link, [])).toEqual(['the code of a link'])
  expect(secretsIn('the word wet hands 7 in a line', ['wet hands 7'])).toEqual([
    'secret no. 1, 11 characters',
  ])
  expect(secretsIn('nothing of it', ['wet hands 7'])).toEqual([])
  expect(() => assertNoSecret('the log', token, [])).toThrow('the log holds what it must not: a signed token')

  const folder = await mkdtemp(join(tmpdir(), 'larder-scan-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'postgres', 'base'), { recursive: true })
  await mkdir(join(folder, 'outbox'))
  await writeFile(
    join(folder, 'postgres', 'base', '1'),
    Buffer.concat([Buffer.alloc(8192, 0xff), Buffer.from(token)]),
  )
  await writeFile(join(folder, 'postgres', 'base', '2'), `rows ${hash}`)
  await writeFile(join(folder, 'outbox', 'a.eml'), link)
  expect(await secretsBelow(folder, [], { without: ['outbox'] })).toEqual(['postgres/base/1: a signed token'])
  expect(await secretsBelow(folder, [])).toHaveLength(2)
})
