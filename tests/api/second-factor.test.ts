import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { api } from '#contract/index.ts'
import { password } from '#testing/cooks.ts'
import { testApp } from '#testing/test-app.ts'

type World = Awaited<ReturnType<typeof testApp>>

/** Makes the calls of the Firebase SDK, as the SDK sends them. */
function sdkCalls({ app, deps, clock, secrets }: World) {
  const call = async (path: string, payload: object) => {
    const { apiKey } = deps.identity.publicConfig
    const reply = await app.inject({ method: 'POST', url: `${path}?key=${apiKey}`, payload })
    return reply.json()
  }
  const signIn = (email: string) =>
    call('/v1/accounts:signInWithPassword', { email, password, returnSecureToken: true })
  return {
    signIn,
    /** Adds an authenticator app to a cook with a confirmed address. @returns the app and the new tokens */
    async enroll(email: string) {
      const { idToken } = await signIn(email)
      const { totpSessionInfo } = await call('/v2/accounts/mfaEnrollment:start', {
        idToken,
        totpEnrollmentInfo: {},
      })
      const secret = Secret.fromBase32(totpSessionInfo.sharedSecretKey)
      const code = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() })
      const done = await call('/v2/accounts/mfaEnrollment:finalize', {
        idToken,
        displayName: 'My phone',
        totpVerificationInfo: { sessionInfo: totpSessionInfo.sessionInfo, verificationCode: code() },
      })
      for (const token of [idToken, done.idToken, done.refreshToken]) secrets.add(token)
      clock.advance(30_000)
      return { code, idToken: done.idToken as string }
    },
    async finish(
      pending: { mfaPendingCredential: string; mfaInfo: [{ mfaEnrollmentId: string }] },
      verificationCode: string,
    ) {
      return await call('/v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: pending.mfaPendingCredential,
        mfaEnrollmentId: pending.mfaInfo[0].mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      })
    },
  }
}

const bearer = (idToken: string) => ({ authorization: `Bearer ${idToken}` })

test('tells a cook of the app, and gives codes for a lost one soon after a sign-in; a second cook sees neither', async () => {
  const world = await testApp()
  const { signUp, app, clock } = world
  const cook = await signUp('cleo@example.org', { emailVerified: true })
  const other = await signUp('dan@example.org', { emailVerified: true })
  expect(await cook.get(api.secondFactor.state)).toEqual({ isOffered: true, app: null, isRequired: false })
  expect((await cook.send(api.secondFactor.newRecoveryCodes)).statusCode).toBe(409)

  const sdk = sdkCalls(world)
  const phone = await sdk.enroll(cook.email)
  const ask = (route: { method: 'GET' | 'POST'; path: string }) =>
    app.inject({ method: route.method, url: route.path, headers: bearer(phone.idToken) })
  const made = await ask(api.secondFactor.newRecoveryCodes)
  expect(made.json().codes).toHaveLength(10)
  expect((await ask(api.secondFactor.state)).json()).toMatchObject({
    app: { name: 'My phone', recoveryCodesLeft: 10 },
  })
  expect((await other.get(api.secondFactor.state)).app).toBeNull()
  expect((await other.send(api.secondFactor.newRecoveryCodes)).statusCode).toBe(409)

  const [lost = ''] = made.json().codes
  expect(await sdk.finish(await sdk.signIn(cook.email), lost)).toHaveProperty('idToken')
  expect((await ask(api.secondFactor.state)).json()).toMatchObject({ app: { recoveryCodesLeft: 9 } })
  clock.advance(6 * 60_000)
  const late = await ask(api.secondFactor.newRecoveryCodes)
  expect([late.statusCode, late.json().code]).toEqual([403, 'recent_sign_in_required'])
})

test('lets an administrator in only with a code of the app when that is set, and nobody else differently', async () => {
  const world = await testApp({ adminSecondFactor: true })
  const { app, cook } = world
  const chef = await world.administrator()
  expect(await chef.get(api.secondFactor.state)).toMatchObject({ app: null, isRequired: true })
  const refused = await chef.send(api.admin.users)
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_required'])
  // An administrator without the app can still use their own recipes.
  expect((await chef.send(api.recipes.list)).statusCode).toBe(200)
  expect((await cook.send(api.admin.users)).json().code).toBe('forbidden')
  expect(await cook.get(api.secondFactor.state)).toMatchObject({ isRequired: false })

  const sdk = sdkCalls(world)
  const phone = await sdk.enroll(chef.email)
  const users = (idToken: string) => app.inject({ url: api.admin.users.path, headers: bearer(idToken) })
  expect((await users(phone.idToken)).statusCode).toBe(200)
  const later = await sdk.finish(await sdk.signIn(chef.email), phone.code())
  expect((await users(later.idToken)).statusCode).toBe(200)
})

test('lets an administrator in without an app when that is not set', async () => {
  const world = await testApp()
  const chef = await world.administrator()
  expect((await chef.send(api.admin.users)).statusCode).toBe(200)
})
