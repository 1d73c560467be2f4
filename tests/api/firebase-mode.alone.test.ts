import type { AddressInfo } from 'node:net'
import { deleteApp, getApps, initializeApp } from 'firebase/app'
import { initializeAuth, inMemoryPersistence } from 'firebase/auth'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { firebaseIdentity } from '#server/adapters/identity/firebase.ts'
import { buildApp } from '#server/app.ts'
import { setDisabledByEmail } from '#server/stores/disabled-users.ts'
import { forgetLeft } from '#server/stores/left-identities.ts'
import { expectedWalk, walkSdk } from '#testing/sdk-walk.ts'
import { startStubGoogle } from '#testing/stub-google.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { type Session, startSession } from '#web/lib/session.ts'

/** The SDK stores `fetch` when it is loaded, so the redirect to the stand-in must be in place before. */
const google = vi.hoisted(() => {
  const there = { origin: '' }
  const real = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const asked = String(input instanceof Request ? input.url : input)
    return real(
      asked.replace(/^https:\/\/(identitytoolkit|securetoken)\.googleapis\.com/, there.origin),
      init,
    )
  }
  return there
})

const PASSWORD = 'secret-1'
let larder: TestApp
let stub: Awaited<ReturnType<typeof startStubGoogle>>
let app: Awaited<ReturnType<typeof buildApp>>
let origin: string

beforeAll(async () => {
  larder = await testApp()
  const { deps, clock } = larder
  stub = await startStubGoogle(clock)
  google.origin = stub.origin
  const identity = await firebaseIdentity({ ...stub.settings, jwksUrl: stub.jwksUrl, clock, log: deps.log })
  const publicUrl = 'http://localhost:3000'
  app = await buildApp({ ...deps, identity }, { publicUrl, webRoot: null, verifyReplies: true })
  await app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` // a listening server has a port
})
afterAll(async () => {
  await app?.close()
  await stub?.close()
  await larder?.close()
})
afterEach(() => Promise.all(getApps().map((each) => deleteApp(each))))

/** Starts the web app's session with the reply of `/api/config`, as a browser does. */
async function browser(): Promise<Session> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { identity } = (await app.inject({ url: '/api/config' })).json()
  expect(identity).toEqual({ mode: 'firebase', ...stub.settings })
  return startSession(identity, { origin })
}
const api = async (session: Session, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await session.idToken()}` }
  const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return [reply.statusCode, reply.json()]
}
const codeMailedTo = async (to: string, mode: string) => {
  let code: string | undefined
  await expect
    .poll(() => {
      const mail = stub.mails.findLast((each) => each.to === to && each.text.includes(`mode=${mode}`))
      code = /oobCode=([^&\s]+)/.exec(mail?.text ?? '')?.[1]
      return code
    })
    .toBeDefined()
  return code ?? ''
}

test('every call of the SDK reaches Google’s hosts, and does what it does with the embedded service', async () => {
  const { apiKey, projectId } = stub.settings
  const open = (name: string) =>
    initializeAuth(initializeApp({ apiKey, projectId }, name), { persistence: inMemoryPersistence })
  const asked = stub.mails.length
  const outcomes = await walkSdk({
    auth: open('walk'),
    other: open('walk-other'),
    email: 'walk@example.com',
    nextEmail: 'next-walk@example.com',
    mailedCode: async (email, mode) => {
      // The welcome mail also has a code, which a newer one voids.
      if (mode === 'verifyEmail')
        await expect
          .poll(() =>
            stub.mails.slice(asked).some(({ subject }) => subject.startsWith('Confirm your address')),
          )
          .toBe(true)
      return await codeMailedTo(email, mode)
    },
    origin: 'https://larder.example',
  })
  expect(outcomes).toEqual(expectedWalk)
})

test('a cook of a Firebase project signs up, uses the product, changes the account and leaves', async () => {
  const session = await browser()
  const email = 'ann@example.com'
  const user = await session.signUp(email, PASSWORD)
  const { uid } = user
  const [status, me] = await api(session, 'POST', '/api/auth/firebase-sync', {
    ...user,
    email: 'victim@example.com',
  })
  expect([status, me]).toMatchObject([200, { email, emailVerified: false }])
  expect(await api(session, 'GET', '/api/recipes')).toEqual([200, []])
  // Google does not report where somebody is signed in.
  expect(await api(session, 'GET', '/api/account/sessions')).toEqual([200, { sessions: null }])

  await session.changeName('Ann King')
  await session.applyCode(await codeMailedTo(email, 'verifyEmail'))
  expect(await api(session, 'POST', '/api/auth/firebase-sync', { uid })).toMatchObject([
    200,
    { id: me.id, firstName: 'Ann', lastName: 'King', emailVerified: true },
  ])
  await session.changePassword(PASSWORD, 'secret-2')
  await session.changeEmail('secret-2', 'ann.king@example.com')
  const code = await codeMailedTo('ann.king@example.com', 'verifyAndChangeEmail')
  expect(await session.readCode(code)).toEqual({ email: 'ann.king@example.com', previousEmail: email })
  await session.applyCode(code)
  await session.signIn('ann.king@example.com', 'secret-2')
  expect(await api(session, 'GET', '/api/auth/user')).toMatchObject([
    200,
    { id: me.id, email: 'ann.king@example.com' },
  ])
  expect(await session.resetPassword('ann.king@example.com')).toMatchObject({ success: true })
  await session.confirmReset(await codeMailedTo('ann.king@example.com', 'resetPassword'), 'secret-3')
  await session.signIn('ann.king@example.com', 'secret-3')

  expect(await api(session, 'DELETE', '/api/account')).toEqual([200, { ok: true }])
  await session.forgetAccount()
  expect(session.currentUser()).toBeNull()
  await expect(session.signIn('ann.king@example.com', 'secret-3')).rejects.toMatchObject({
    code: 'auth/user-not-found',
  })
})

test('a token of a deleted account, as another tab has it, makes no account anew; a new sign-in does', async () => {
  const session = await browser()
  const { uid } = await session.signUp('leaver@example.com', PASSWORD)
  await api(session, 'POST', '/api/auth/firebase-sync', { uid })
  const otherTab = { authorization: `Bearer ${await session.idToken()}` }
  const asked = (method: 'GET' | 'POST', url: string) =>
    app.inject({ method, url, headers: otherTab, ...(method === 'POST' && { payload: { uid } }) })
  expect(await api(session, 'DELETE', '/api/account')).toEqual([200, { ok: true }])

  const { db, clock } = larder
  const accounts = () => db.selectFrom('users').select('id').where('identity_uid', '=', uid).execute()
  clock.advance(30 * 60_000)
  for (const [method, url] of [
    ['GET', '/api/auth/user'],
    ['POST', '/api/auth/firebase-sync'],
    ['GET', '/api/recipes'],
  ] as const) {
    const reply = await asked(method, url)
    // The embedded service gives the same answer for an ended session.
    expect([reply.statusCode, reply.json().code], url).toEqual([401, 'session_expired'])
  }
  expect(await accounts()).toEqual([])
  expect((await app.inject({ url: '/api/config', headers: otherTab })).statusCode).toBe(200)
  // The stored row does not reveal who the cook was.
  const { rows } = await sql<{
    text: string
  }>`select to_jsonb(t)::text as text from left_identities t`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ text }) => text).join()).not.toContain(uid)

  // The deletion at Google failed, so the account still exists there and the cook signs in again.
  await session.signIn('leaver@example.com', PASSWORD)
  expect(await api(session, 'GET', '/api/recipes')).toEqual([200, []])
  expect(await accounts()).toHaveLength(1)

  clock.advance(2 * 60 * 60_000)
  await forgetLeft(db, clock.now())
  expect(await db.selectFrom('left_identities').select('uid_hash').execute()).toEqual([])
})

test('what an address had of the month stays used when its account in the project is made anew', async () => {
  const session = await browser()
  const first = await session.signUp('once@example.com', PASSWORD)
  await api(session, 'POST', '/api/auth/firebase-sync', { uid: first.uid })
  expect((await api(session, 'POST', '/api/recipes/generate', { prompt: 'tomato soup' }))[0]).toBe(200)
  expect(await api(session, 'DELETE', '/api/account')).toEqual([200, { ok: true }])
  await session.forgetAccount()
  const second = await session.signUp('Once@Example.com', PASSWORD)
  expect(second.uid).not.toBe(first.uid)
  await api(session, 'POST', '/api/auth/firebase-sync', { uid: second.uid })
  expect(await api(session, 'GET', '/api/recipes/quota/check')).toMatchObject([
    200,
    { recipesUsed: 1, recipesRemaining: 2 },
  ])
})

test('an administrator shuts a cook out though Google knows nothing of it', async () => {
  const session = await browser()
  const { uid } = await session.signUp('bob@example.com', PASSWORD)
  await api(session, 'POST', '/api/auth/firebase-sync', { uid })
  const { db, clock } = larder
  const by = { actorId: null, actorLabel: 'command line' }
  await setDisabledByEmail(db, 'bob@example.com', { disabled: true, by, now: clock.now() })
  await session.signIn('bob@example.com', PASSWORD)
  expect(await api(session, 'GET', '/api/auth/user')).toEqual([
    403,
    { code: 'account_disabled', message: 'This account has been disabled.' },
  ])
})

test('a token that ran out is a 401; keys that cannot be read are a 503, which signs nobody out', async () => {
  const session = await browser()
  await session.signUp('eve@example.com', PASSWORD)
  const idToken = await session.idToken()
  const { deps, clock } = larder
  stub.keysAreUp = false
  const identity = await firebaseIdentity({ ...stub.settings, jwksUrl: stub.jwksUrl, clock, log: deps.log })
  const cold = await buildApp({ ...deps, identity }, { publicUrl: 'http://localhost:3000', webRoot: null })
  const ask = async (server: typeof app) => {
    const headers = { authorization: `Bearer ${idToken}` }
    const reply = await server.inject({ url: '/api/auth/user', headers })
    return [reply.statusCode, reply.json().code]
  }
  expect(await ask(cold)).toEqual([503, 'unavailable'])
  expect(await ask(app), 'keys that were read hold for hours').toEqual([200, undefined])
  stub.keysAreUp = true
  expect(await ask(cold), 'and it recovers by itself').toEqual([200, undefined])
  clock.advance(3_600_000 + 10_000)
  expect(await ask(cold), 'clocks may differ by half a minute').toEqual([200, undefined])
  clock.advance(22_000)
  expect(await ask(cold)).toEqual([401, 'session_expired'])
  await cold.close()
})
