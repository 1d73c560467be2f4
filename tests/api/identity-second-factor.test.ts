import {
  type Auth,
  applyActionCode,
  checkActionCode,
  EmailAuthProvider,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { inMidTransaction } from '#testing/held-transaction.ts'
import { codeOf, identityWorld, type World } from './identity-world.ts'

const EMAIL = 'ann@example.com'
const PASSWORD = 'secret-1'
const PERIOD_MS = 30_000

/** Generates codes like an authenticator app whose phone has the test's clock. */
const phone = (world: World, secret: string) => ({
  code: (stepsLater = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock.now().getTime() + stepsLater * PERIOD_MS,
    }),
})
type Phone = ReturnType<typeof phone>

/** Creates a cook with a confirmed address, signed in through the SDK. */
async function confirmedCook(world: World): Promise<{ auth: Auth; user: User }> {
  await world.signUp(EMAIL, PASSWORD)
  await expect.poll(() => world.welcomes.length).toBe(1)
  const auth = world.sdk()
  await applyActionCode(auth, oobCodeOf(world.welcomes[0]?.text))
  const { user } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  return { auth, user }
}

const oobCodeOf = (text = '') => /oobCode=([^&\s]+)/.exec(text)?.[1] ?? ''

async function secretFor(user: User): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
}

async function enroll(world: World, user: User): Promise<Phone> {
  const secret = await secretFor(user)
  const app = phone(world, secret.secretKey)
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, app.code()),
    'My phone',
  )
  world.clock.advance(PERIOD_MS)
  return app
}

/** Completes a sign-in whose first step was refused with `multi-factor-auth-required`. */
async function secondStep(auth: Auth, first: Promise<unknown>, code: string): Promise<User> {
  const error = await first.then(
    () => expect.fail('the password alone was enough'),
    (reason: MultiFactorError) => reason,
  )
  expect(error.code).toBe('auth/multi-factor-auth-required')
  const resolver = getMultiFactorResolver(auth, error)
  const [hint] = resolver.hints
  expect(hint).toMatchObject({ factorId: 'totp', displayName: 'My phone' })
  const done = await resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', code),
  )
  return done.user
}

const secondFactorIn = async (user: User) =>
  (await user.getIdTokenResult()).claims.firebase as { sign_in_second_factor?: string }

test('signs in through the SDK with a code of the app, which serves once', async () => {
  const world = await identityWorld()
  const { auth, user } = await confirmedCook(world)
  const other = (await world.signIn(EMAIL, PASSWORD)).json
  const app = await enroll(world, user)
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }])
  expect(await secondFactorIn(user)).toMatchObject({ sign_in_second_factor: 'totp' })
  // The session began without the app, so it has ended.
  expect(await world.verify(other.idToken)).toBe('revoked')

  const code = app.code()
  const signIn = () => signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const again = await secondStep(auth, signIn(), code)
  expect(await secondFactorIn(again)).toMatchObject({ sign_in_second_factor: 'totp' })
  expect(await codeOf(secondStep(world.sdk(), signIn(), code))).toBe('auth/invalid-verification-code')
  world.clock.advance(PERIOD_MS)

  const fresh = reauthenticateWithCredential(again, EmailAuthProvider.credential(EMAIL, PASSWORD))
  await secondStep(auth, fresh, app.code())
  await again.getIdToken(true)
  expect(await secondFactorIn(again)).toMatchObject({ sign_in_second_factor: 'totp' })
})

test('no longer asks for a code when the app is taken away, and its recovery codes are void', async () => {
  const world = await identityWorld()
  const { auth, user } = await confirmedCook(world)
  const app = await enroll(world, user)
  const [recoveryCode = ''] = (await world.service.newRecoveryCodes(user.uid)) ?? []
  expect(recoveryCode).toMatch(/^([0-9a-z]{4}-){5}[0-9a-z]{4}$/)
  await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '')
  expect(multiFactor(user).enrolledFactors).toEqual([])
  const { user: again } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  expect((await secondFactorIn(again)).sign_in_second_factor).toBeUndefined()
  expect(await world.service.secondFactorOf(user.uid)).toBeNull()

  const next = await enroll(world, again)
  const step = (code: string) =>
    codeOf(secondStep(auth, signInWithEmailAndPassword(auth, EMAIL, PASSWORD), code))
  expect(await step(recoveryCode)).toBe('auth/invalid-verification-code')
  expect(await step(app.code())).toBe('auth/invalid-verification-code')
  expect(await step(next.code())).toBe('accepted')
})

test('takes each recovery code once in place of the app, in either spelling, and tells the owner', async () => {
  const world = await identityWorld()
  const { auth, user } = await confirmedCook(world)
  await enroll(world, user)
  const codes = (await world.service.newRecoveryCodes(user.uid)) ?? []
  expect(new Set(codes).size).toBe(10)
  const step = (code = '') =>
    codeOf(secondStep(auth, signInWithEmailAndPassword(auth, EMAIL, PASSWORD), code))
  expect(await step(codes[0])).toBe('accepted')
  expect(await step(codes[0])).toBe('auth/invalid-verification-code')
  expect(await step(codes[1]?.replaceAll('-', ' ').toUpperCase())).toBe('accepted')
  expect((await world.service.secondFactorOf(user.uid))?.recoveryCodesLeft).toBe(8)
  await expect
    .poll(() => world.mails.filter(({ subject }) => subject.includes('recovery code')).length)
    .toBe(2)

  const replaced = (await world.service.newRecoveryCodes(user.uid)) ?? []
  expect(await step(codes[2])).toBe('auth/invalid-verification-code')
  expect(await step(replaced[2])).toBe('accepted')
  const rows = await world.db.selectFrom('identity_recovery_codes').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(replaced[3]?.replaceAll('-', ''))
})

test('makes whoever guesses codes wait, by account and whatever the network', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const app = await enroll(world, user)
  const pending = (await world.signIn(EMAIL, PASSWORD)).json
  const finish = (verificationCode: string, ip: string) =>
    world.call(
      '/v2/accounts/mfaSignIn:finalize',
      {
        mfaPendingCredential: pending.mfaPendingCredential,
        mfaEnrollmentId: pending.mfaInfo[0].mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      },
      { ip },
    )
  const answers = []
  for (let i = 0; i < 8; i++) answers.push(world.code(await finish('000000', `192.0.2.${i}`)))
  expect(answers.slice(0, 6)).toEqual(Array(6).fill('INVALID_CODE'))
  expect(answers.at(-1)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  // Further sign-ins with the right password do not reset the failures.
  await world.signIn(EMAIL, PASSWORD)
  expect(world.code(await finish(app.code(), '192.0.2.9'))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  world.clock.advance(5 * PERIOD_MS)
  expect((await finish(app.code(), '192.0.2.9')).status).toBe(200)
})

test('asks for the code whatever proves the first factor, and the proof dies with the password', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const app = await enroll(world, user)
  const { mfaPendingCredential, mfaInfo, ...rest } = (await world.signIn(EMAIL, PASSWORD)).json
  expect(rest).not.toHaveProperty('idToken')
  expect(rest).not.toHaveProperty('refreshToken')
  const finish = (credential: unknown, code = app.code()) =>
    world.call('/v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential: credential,
      mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
      totpVerificationInfo: { verificationCode: code },
    })
  for (const forged of [
    '',
    'x',
    `${mfaPendingCredential}x`,
    mfaPendingCredential.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0'),
  ])
    expect(world.code(await finish(forged))).toMatch(/^(INVALID|MISSING)_MFA_PENDING_CREDENTIAL$/)

  await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL })
  await expect.poll(() => world.mails.some(({ text }) => text.includes('mode=resetPassword'))).toBe(true)
  const oobCode = oobCodeOf(world.mails.find(({ text }) => text.includes('mode=resetPassword'))?.text)
  expect((await world.call('/v1/accounts:resetPassword', { oobCode, newPassword: 'secret-2' })).status).toBe(
    200,
  )
  expect(world.code(await finish(mfaPendingCredential))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
  const renewed = (await world.signIn(EMAIL, 'secret-2')).json
  expect(renewed).not.toHaveProperty('idToken')
  world.clock.advance(11 * 60_000)
  expect(world.code(await finish(renewed.mfaPendingCredential))).toBe('INVALID_MFA_PENDING_CREDENTIAL')
})

test('a second cook can neither add, use nor take away the app of the first', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const secret = await secretFor(user)
  const eve = await world.signUp('eve@example.com', PASSWORD)
  await world.db
    .updateTable('identity_accounts')
    .set({ email_verified: true })
    .where('uid', '=', eve.localId)
    .execute()
  const begun = (secret as unknown as { sessionInfo: string }).sessionInfo
  const stolen = await world.call('/v2/accounts/mfaEnrollment:finalize', {
    idToken: eve.idToken,
    totpVerificationInfo: {
      sessionInfo: begun,
      verificationCode: phone(world, secret.secretKey).code(),
    },
  })
  expect(world.code(stolen)).toBe('INVALID_SESSION_INFO')
  const app = await enroll(world, user)
  const id = multiFactor(user).enrolledFactors[0]?.uid
  const taken = await world.call('/v2/accounts/mfaEnrollment:withdraw', {
    idToken: eve.idToken,
    mfaEnrollmentId: id,
  })
  expect(world.code(taken)).toBe('MFA_ENROLLMENT_NOT_FOUND')
  const pending = (await world.signIn(EMAIL, PASSWORD)).json
  const used = await world.call('/v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential: pending.mfaPendingCredential,
    mfaEnrollmentId: 'of-eve',
    totpVerificationInfo: { verificationCode: app.code() },
  })
  expect(world.code(used)).toBe('MFA_ENROLLMENT_NOT_FOUND')
})

test('is added only soon after a sign-in, to a confirmed address, once', async () => {
  const world = await identityWorld()
  const { idToken } = await world.signUp(EMAIL, PASSWORD)
  const start = (token: string) =>
    world.call('/v2/accounts/mfaEnrollment:start', { idToken: token, totpEnrollmentInfo: {} })
  expect(world.code(await start(idToken))).toBe('UNVERIFIED_EMAIL')
  await expect.poll(() => world.welcomes.length).toBe(1)
  const auth = world.sdk()
  await applyActionCode(auth, oobCodeOf(world.welcomes[0]?.text))
  const { user } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  world.clock.advance(6 * 60_000)
  expect(await codeOf(secretFor(user))).toBe('auth/requires-recent-login')
  const { user: recent } = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD)
  const secret = await secretFor(recent)
  const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '000000')
  expect(await codeOf(multiFactor(recent).enroll(wrong))).toBe('auth/invalid-verification-code')
  await enroll(world, recent)
  expect(await codeOf(secretFor(recent))).toBe('auth/second-factor-already-in-use')
})

test('keeps the secret unreadable in the database', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const secret = await secretFor(user)
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, phone(world, secret.secretKey).code()),
  )
  const rows = await world.db.selectFrom('identity_second_factors').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(secret.secretKey)
})

test("tells the owner of a new app, who can take a thief's away by mail and choose a new password first", async () => {
  const world = await identityWorld()
  const { auth, user } = await confirmedCook(world)
  // A thief with the password and an open session adds an app of their own.
  await enroll(world, user)
  const subject = (text: string) => world.mails.find((mail) => mail.subject.includes(text))
  await expect.poll(() => subject('authenticator app was added')).toBeDefined()
  const oobCode = oobCodeOf(subject('authenticator app was added')?.text)
  await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: EMAIL })
  await expect.poll(() => subject('Reset your')).toBeDefined()
  const reset = { oobCode: oobCodeOf(subject('Reset your')?.text), newPassword: 'secret-2' }
  expect((await world.call('/v1/accounts:resetPassword', reset)).status).toBe(200)

  const owner = world.sdk()
  expect(await checkActionCode(owner, oobCode)).toMatchObject({
    operation: 'REVERT_SECOND_FACTOR_ADDITION',
    data: { multiFactorInfo: { factorId: 'totp' } },
  })
  await applyActionCode(owner, oobCode)
  expect(await world.service.secondFactorOf(user.uid)).toBeNull()
  for (const password of [PASSWORD, 'secret-2'])
    expect(world.code(await world.signIn(EMAIL, password))).toBe('INVALID_PASSWORD')
  expect(await codeOf(applyActionCode(owner, oobCode))).toBe('auth/invalid-action-code')
  expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD))).toBe('auth/wrong-password')
})

test('lets the link against an app end with the app', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  await enroll(world, user)
  await expect.poll(() => world.mails.length).toBe(1)
  await multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0] ?? '')
  await expect.poll(() => world.mails.length).toBe(2)
  expect(await codeOf(applyActionCode(world.sdk(), oobCodeOf(world.mails[0]?.text)))).toBe(
    'auth/invalid-action-code',
  )
})

test('takes an app that a thief added away when the owner goes back to the old address', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const next = 'thief@example.com'
  await verifyBeforeUpdateEmail(user, next)
  const mailTo = (to: string, mode: string) =>
    world.mails.find((mail) => mail.to === to && mail.text.includes(`mode=${mode}`))
  await expect.poll(() => mailTo(next, 'verifyAndChangeEmail')).toBeDefined()
  const thief = world.sdk()
  await applyActionCode(thief, oobCodeOf(mailTo(next, 'verifyAndChangeEmail')?.text))
  await enroll(world, (await signInWithEmailAndPassword(thief, next, PASSWORD)).user)
  await expect.poll(() => mailTo(EMAIL, 'recoverEmail')).toBeDefined()
  await applyActionCode(world.sdk(), oobCodeOf(mailTo(EMAIL, 'recoverEmail')?.text))
  expect(await world.service.secondFactorOf(user.uid)).toBeNull()
})

/**
 * Runs a call while another transaction holds the account's row and sets this password, so that the call
 * finishes only afterwards.
 */
const whileLocked = <T>(world: World, uid: string, passwordHash: string | null, call: () => Promise<T>) =>
  inMidTransaction(
    world.database.db,
    (tx) =>
      sql`update identity_accounts set password_hash = coalesce(${passwordHash}, password_hash) where uid = ${uid}`.execute(
        tx,
      ),
    call,
  )

test('begins no session with a code when the password is reset at the same time', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const app = await enroll(world, user)
  const { mfaPendingCredential, mfaInfo } = (await world.signIn(EMAIL, PASSWORD)).json
  const late = await whileLocked(world, user.uid, 'another', () =>
    world.call('/v2/accounts/mfaSignIn:finalize', {
      mfaPendingCredential,
      mfaEnrollmentId: mfaInfo[0].mfaEnrollmentId,
      totpVerificationInfo: { verificationCode: app.code() },
    }),
  )
  expect(world.code(late)).toBe('INVALID_MFA_PENDING_CREDENTIAL')
})

test('leaves no session without the app when somebody signs in while the app is added', async () => {
  const world = await identityWorld()
  const { user } = await confirmedCook(world)
  const secret = await secretFor(user)
  const assertion = TotpMultiFactorGenerator.assertionForEnrollment(
    secret,
    phone(world, secret.secretKey).code(),
  )
  await whileLocked(world, user.uid, null, () =>
    Promise.all([world.signIn(EMAIL, PASSWORD), multiFactor(user).enroll(assertion, 'My phone')]),
  )
  const open = await world.db
    .selectFrom('identity_sessions')
    .select('second_factor')
    .where('uid', '=', user.uid)
    .where('ended_at', 'is', null)
    .execute()
  expect(open).toEqual([{ second_factor: expect.any(String) }])
})
