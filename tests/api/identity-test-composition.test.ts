import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createTestIdentity } from '#identity/test-composition.ts'
import type { Tables } from '#server/database/tables.ts'
import { bundleServer } from '#testing/bundle-server.ts'
import { testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testApp } from '#testing/test-app.ts'
import { testClock } from '#testing/test-clock.ts'

const owner = { authorization: 'Bearer owner' }

test('the composition for tests has the emulator’s administration routes', async () => {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-identity-'))
  const identity = await createTestIdentity<Tables>({
    db: database.db,
    clock: testClock(),
    dataDir,
    publicUrl: 'http://larder.test',
    log: quietLog,
  })
  const app = fastify()
  await app.register(identity.plugin)
  onTestFinished(async () => {
    await app.close()
    await identity.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { apiKey, projectId } = identity.publicConfig
  const at = `/emulator/v1/projects/${projectId}`
  const post = (method: string, payload: object) =>
    app.inject({ method: 'POST', url: `/v1/accounts:${method}?key=${apiKey}`, payload })
  const account = { email: 'ann@example.com', password: 'secret-1' }
  expect((await post('signUp', account)).statusCode).toBe(200)
  for (let wrong = 0; wrong < 12; wrong++)
    expect((await post('signInWithPassword', { ...account, password: 'wrong-1' })).body).toContain(
      'INVALID_PASSWORD',
    )

  await post('sendOobCode', { requestType: 'PASSWORD_RESET', email: account.email })
  const codes = async () => (await app.inject({ url: `${at}/oobCodes`, headers: owner })).json().oobCodes
  await expect.poll(async () => (await codes()).length).toBe(2)
  const reset = (await codes()).find((one: { requestType: string }) => one.requestType === 'PASSWORD_RESET')
  expect((await post('resetPassword', { oobCode: reset.oobCode, newPassword: 'another-1' })).statusCode).toBe(
    200,
  )

  const patch = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }
  const changed = await app.inject({ method: 'PATCH', url: `${at}/config`, headers: owner, payload: patch })
  expect(changed.json()).toMatchObject(patch)
  expect((await post('signInWithPassword', account)).body).toContain('INVALID_LOGIN_CREDENTIALS')
  expect((await app.inject({ method: 'DELETE', url: `${at}/accounts`, headers: owner })).statusCode).toBe(200)
  expect((await post('signUp', account)).statusCode).toBe(200)

  expect((await app.inject({ url: `${at}/config` })).statusCode).toBe(403)
  expect((await app.inject({ url: '/emulator/v1/projects/other/config', headers: owner })).statusCode).toBe(
    404,
  )
})

test('production has none of it: not a route, not a line of its code', async () => {
  const { app, deps } = await testApp()
  const at = `/emulator/v1/projects/${deps.identity.publicConfig.projectId}`
  for (const [method, path] of [
    ['DELETE', '/accounts'],
    ['GET', '/oobCodes'],
    ['GET', '/config'],
    ['PATCH', '/config'],
  ] as const) {
    const reply = await app.inject({ method, url: at + path, headers: owner })
    // A missing page answers 404, or 503 when the web app is not built.
    expect([404, 503], `${method} ${path}`).toContain(reply.statusCode)
  }
  expect((await app.inject({ url: '/api/auth/user', headers: owner })).statusCode).toBe(401)
  const folder = dirname(await bundleServer())
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(parts.map((name) => readFile(join(folder, name), 'utf8')))
  // Long strings continue over line ends in the bundle.
  const bundle = texts.join('\n').replaceAll('\\\n', '')
  expect(bundle).toContain('/v1/accounts:signUp')
  expect(bundle).not.toContain('oobCodes')
  expect(bundle).not.toContain('Bearer owner')
})
