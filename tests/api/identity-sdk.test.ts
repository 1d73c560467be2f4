import { deleteApp } from 'firebase/app'
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAdditionalUserInfo,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  type User,
  updateProfile,
  validatePassword,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { codeOf, identityWorld } from './identity-world.ts'

const EMAIL = 'ann@example.com'
const PASSWORD = 'secret-1'

const codeInMail = (text: string) =>
  new URL(/http\S+/.exec(text)?.[0] ?? '').searchParams.get('oobCode') ?? ''

const firstReport = (auth: Parameters<typeof onAuthStateChanged>[0]) =>
  new Promise<User | null>((resolve) => {
    const stop = onAuthStateChanged(auth, (user) => {
      resolve(user)
      stop()
    })
  })

describe.each([{ emulator: false }, { emulator: true }])(
  'the Firebase SDK, emulator layout: $emulator',
  ({ emulator }) => {
    test('signs a new cook up, and in again', async () => {
      const world = await identityWorld()
      const auth = world.sdk({ emulator })
      const created = await createUserWithEmailAndPassword(auth, 'Ann@Example.com', PASSWORD)
      expect(created.user).toMatchObject({ email: EMAIL, emailVerified: false, isAnonymous: false })
      expect(getAdditionalUserInfo(created)?.isNewUser).toBe(true)
      expect(created.user.providerData).toMatchObject([{ providerId: 'password', email: EMAIL }])
      expect(new Date(created.user.metadata.creationTime ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000)
      const { claims, signInProvider } = await created.user.getIdTokenResult()
      expect(signInProvider).toBe('password')
      expect(claims).toMatchObject({ user_id: created.user.uid, email: EMAIL, email_verified: false })
      await signOut(auth)
      expect(auth.currentUser).toBeNull()

      const again = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
      expect(again.user.uid).toBe(created.user.uid)
      expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false)
      expect(await world.verify(await again.user.getIdToken())).toBe('accepted')
    })

    test('is told what is wrong, in its own codes', async () => {
      const world = await identityWorld()
      const auth = world.sdk({ emulator })
      await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
      await signOut(auth)
      const tries = {
        inUse: await codeOf(createUserWithEmailAndPassword(auth, 'ANN@example.com', 'another-1')),
        weak: await codeOf(createUserWithEmailAndPassword(auth, 'bob@example.com', '12345')),
        noPassword: await codeOf(createUserWithEmailAndPassword(auth, 'bob@example.com', '')),
        tooLong: await codeOf(createUserWithEmailAndPassword(auth, 'bob@example.com', 'x'.repeat(4097))),
        badEmail: await codeOf(createUserWithEmailAndPassword(auth, 'bob at example', PASSWORD)),
        wrong: await codeOf(signInWithEmailAndPassword(auth, EMAIL, 'secret-2')),
        unknown: await codeOf(signInWithEmailAndPassword(auth, 'eve@example.com', PASSWORD)),
        badEmailAtSignIn: await codeOf(signInWithEmailAndPassword(auth, 'ann', PASSWORD)),
        anonymous: await codeOf(signInAnonymously(auth)),
        link: await codeOf(signInWithEmailLink(auth, EMAIL, 'http://x/?mode=signIn&oobCode=abc&apiKey=k')),
        resetUnknown: await codeOf(sendPasswordResetEmail(auth, 'eve@example.com')),
        badCode: await codeOf(confirmPasswordReset(auth, 'no-such-code', PASSWORD)),
        signInMethods: await codeOf(fetchSignInMethodsForEmail(auth, 'ann at example')),
        applyCode: await codeOf(applyActionCode(auth, 'no-such-code')),
      }
      expect(tries).toEqual({
        inUse: 'auth/email-already-in-use',
        weak: 'auth/weak-password',
        noPassword: 'auth/missing-password',
        tooLong: 'auth/password-does-not-meet-requirements',
        badEmail: 'auth/invalid-email',
        wrong: 'auth/wrong-password',
        unknown: 'auth/user-not-found',
        badEmailAtSignIn: 'auth/invalid-email',
        anonymous: 'auth/admin-restricted-operation',
        link: 'auth/operation-not-allowed',
        resetUnknown: 'auth/user-not-found',
        badCode: 'auth/invalid-action-code',
        signInMethods: 'auth/invalid-email',
        applyCode: 'auth/invalid-action-code',
      })
      expect(auth.currentUser).toBeNull()
    })

    test('is told how an address signs in, unless accounts are hidden', async () => {
      const ways = async (hideAccounts: boolean) => {
        const world = await identityWorld({ hideAccounts })
        await world.signUp(EMAIL)
        const auth = world.sdk({ emulator })
        return [
          await fetchSignInMethodsForEmail(auth, ' Ann@Example.com'),
          await fetchSignInMethodsForEmail(auth, 'eve@example.com'),
        ]
      }
      expect(await ways(false)).toEqual([['password'], []])
      expect(await ways(true)).toEqual([[], []])
    })

    test('finds its stored user again after a reload, with a lookup', async () => {
      const world = await identityWorld()
      const name = `reload-${emulator}`
      const before = world.sdk({ name, emulator })
      const { user } = await createUserWithEmailAndPassword(before, EMAIL, PASSWORD)
      await updateProfile(user, { displayName: 'Ann' })
      await deleteApp(before.app)
      const once = world.sdk({ name, emulator })
      expect(await firstReport(once)).toMatchObject({ uid: user.uid, displayName: 'Ann' })
      await deleteApp(once.app)
      // The SDK also stored the account that the lookup returned, so a second reload reads that.
      const twice = world.sdk({ name, emulator })
      expect(await firstReport(twice)).toMatchObject({ uid: user.uid, email: EMAIL })
      expect(twice.currentUser?.metadata.lastSignInTime).toBe(user.metadata.lastSignInTime)
    })

    test('refreshes its token', async () => {
      const world = await identityWorld()
      const { user } = await createUserWithEmailAndPassword(world.sdk({ emulator }), EMAIL, PASSWORD)
      const first = await user.getIdToken()
      const before = user.refreshToken
      world.clock.advance(10_000)
      const second = await user.getIdToken(true)
      expect(second).not.toBe(first)
      expect(user.refreshToken).not.toBe(before)
      expect(await world.verify(second)).toBe('accepted')
      expect(await world.verify(first)).toBe('accepted')
    })

    test('changes the profile without blanking what was not named', async () => {
      const world = await identityWorld()
      const { user } = await createUserWithEmailAndPassword(world.sdk({ emulator }), EMAIL, PASSWORD)
      await updateProfile(user, { displayName: 'Ann', photoURL: 'https://example.com/a.png' })
      await updateProfile(user, { displayName: 'Ann B.' })
      expect(user).toMatchObject({ displayName: 'Ann B.', photoURL: 'https://example.com/a.png' })
      // Any text is accepted, as in a Firebase project.
      for (const photoURL of ['/images/a.webp', 'a.png?x=1', 'data:image/png;base64,AA==']) {
        await updateProfile(user, { photoURL })
        await user.reload()
        expect(user.photoURL).toBe(photoURL)
      }
      expect(await codeOf(updateProfile(user, { photoURL: `/${'x'.repeat(2000)}` }))).toBe(
        'auth/invalid-argument',
      )
      await updateProfile(user, { photoURL: null })
      await user.reload()
      expect(user).toMatchObject({ displayName: 'Ann B.', photoURL: null })
      expect((await user.getIdTokenResult(true)).claims).toMatchObject({ name: 'Ann B.' })
    })

    test('deletes an account soon after a sign-in, and only then', async () => {
      const world = await identityWorld()
      const auth = world.sdk({ emulator })
      const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
      world.clock.advance(6 * 60_000)
      expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login')
      const { user: fresh } = await reauthenticateWithCredential(
        user,
        EmailAuthProvider.credential(EMAIL, PASSWORD),
      )
      const idToken = await fresh.getIdToken()
      await deleteUser(fresh)
      expect(auth.currentUser).toBeNull()
      expect(await world.verify(idToken)).toBe('revoked')
      expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/user-not-found')
    })

    test('resets a password by mail: one use, every session ends', async () => {
      const world = await identityWorld()
      const auth = world.sdk({ emulator })
      const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
      const old = await user.getIdToken()
      await sendPasswordResetEmail(auth, EMAIL)
      await expect.poll(() => world.mails.length).toBe(1)
      expect(world.mails[0]).toMatchObject({ to: EMAIL, subject: 'Reset your Larder password' })
      expect(world.mails[0]?.text).toContain('http://larder.test/__/auth/action?mode=resetPassword&oobCode=')
      const code = codeInMail(world.mails[0]?.text ?? '')

      expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL)
      expect((await checkActionCode(auth, code)).operation).toBe('PASSWORD_RESET')
      expect(await codeOf(confirmPasswordReset(auth, code, '123'))).toBe('auth/weak-password')
      const both = [
        confirmPasswordReset(auth, code, 'brand-new-1'),
        confirmPasswordReset(auth, code, 'brand-new-1'),
      ]
      expect((await Promise.all(both.map(codeOf))).sort()).toEqual(['accepted', 'auth/invalid-action-code'])
      expect(await codeOf(confirmPasswordReset(auth, code, 'brand-new-2'))).toBe('auth/invalid-action-code')

      expect(await world.verify(old)).toBe('revoked')
      expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
      expect(auth.currentUser).toBeNull()
      expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/wrong-password')
      expect((await signInWithEmailAndPassword(auth, EMAIL, 'brand-new-1')).user.emailVerified).toBe(true)
      await expect
        .poll(() => world.mails.map(({ subject }) => subject))
        .toContain('Your Larder password was changed')
    })

    test('learns the policy that is enforced', async () => {
      const world = await identityWorld({ passwordMin: 8 })
      const auth = world.sdk({ emulator })
      expect(await validatePassword(auth, '1234567')).toMatchObject({
        isValid: false,
        meetsMinPasswordLength: false,
      })
      expect(await validatePassword(auth, '12345678')).toMatchObject({ isValid: true })
      expect(await codeOf(createUserWithEmailAndPassword(auth, EMAIL, '1234567'))).toBe('auth/weak-password')
      expect(await codeOf(createUserWithEmailAndPassword(auth, EMAIL, '12345678'))).toBe('accepted')
    })
  },
)

test('with hidden accounts, a wrong password and an unknown address look the same', async () => {
  const world = await identityWorld({ hideAccounts: true })
  const auth = world.sdk()
  await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, 'secret-2'))).toBe('auth/invalid-credential')
  expect(await codeOf(signInWithEmailAndPassword(auth, 'eve@example.com', PASSWORD))).toBe(
    'auth/invalid-credential',
  )
  const known = await world.signIn(EMAIL, 'secret-2')
  const unknown = await world.signIn('eve@example.com', 'secret-2')
  await world.service.setDisabled(auth.currentUser?.uid ?? '', true)
  const disabled = await world.signIn(EMAIL, 'secret-2')
  expect(unknown.text).toBe(known.text)
  expect(disabled.text).toBe(known.text)
  const headers = (answer: typeof known) => [...answer.headers].filter(([name]) => name !== 'date')
  expect(headers(unknown)).toEqual(headers(known))
  expect(headers(disabled)).toEqual(headers(known))
  // The addresses have the same length, because the answer contains the requested one and nothing else.
  const reset = async (email: string) => {
    const answer = await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email })
    return [answer.status, headers(answer), answer.text.replace(email, '')]
  }
  expect(await reset('eve@example.com')).toEqual(await reset(EMAIL))
  expect(await codeOf(sendPasswordResetEmail(auth, 'eve@example.com'))).toBe('accepted')
  expect(world.mails).toEqual([])
})

test('a disabled account is refused and signed out by the SDK itself', async () => {
  const world = await identityWorld()
  const auth = world.sdk()
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const idToken = await user.getIdToken()
  expect(await world.service.setDisabled(user.uid, true)).toBe(true)
  expect(await world.verify(idToken)).toBe('disabled')
  expect(await codeOf(signInWithEmailAndPassword(world.sdk(), EMAIL, PASSWORD))).toBe('auth/user-disabled')
  expect(await codeOf(user.reload())).toBe('auth/user-disabled')
  expect(auth.currentUser).toBeNull()
  await world.service.setDisabled(user.uid, false)
  expect(await world.verify(idToken)).toBe('revoked')
  expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('accepted')
  expect(await world.service.setDisabled('nobody', true)).toBe(false)
})

test('a service that is away keeps the stored user signed in', async () => {
  const world = await identityWorld()
  const before = world.sdk({ name: 'away' })
  const { user } = await createUserWithEmailAndPassword(before, EMAIL, PASSWORD)
  await deleteApp(before.app)
  await world.db.schema.alterTable('identity_sessions').renameTo('identity_sessions_away').execute()
  const reloaded = world.sdk({ name: 'away' })
  expect((await firstReport(reloaded))?.uid).toBe(user.uid)
  await world.db.schema.alterTable('identity_sessions_away').renameTo('identity_sessions').execute()
})
