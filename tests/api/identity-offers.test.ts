import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  initializeAuth,
  inMemoryPersistence,
  isSignInWithEmailLink,
  linkWithCredential,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  updateEmail,
  updatePassword,
} from 'firebase/auth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestIdentity } from '#identity/test-composition.ts'
import { embeddedIdentity } from '#server/adapters/identity/embedded.ts'
import type { Tables } from '#server/database/tables.ts'
import { testDatabase } from '#testing/database.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { codeOf, identityWorld } from './identity-world.ts'

/**
 * Starts the composition for tests and drives it like an auth emulator: SDK, `oobCodes`, `DELETE accounts`.
 */
async function startComposition() {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-identity-'))
  const clock = testClock()
  const identity = await createTestIdentity<Tables>({
    db: database.db,
    clock,
    dataDir,
    publicUrl: 'http://larder.test',
    log: quietLog,
  })
  const app = fastify({ forceCloseConnections: true })
  await app.register(identity.plugin)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` // a listening server has a port
  const { apiKey, projectId } = identity.publicConfig
  const administer = async (method: string, path: string) =>
    (
      await fetch(`${origin}/emulator/v1/projects/${projectId}${path}`, {
        method,
        headers: { authorization: 'Bearer owner' },
      })
    ).json()
  const close = async () => {
    await app.close()
    await identity.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { identity, clock, origin, apiKey, projectId, administer, close }
}

let world: Awaited<ReturnType<typeof startComposition>>
let auth: Auth
beforeAll(async () => {
  world = await startComposition()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await world.administer('DELETE', '/accounts')
  const { apiKey, projectId, origin } = world
  const app = initializeApp({ apiKey, projectId }, `offers-${Math.random()}`)
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  return () => deleteApp(app)
})

const EMAIL = 'ann@example.com'
const settings = { url: 'http://localhost/after?state=1', handleCodeInApp: true }

/** Requests a sign-in mail and returns its link. */
async function mailedLink(email = EMAIL): Promise<string> {
  await sendSignInLinkToEmail(auth, email, settings)
  const { oobCodes } = await world.administer('GET', '/oobCodes')
  const mine = oobCodes.filter(
    (code: { requestType: string; email: string }) =>
      code.requestType === 'EMAIL_SIGNIN' && code.email === email,
  )
  return mine.at(-1).oobLink
}

test('an anonymous user signs in, is known again, and becomes a cook by a password', async () => {
  const first = await signInAnonymously(auth)
  expect(first.user).toMatchObject({ isAnonymous: true, email: null, providerData: [] })
  expect(getAdditionalUserInfo(first)?.isNewUser).toBe(true)
  expect((await first.user.getIdTokenResult()).signInProvider).toBe('anonymous')
  expect((await signInAnonymously(auth)).user.uid, 'the same on this device').toBe(first.user.uid)
  await first.user.reload()
  expect((await first.user.getIdTokenResult(true)).signInProvider).toBe('anonymous')

  const linked = await linkWithCredential(first.user, EmailAuthProvider.credential(EMAIL, 'secret-1'))
  expect(linked.operationType).toBe('link')
  expect(linked.user).toMatchObject({ uid: first.user.uid, isAnonymous: false, email: EMAIL })
  await signOut(auth)
  expect((await signInWithEmailAndPassword(auth, EMAIL, 'secret-1')).user.uid).toBe(first.user.uid)
})

test('an anonymous user becomes a cook by an address and a password, one after the other', async () => {
  const { user } = await signInAnonymously(auth)
  await updateEmail(user, EMAIL)
  await updatePassword(user, 'secret-1')
  await signOut(auth)
  const again = await signInWithEmailAndPassword(auth, EMAIL, 'secret-1')
  expect(again.user).toMatchObject({ uid: user.uid, isAnonymous: false })
})

test('an anonymous user cannot take an address that has an account, and is nobody to the product', async () => {
  await createUserWithEmailAndPassword(auth, EMAIL, 'secret-1')
  await signOut(auth)
  const { user } = await signInAnonymously(auth)
  const credential = EmailAuthProvider.credential(EMAIL, 'another-1')
  expect(await codeOf(linkWithCredential(user, credential))).toBe('auth/email-already-in-use')
  const identity = embeddedIdentity(world.identity)
  await expect(identity.verify(await user.getIdToken())).rejects.toMatchObject({ kind: 'invalid' })
})

test('a mailed link signs up, signs in and proves a fresh sign-in, each link once', async () => {
  const link = await mailedLink()
  expect(isSignInWithEmailLink(auth, link)).toBe(true)
  expect(await codeOf(signInWithEmailLink(auth, 'eve@example.com', link))).toBe('auth/invalid-email')
  const first = await signInWithEmailLink(auth, EMAIL, link)
  expect(first.operationType).toBe('signIn')
  expect(first.user).toMatchObject({ email: EMAIL, emailVerified: true, isAnonymous: false })
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, profile: {} })
  expect(await codeOf(signInWithEmailLink(auth, EMAIL, link))).toBe('auth/invalid-action-code')

  const again = await signInWithEmailLink(auth, EMAIL, await mailedLink())
  expect(again.user.uid).toBe(first.user.uid)
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false)
  const credential = EmailAuthProvider.credentialWithLink(EMAIL, await mailedLink())
  expect((await reauthenticateWithCredential(again.user, credential)).user.uid).toBe(first.user.uid)
})

test('a mailed link ends after ten minutes, and a newer one voids it', async () => {
  const old = await mailedLink()
  const link = await mailedLink()
  expect(await codeOf(signInWithEmailLink(auth, EMAIL, old))).toBe('auth/invalid-action-code')
  world.clock.advance(10 * 60_000 + 1000)
  expect(await codeOf(signInWithEmailLink(auth, EMAIL, link))).toBe('auth/expired-action-code')
})

test('a mailed link gives an anonymous user an address', async () => {
  const { user } = await signInAnonymously(auth)
  const linked = await linkWithCredential(
    user,
    EmailAuthProvider.credentialWithLink(EMAIL, await mailedLink()),
  )
  expect(linked.user).toMatchObject({ uid: user.uid, email: EMAIL, isAnonymous: false, emailVerified: true })
})

test('proving the address gives the account to its owner: a password that somebody else set is void', async () => {
  const { user: squatter } = await createUserWithEmailAndPassword(auth, EMAIL, 'secret-1')
  const owner = await signInWithEmailLink(auth, EMAIL, await mailedLink())
  expect(owner.user.uid).toBe(squatter.uid)
  expect(await codeOf(squatter.getIdToken(true))).toBe('auth/user-token-expired')
  expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, 'secret-1'))).toBe('auth/wrong-password')
})

test('another provider’s credential is refused: as none, or as not allowed', async () => {
  const credential = GoogleAuthProvider.credential('{"sub":"g-1","email":"ann@example.com"}')
  expect(await codeOf(signInWithCredential(auth, credential))).toBe('auth/operation-not-allowed')
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, 'secret-1')
  expect(await codeOf(linkWithCredential(user, credential))).toBe('auth/operation-not-allowed')
  expect(await codeOf(reauthenticateWithCredential(user, credential))).toBe('auth/operation-not-allowed')
  const reply = await fetch(`${world.origin}/v1/accounts:signInWithIdp?key=${world.apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestUri: 'http://localhost', postBody: 'nonsense' }),
  })
  expect((await reply.json()).error.message).toMatch(/^INVALID_IDP_RESPONSE/)
})

test('production offers none of it', async () => {
  const production = await identityWorld()
  const { sdk, call, code } = production
  const shut = sdk({ emulator: true })
  expect(await codeOf(signInAnonymously(shut))).toBe('auth/admin-restricted-operation')
  expect(await codeOf(sendSignInLinkToEmail(shut, EMAIL, settings))).toBe('auth/operation-not-allowed')
  const { idToken } = await production.signUp()
  const link = await call('/v1/accounts:signUp', { idToken, email: 'b@example.com', password: 'secret-2' })
  expect(code(link)).toBe('OPERATION_NOT_ALLOWED')
})
