import { createUserWithEmailAndPassword } from 'firebase/auth'
import { expect, test } from 'vitest'
import { createIdentity } from '#identity/index.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { cheapHash, codeOf, identityWorld } from './identity-world.ts'

const DAY = 86_400_000

test('two tabs that refresh at once both get on, with the same successor', async () => {
  const world = await identityWorld()
  const { refreshToken } = await world.signUp()
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.refresh(refreshToken)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const successors = new Set(answers.map(({ json }) => json.refresh_token))
  expect(successors.size).toBe(1)
  expect(successors.has(refreshToken)).toBe(false)
  for (const { json } of answers) expect(await world.verify(json.id_token)).toBe('accepted')
})

test('a client whose answer was lost can ask again, as long as nobody used the answer', async () => {
  const world = await identityWorld()
  const { refreshToken } = await world.signUp()
  const lost = (await world.refresh(refreshToken)).json.refresh_token
  world.clock.advance(2 * DAY)
  expect((await world.refresh(refreshToken)).json.refresh_token).toBe(lost)
})

test('a refresh token still serves for a minute after its successor was used, then it ends the session', async () => {
  const world = await identityWorld()
  const { refreshToken: first } = await world.signUp()
  const second = (await world.refresh(first)).json.refresh_token
  const { id_token, refresh_token: third } = (await world.refresh(second)).json
  world.clock.advance(59_000)
  expect((await world.refresh(first)).status).toBe(200)
  expect(await world.verify(id_token)).toBe('accepted')

  world.clock.advance(2_000)
  expect(world.code(await world.refresh(first))).toBe('TOKEN_EXPIRED')
  expect(await world.verify(id_token)).toBe('revoked')
  expect(world.code(await world.refresh(third))).toBe('TOKEN_EXPIRED')
  expect(world.code(await world.lookup(id_token))).toBe('TOKEN_EXPIRED')
  const events = await world.db.selectFrom('identity_audit').select('event').orderBy('id').execute()
  expect(events.map(({ event }) => event)).toEqual(['signed_up', 'token_reused'])
})

test('a token from long ago ends the session too', async () => {
  const world = await identityWorld()
  const { refreshToken: oldest } = await world.signUp()
  let token = oldest
  for (let hour = 0; hour < 6; hour++) {
    token = (await world.refresh(token)).json.refresh_token
    world.clock.advance(3_600_000)
  }
  expect((await world.refresh(token)).status).toBe(200)
  expect(world.code(await world.refresh(oldest))).toBe('TOKEN_EXPIRED')
  expect(world.code(await world.refresh(token))).toBe('TOKEN_EXPIRED')
})

test('ending one session leaves the others of the account alone', async () => {
  const world = await identityWorld()
  const laptop = await world.signUp()
  const phone = (await world.signIn()).json
  const claims = await world.service.verify(laptop.idToken)
  await world.service.endSession(claims.sid ?? '')
  expect(await world.verify(laptop.idToken)).toBe('revoked')
  expect(world.code(await world.refresh(laptop.refreshToken))).toBe('TOKEN_EXPIRED')
  expect(await world.verify(phone.idToken)).toBe('accepted')
  expect((await world.refresh(phone.refreshToken)).status).toBe(200)
})

test('the SDK signs out by itself when its session was ended', async () => {
  const world = await identityWorld()
  const auth = world.sdk()
  const { user } = await createUserWithEmailAndPassword(auth, 'ann@example.com', 'secret-1')
  const { claims } = await user.getIdTokenResult()
  await world.service.endSession(String(claims.sid))
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired')
  expect(auth.currentUser).toBeNull()
})

test('a session lasts 30 idle days and 180 days in all', async () => {
  const world = await identityWorld()
  const idle = await world.signUp('ann@example.com')
  let busy = (await world.signUp('bob@example.com')).refreshToken
  for (let day = 0; day < 29; day++) world.clock.advance(DAY)
  busy = (await world.refresh(busy)).json.refresh_token
  world.clock.advance(DAY + 1)
  expect(world.code(await world.refresh(idle.refreshToken))).toBe('TOKEN_EXPIRED')
  for (let month = 0; month < 5; month++) {
    const answer = await world.refresh(busy)
    expect(answer.status).toBe(200)
    busy = answer.json.refresh_token
    world.clock.advance(29 * DAY)
  }
  world.clock.advance(6 * DAY)
  expect(world.code(await world.refresh(busy))).toBe('TOKEN_EXPIRED')
})

test('an ID token expires after an hour; half a minute of difference between clocks is forgiven', async () => {
  const world = await identityWorld()
  const { idToken, expiresIn } = await world.signUp()
  expect(expiresIn).toBe('3600')
  world.clock.advance(3_600_000)
  expect(await world.verify(idToken)).toBe('accepted')
  world.clock.advance(40_000)
  expect(await world.verify(idToken)).toBe('expired')
  expect(world.code(await world.lookup(idToken))).toBe('TOKEN_EXPIRED')
})

test('a refresh keeps the time of the sign-in, and tells of a verified address', async () => {
  const world = await identityWorld()
  const { idToken, refreshToken, localId } = await world.signUp()
  const { auth_time } = await world.service.verify(idToken)
  await world.db
    .updateTable('identity_accounts')
    .set({ email_verified: true })
    .where('uid', '=', localId)
    .execute()
  world.clock.advance(3_000_000)
  const { id_token } = (await world.refresh(refreshToken)).json
  expect(await world.service.verify(id_token)).toMatchObject({ auth_time, email_verified: true })
})

test('refresh tokens of every kind of bad are told apart', async () => {
  const world = await identityWorld()
  const form = (raw: string) =>
    world.call('/v1/token', undefined, {
      raw,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect(world.code(await world.refresh('short'))).toBe('INVALID_REFRESH_TOKEN')
  expect(world.code(await world.refresh('x'.repeat(43)))).toBe('TOKEN_EXPIRED')
  expect(world.code(await form('refresh_token=abc'))).toBe('MISSING_GRANT_TYPE')
  expect(world.code(await form('grant_type=password&refresh_token=abc'))).toBe('INVALID_GRANT_TYPE')
  expect(world.code(await form('grant_type=refresh_token'))).toBe('MISSING_REFRESH_TOKEN')
})

test('sessions and keys survive a restart', async () => {
  const world = await identityWorld()
  const { idToken, refreshToken } = await world.signUp()
  const restarted = await createIdentity({
    db: world.database.connect(),
    clock: world.clock,
    dataDir: world.dataDir,
    publicUrl: 'http://larder.test',
    log: quietLog,
    hash: cheapHash,
  })
  expect(restarted.publicConfig).toEqual(world.service.publicConfig)
  expect((await restarted.verify(idToken)).email).toBe('ann@example.com')
  // Another process derives the same successor, so any process can serve a refresh.
  expect((await world.refresh(refreshToken)).status).toBe(200)
  await restarted.close()
})

test('a sign-out during a refresh leaves no living session', async () => {
  const world = await identityWorld()
  for (let round = 0; round < 10; round++) {
    const { idToken, refreshToken } = await world.signUp(`cook${round}@example.com`)
    const { sid } = await world.service.verify(idToken)
    const [answer] = await Promise.all([world.refresh(refreshToken), world.service.endSession(sid ?? '')])
    expect(await world.verify(idToken)).toBe('revoked')
    const next = answer.json.refresh_token ?? refreshToken
    expect(world.code(await world.refresh(next))).toBe('TOKEN_EXPIRED')
  }
})
