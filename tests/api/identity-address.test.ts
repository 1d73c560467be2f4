import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateEmail,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import type { IdentityMail } from '#identity/index.ts'
import { codeOf, identityWorld } from './identity-world.ts'

const EMAIL = 'ann@example.com'
const NEW = 'ann@new.example'
const PASSWORD = 'secret-1'
const HOUR = 3_600_000

const linkIn = (mail: IdentityMail | undefined) =>
  new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none')
const codeIn = (mail: IdentityMail | undefined) => linkIn(mail).searchParams.get('oobCode') ?? ''

async function ann(options: Parameters<typeof identityWorld>[0] = {}) {
  const world = await identityWorld(options)
  const auth = world.sdk()
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const mailNumber = async (nth: number) => {
    await expect.poll(() => world.mails.length).toBeGreaterThanOrEqual(nth)
    return world.mails[nth - 1]
  }
  return { world, auth, user, mailNumber }
}

describe('confirming an address', () => {
  test('by the link of the welcome mail, or of one that was asked for; once', async () => {
    const { world, auth, user, mailNumber } = await ann()
    await expect.poll(() => world.welcomes.length).toBe(1)
    expect(world.welcomes[0]).toMatchObject({
      to: EMAIL,
      html: expect.stringContaining('Confirm this address'),
    })
    const first = codeIn(world.welcomes[0])
    await sendEmailVerification(user)
    const mail = await mailNumber(1)
    expect(linkIn(mail).searchParams.get('mode')).toBe('verifyEmail')
    // Only the newest code is valid.
    expect(await codeOf(applyActionCode(auth, first))).toBe('auth/invalid-action-code')
    const { data, operation } = await checkActionCode(auth, codeIn(mail))
    expect({ operation, email: data.email }).toEqual({ operation: 'VERIFY_EMAIL', email: EMAIL })
    expect(await codeOf(confirmPasswordReset(auth, codeIn(mail), 'another-1'))).toBe(
      'auth/invalid-action-code',
    )
    await applyActionCode(auth, codeIn(mail))
    await user.reload()
    expect(user.emailVerified).toBe(true)
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ email_verified: true })
    expect(await codeOf(applyActionCode(auth, codeIn(mail)))).toBe('auth/invalid-action-code')
    // A second request is accepted, but sends no mail.
    await sendEmailVerification(user)
    await world.service.close()
    expect(world.mails).toHaveLength(1)
  })

  test('for three days, three mails in a quarter of an hour', async () => {
    const { world, auth, user, mailNumber } = await ann()
    await sendEmailVerification(user)
    const code = codeIn(await mailNumber(1))
    world.clock.advance(72 * HOUR + 1)
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/expired-action-code')
    await user.getIdToken(true)
    for (let nth = 2; nth <= 4; nth++) {
      await sendEmailVerification(user)
      await mailNumber(nth)
    }
    expect(await codeOf(sendEmailVerification(user))).toBe('auth/too-many-requests')
  })
})

describe('another password', () => {
  test('ends every other session, is told by mail, and needs a sign-in of the last five minutes', async () => {
    const { world, user, mailNumber } = await ann()
    const other = world.sdk()
    await signInWithEmailAndPassword(other, EMAIL, PASSWORD)
    const otherToken = (await other.currentUser?.getIdToken()) ?? ''
    const before = await user.getIdToken()
    await updatePassword(user, 'another-1')
    expect(await world.verify(await user.getIdToken())).toBe('accepted')
    expect(await world.verify(before)).toBe('revoked')
    expect(await world.verify(otherToken)).toBe('revoked')
    expect(await codeOf(signInWithEmailAndPassword(world.sdk(), EMAIL, PASSWORD))).toBe('auth/wrong-password')
    expect(await codeOf(signInWithEmailAndPassword(world.sdk(), EMAIL, 'another-1'))).toBe('accepted')
    expect(await mailNumber(1)).toMatchObject({ to: EMAIL, subject: 'Your Larder password was changed' })

    expect(await codeOf(updatePassword(user, '12345'))).toBe('auth/weak-password')
    world.clock.advance(6 * 60_000)
    expect(await codeOf(updatePassword(user, 'another-2'))).toBe('auth/requires-recent-login')
  })

  test('voids a reset that was asked for before', async () => {
    const { auth, user, mailNumber } = await ann()
    await sendPasswordResetEmail(auth, EMAIL)
    const code = codeIn(await mailNumber(1))
    await updatePassword(user, 'another-1')
    expect(await codeOf(confirmPasswordReset(auth, code, 'another-2'))).toBe('auth/invalid-action-code')
  })

  test('a common password is refused where that is switched on', async () => {
    const { user } = await ann()
    expect(await codeOf(updatePassword(user, 'password'))).toBe('accepted')
    const strict = await identityWorld({ refuseCommonPasswords: true })
    const auth = strict.sdk()
    for (const password of ['password', 'QWERTY', '123456789', 'Larder2026!', '7ann7777'])
      expect(await codeOf(createUserWithEmailAndPassword(auth, EMAIL, password))).toBe(
        'auth/password-does-not-meet-requirements',
      )
    expect(await codeOf(createUserWithEmailAndPassword(auth, EMAIL, 'wet hands 7'))).toBe('accepted')
    expect((await validatePassword(auth, 'abcdefg')).isValid).toBe(true)
  })
})

describe('another address', () => {
  test('by a link to the new one; the old one is told and can take it back for three days', async () => {
    const { world, auth, user, mailNumber } = await ann()
    await expect.poll(() => world.welcomes.length).toBe(1)
    await applyActionCode(auth, codeIn(world.welcomes[0]))
    await verifyBeforeUpdateEmail(user, NEW)
    const asked = await mailNumber(1)
    expect(asked).toMatchObject({ to: NEW, text: expect.stringContaining(`instead of ${EMAIL}`) })
    const { data } = await checkActionCode(auth, codeIn(asked))
    expect(data).toMatchObject({ email: NEW, previousEmail: EMAIL })
    const before = await user.getIdToken()
    await applyActionCode(auth, codeIn(asked))
    expect(await world.verify(before)).toBe('revoked')
    expect(await codeOf(signInWithEmailAndPassword(world.sdk(), EMAIL, PASSWORD))).toBe('auth/user-not-found')
    const renewed = await signInWithEmailAndPassword(world.sdk(), NEW, PASSWORD)
    expect(renewed.user).toMatchObject({ uid: user.uid, email: NEW, emailVerified: true })

    const notice = await mailNumber(2)
    expect(notice?.to).toBe(EMAIL)
    expect(linkIn(notice).searchParams.get('mode')).toBe('recoverEmail')
    // A thief who took the account over also changed the password, which leaves the way back valid.
    await updatePassword(renewed.user, 'theirs-now-1')
    world.clock.advance(71 * HOUR)
    await applyActionCode(auth, codeIn(notice))
    expect(await codeOf(renewed.user.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await codeOf(signInWithEmailAndPassword(world.sdk(), NEW, 'theirs-now-1'))).toBe(
      'auth/user-not-found',
    )
    await expect.poll(() => world.mails.at(-1)?.subject).toBe('The address of your Larder account is back')
    expect(world.mails.at(-1)?.to).toBe(EMAIL)
    expect(await codeOf(signInWithEmailAndPassword(world.sdk(), EMAIL, 'theirs-now-1'))).toBe(
      'auth/wrong-password',
    )
    expect(await codeOf(applyActionCode(auth, codeIn(notice)))).toBe('auth/invalid-action-code')
  })

  test('at once, after a sign-in of the last five minutes: unconfirmed, every other session ends', async () => {
    const { world, auth, user, mailNumber } = await ann()
    const before = await user.getIdToken()
    await updateEmail(user, NEW)
    expect(user).toMatchObject({ email: NEW, emailVerified: false })
    expect(await world.verify(before)).toBe('revoked')
    expect(await world.verify(await user.getIdToken())).toBe('accepted')
    // The old address was unproved: its mail contains neither a way back nor the new address.
    const notice = await mailNumber(1)
    expect(notice?.to).toBe(EMAIL)
    expect(notice?.text).not.toMatch(/oobCode|new\.example/)
    world.clock.advance(6 * 60_000)
    expect(await codeOf(updateEmail(user, 'x@y.example'))).toBe('auth/requires-recent-login')
    expect(await codeOf(verifyBeforeUpdateEmail(user, 'x@y.example'))).toBe('auth/requires-recent-login')
    await signOut(auth)
  })

  test('an address of another account is refused, even when it was taken after the mail was sent', async () => {
    const { world, auth, user, mailNumber } = await ann()
    await createUserWithEmailAndPassword(world.sdk(), 'bob@example.com', PASSWORD)
    expect(await codeOf(updateEmail(user, 'Bob@example.com'))).toBe('auth/email-already-in-use')
    expect(await codeOf(verifyBeforeUpdateEmail(user, 'bob@example.com'))).toBe('auth/email-already-in-use')
    await verifyBeforeUpdateEmail(user, NEW)
    const code = codeIn(await mailNumber(1))
    await createUserWithEmailAndPassword(world.sdk(), NEW, PASSWORD)
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/email-already-in-use')
    await user.reload()
    expect(user.email).toBe(EMAIL)
  })

  test('a requested change ends with the password, and only one of two simultaneous changes is made', async () => {
    const { auth, user, mailNumber } = await ann()
    await verifyBeforeUpdateEmail(user, NEW)
    const old = codeIn(await mailNumber(1))
    await updatePassword(user, 'another-1')
    expect(await codeOf(applyActionCode(auth, old))).toBe('auth/invalid-action-code')
    await verifyBeforeUpdateEmail(user, NEW)
    const code = codeIn(await mailNumber(3))
    const both = await Promise.all([codeOf(applyActionCode(auth, code)), codeOf(applyActionCode(auth, code))])
    expect(both.sort()).toEqual(['accepted', 'auth/invalid-action-code'])
  })

  test('with accounts hidden, nobody learns whether an address is taken', async () => {
    const { world, user } = await ann({ hideAccounts: true })
    await createUserWithEmailAndPassword(world.sdk(), 'bob@example.com', PASSWORD)
    expect(await codeOf(updateEmail(user, 'bob@example.com'))).toBe('auth/email-change-needs-verification')
    expect(await codeOf(updateEmail(user, NEW))).toBe('auth/email-change-needs-verification')
    expect(await codeOf(verifyBeforeUpdateEmail(user, 'bob@example.com'))).toBe('accepted')
    expect(await codeOf(verifyBeforeUpdateEmail(user, NEW))).toBe('accepted')
    await expect.poll(() => world.mails.map(({ to }) => to)).toEqual([NEW])
  })
})

test('sessions are listed with what the browser called itself; one ends, the others, or all', async () => {
  const { world, user } = await ann()
  const phone = await world.signIn(EMAIL, PASSWORD, { headers: { 'user-agent': 'Phone/1.0' } })
  const desk = await world.signIn(EMAIL, PASSWORD, { headers: { 'user-agent': 'Desk/2.0' } })
  const bob = await createUserWithEmailAndPassword(world.sdk(), 'bob@example.com', PASSWORD)
  const sid = async (idToken: string) => (await world.service.verify(idToken)).sid ?? ''
  const listed = await world.service.sessionsOf(user.uid)
  expect(listed).toHaveLength(3)
  expect(listed.map(({ userAgent }) => userAgent)).toEqual(expect.arrayContaining(['Phone/1.0', 'Desk/2.0']))

  expect(await world.service.endSessionOf(bob.user.uid, await sid(phone.json.idToken))).toBe(false)
  expect(await world.service.endSessionOf(user.uid, await sid(phone.json.idToken))).toBe(true)
  expect(await world.verify(phone.json.idToken)).toBe('revoked')
  await world.service.endAllSessions(user.uid, await sid(desk.json.idToken))
  expect(await world.verify(desk.json.idToken)).toBe('accepted')
  expect(await world.verify(await user.getIdToken())).toBe('revoked')
  expect((await world.refresh(desk.json.refreshToken)).status).toBe(200)
  await world.service.endAllSessions(user.uid)
  expect(await world.service.sessionsOf(user.uid)).toEqual([])
})
