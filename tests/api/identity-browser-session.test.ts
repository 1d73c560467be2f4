import { deleteApp, getApps } from 'firebase/app'
import { afterEach, expect, test, vi } from 'vitest'
import { embeddedIdentity } from '#server/adapters/identity/embedded.ts'
import { type Session, type SessionError, startSession } from '#web/lib/session.ts'
import { identityWorld, type World } from './identity-world.ts'

const EMAIL = 'ann@example.com'
const PASSWORD = 'secret-1'

afterEach(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)))
})

/** Starts the web app's session as the browser does, against the real service. */
function browser(
  world: World,
  endOnServer?: (idToken: string) => Promise<void>,
  onEnded?: (code: string) => void,
): Session {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const config = { mode: 'embedded' as const, ...world.service.publicConfig }
  return startSession(config, {
    origin: `http://${world.host}`,
    ...(endOnServer ? { endOnServer } : {}),
    ...(onEnded ? { onEnded } : {}),
  })
}

const refusal = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (failure: SessionError) => failure,
  )
  return [error?.code, error?.message]
}

test('tells of sign-up, sign-out and sign-in, and gives tokens that the server takes', async () => {
  const world = await identityWorld()
  const identity = embeddedIdentity(world.service)
  const session = browser(world, async (idToken) => identity.endSession(await identity.verify(idToken)))
  const heard: (string | null)[] = []
  expect(session.currentUser()).toBeUndefined()
  const stop = session.onChange((user) => heard.push(user?.email ?? null))
  expect(await session.idToken()).toBeNull()
  expect(session.currentUser()).toBeNull()

  const user = await session.signUp(EMAIL, PASSWORD)
  expect(user).toEqual({
    uid: expect.any(String),
    email: EMAIL,
    emailVerified: false,
    displayName: null,
    photoURL: null,
  })
  const idToken = (await session.idToken()) ?? ''
  expect(await world.verify(idToken)).toBe('accepted')
  expect(session.currentUser()).toEqual(user)

  await session.signOut()
  expect(session.currentUser()).toBeNull()
  expect(await session.idToken()).toBeNull()
  expect(await world.verify(idToken), 'the token is dead at once').toBe('revoked')

  await session.signIn(EMAIL, PASSWORD)
  expect(heard).toEqual([null, EMAIL, null, EMAIL])
  stop()
  await session.signOut()
  expect(heard).toHaveLength(4)
  const late: unknown[] = []
  session.onChange((known) => late.push(known))
  expect(late).toEqual([null])
})

test('says what went wrong in our own sentences, and logs no address', async () => {
  const world = await identityWorld()
  const session = browser(world)
  await session.signUp(EMAIL, PASSWORD)
  await session.signOut()
  expect(await refusal(session.signUp(EMAIL, PASSWORD))).toEqual([
    'auth/email-already-in-use',
    'An account with this email address already exists. Please sign in instead.',
  ])
  expect(await refusal(session.signUp('bob@example.com', '123'))).toEqual([
    'auth/weak-password',
    'Password should be at least 6 characters',
  ])
  expect(await refusal(session.signIn(EMAIL, 'wrong-one'))).toEqual([
    'auth/wrong-password',
    'The password is not correct. Please try again.',
  ])
  expect(await refusal(session.signIn('eve@example.com', PASSWORD))).toEqual([
    'auth/user-not-found',
    'No account found with this email address. Please check the email or create a new account.',
  ])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain('@')
})

test('resets a password with the words of the specification', async () => {
  const world = await identityWorld()
  const session = browser(world)
  await session.signUp(EMAIL, PASSWORD)
  expect(await session.resetPassword('  ')).toMatchObject({
    success: false,
    message: 'Please enter your email address',
  })
  expect(await session.resetPassword('ann')).toEqual({
    success: false,
    message: 'Please enter a valid email address.',
    code: 'auth/invalid-email',
  })
  expect(await session.resetPassword('eve@example.com')).toEqual({
    success: false,
    message: 'No account found with this email address. Please check the email or create a new account.',
    code: 'auth/user-not-found',
  })
  expect(await session.resetPassword(` ${EMAIL} `)).toEqual({
    success: true,
    message:
      'Password reset email sent! Check your inbox (including spam folder) and follow the instructions to reset your password.',
  })
  await expect.poll(() => world.mails.length).toBe(1)
  const code = /oobCode=([^&]+)/.exec(world.mails[0]?.text ?? '')?.[1] ?? ''
  expect(await session.readResetCode(code)).toBe(EMAIL)
  await session.confirmReset(code, 'brand-new-1')
  expect((await refusal(session.confirmReset(code, 'brand-new-2')))[0]).toBe('auth/invalid-action-code')
  await session.signIn(EMAIL, 'brand-new-1')

  for (let i = 0; i < 2; i++) await session.resetPassword(EMAIL)
  expect(await session.resetPassword(EMAIL)).toEqual({
    success: false,
    message: 'Too many reset attempts. Please wait a few minutes before trying again.',
    code: 'auth/too-many-requests',
  })
})

test('signs out here though the server cannot be told', async () => {
  const world = await identityWorld()
  const session = browser(world, () => Promise.reject(new Error('away')))
  await session.signUp(EMAIL, PASSWORD)
  await session.signOut()
  expect(session.currentUser()).toBeNull()
})

test('signs out here though the server never answers', async () => {
  const world = await identityWorld()
  const session = browser(world, () => new Promise(() => undefined))
  await session.signUp(EMAIL, PASSWORD)
  const began = Date.now()
  await session.signOut()
  expect(session.currentUser()).toBeNull()
  expect(Date.now() - began).toBeLessThan(20_000)
})

test('hears at the next refresh why the session was ended elsewhere', async () => {
  const world = await identityWorld()
  const heard: string[] = []
  const session = browser(world, undefined, (code) => heard.push(code))
  const { uid } = await session.signUp(EMAIL, PASSWORD)
  await world.service.setDisabled(uid, true)
  await refusal(session.signIn(EMAIL, PASSWORD))
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
  expect(await session.idToken()).toBeNull()
  expect(session.currentUser()).toBeNull()
  expect(heard).toEqual(['auth/user-disabled'])
})

test('a service that cannot be reached is named as such', async () => {
  const world = await identityWorld()
  const config = { mode: 'embedded' as const, ...world.service.publicConfig }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const session = startSession(config, { origin: 'http://127.0.0.1:1' })
  expect(await refusal(session.signIn(EMAIL, PASSWORD))).toEqual([
    'auth/network-request-failed',
    'The sign-in service cannot be reached. Please check your connection and try again.',
  ])
})
