import { expect, test } from 'vitest'
import { createIdentity } from '#identity/index.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { cheapHash, identityWorld, type World } from './identity-world.ts'

const HERE = '192.0.2.1'
const EMAIL = 'ann@example.com'
const LATER = 'TOO_MANY_ATTEMPTS_TRY_LATER'

const fail = async (world: World, { email = EMAIL, ip = HERE } = {}) =>
  world.code(await world.signIn(email, 'wrong-password', { ip }))
const succeed = async (world: World, { email = EMAIL, ip = HERE } = {}) =>
  (await world.signIn(email, 'secret-1', { ip })).status

const addresses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `198.51.${Math.floor((from + i) / 250)}.${1 + ((from + i) % 250)}`)

test('five failures cost nothing, then each costs 1, 2, 4 … seconds, up to a quarter of an hour', async () => {
  const world = await identityWorld({
    limits: { networkFailuresPerHour: 10_000, accountFailuresPerHour: 10_000 },
  })
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (let i = 0; i < 5; i++) expect(await fail(world)).toBe('INVALID_PASSWORD')
  expect(await fail(world)).toBe('INVALID_PASSWORD')
  for (let seconds = 1; seconds <= 900; seconds = seconds === 512 ? 900 : seconds * 2) {
    expect(await fail(world)).toBe(LATER)
    world.clock.advance((seconds - 0.9) * 1000)
    expect(await fail(world), `${seconds} s have not passed`).toBe(LATER)
    world.clock.advance(1000)
    expect(await fail(world), `${seconds} s have passed`).toBe('INVALID_PASSWORD')
    if (seconds === 900) break
  }
  world.clock.advance(900_000)
  expect(await succeed(world)).toBe(200)
  for (let i = 0; i < 5; i++) expect(await fail(world)).toBe('INVALID_PASSWORD')
  expect(await succeed(world), 'a success forgets the failures').toBe(200)
})

test('the right password is refused too while the door is closed, and from elsewhere it is not', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (let i = 0; i < 6; i++) await fail(world)
  expect(await succeed(world)).toBe(400)
  expect(await succeed(world, { ip: '203.0.113.9' })).toBe(200)
})

test('failures are forgotten after twelve hours', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (let i = 0; i < 6; i++) await fail(world)
  world.clock.advance(12 * 3_600_000 + 1)
  for (let i = 0; i < 6; i++) expect(await fail(world)).toBe('INVALID_PASSWORD')
})

test('an unknown address is slowed down alike', async () => {
  const world = await identityWorld()
  for (let i = 0; i < 6; i++) expect(await fail(world, { email: 'eve@example.com' })).toBe('EMAIL_NOT_FOUND')
  expect(await fail(world, { email: 'eve@example.com' })).toBe(LATER)
})

test('a burst of parallel guesses gets no further than guesses in a row', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  world.clock.stop()
  const codes = await Promise.all(Array.from({ length: 60 }, () => fail(world)))
  expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(6)
  expect(codes.filter((code) => code === LATER)).toHaveLength(54)
})

test('guesses from everywhere are stopped after 50 an hour, but not where the cook has signed in before', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (const ip of addresses(50)) expect(await fail(world, { ip })).toBe('INVALID_PASSWORD')
  for (const ip of addresses(3, 50)) expect(await fail(world, { ip })).toBe(LATER)
  expect(await succeed(world, { ip: '203.0.113.9' }), 'from a new place').toBe(400)
  expect(await succeed(world, { ip: HERE }), 'from a familiar one').toBe(200)
  expect(await succeed(world, { ip: '203.0.113.9' }), 'the success forgets').toBe(200)
})

test('the stop after 50 guesses ends after a quarter of an hour', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (const ip of addresses(50)) await fail(world, { ip })
  world.clock.advance(15 * 60_000 + 1)
  expect(await fail(world, { ip: '203.0.113.1' })).toBe('INVALID_PASSWORD')
  expect(await fail(world, { ip: '203.0.113.2' })).toBe(LATER)
  world.clock.advance(3_600_000)
  for (const ip of addresses(5, 100)) expect(await fail(world, { ip })).toBe('INVALID_PASSWORD')
})

test('one network may fail 100 times an hour over all accounts; its successes do not count', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: '203.0.113.9' })
  for (let i = 0; i < 5; i++) expect(await succeed(world)).toBe(200)
  for (let i = 0; i < 100; i++)
    expect(await fail(world, { email: `cook${i}@example.com` })).toBe('EMAIL_NOT_FOUND')
  expect(await fail(world, { email: 'other@example.com' })).toBe(LATER)
  expect(await succeed(world)).toBe(400)
  world.clock.advance(3_600_001)
  expect(await succeed(world)).toBe(200)
})

test('an IPv6 household counts as one', async () => {
  const world = await identityWorld({ limits: { networkFailuresPerHour: 3 } })
  const from = (ip: string) => fail(world, { email: `x${Math.random()}@example.com`, ip })
  expect(await from('2001:db8:1:2::1')).toBe('EMAIL_NOT_FOUND')
  expect(await from('2001:db8:1:2:ffff::2')).toBe('EMAIL_NOT_FOUND')
  expect(await from('2001:0db8:0001:0002:a:b:c:d')).toBe('EMAIL_NOT_FOUND')
  expect(await from('2001:db8:1:2::3')).toBe(LATER)
  expect(await from('2001:db8:1:3::3')).toBe('EMAIL_NOT_FOUND')
  expect(await from('::ffff:192.0.2.77')).toBe('EMAIL_NOT_FOUND')
})

test('a network may sign up 100 times an hour, also when it does so all at once', async () => {
  const world = await identityWorld({ limits: { signUpsPerHour: 20 } })
  const signUp = async (i: number) => {
    const body = { email: `cook${i}@example.com`, password: 'secret-1' }
    return world.code(await world.call('/v1/accounts:signUp', body, { ip: HERE }))
  }
  const codes = await Promise.all(Array.from({ length: 30 }, (_, i) => signUp(i)))
  expect(codes.filter((code) => code === LATER)).toHaveLength(10)
  world.clock.advance(3_600_001)
  expect(await signUp(99)).not.toBe(LATER)
})

test('a badly filled form counts nowhere', async () => {
  const world = await identityWorld({ limits: { signUpsPerHour: 1 } })
  for (let i = 0; i < 5; i++) {
    expect(world.code(await world.call('/v1/accounts:signUp', { email: EMAIL, password: '123' }))).toBe(
      'WEAK_PASSWORD',
    )
  }
  expect((await world.signUp()).idToken).toBeTypeOf('string')
})

test('counters survive a restart and hold for every server on the same database', async () => {
  const world = await identityWorld()
  await world.signUp(EMAIL, 'secret-1', { ip: HERE })
  for (let i = 0; i < 6; i++) await fail(world)
  const { default: fastify } = await import('fastify')
  const second = await createIdentity({
    db: world.database.connect(),
    clock: world.clock,
    dataDir: world.dataDir,
    publicUrl: 'http://larder.test',
    log: quietLog,
    hash: cheapHash,
  })
  const app = fastify({ trustProxy: true })
  await app.register(second.plugin)
  const answer = await app.inject({
    method: 'POST',
    url: `/v1/accounts:signInWithPassword?key=${second.publicConfig.apiKey}`,
    headers: { 'x-forwarded-for': HERE },
    payload: { email: EMAIL, password: 'secret-1' },
  })
  expect(answer.json().error.message).toContain(LATER)
  await app.close()
  await second.close()
})

test('reset mails are few: 3 in a quarter of an hour, 10 a day, whether the account exists or not', async () => {
  const world = await identityWorld({ hideAccounts: true })
  await world.signUp()
  const ask = async (email: string, ip: string) =>
    world.code(await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, { ip }))
  for (const email of [EMAIL, 'eve@example.com']) {
    for (const ip of addresses(3)) expect(await ask(email, ip)).not.toBe('RESET_PASSWORD_EXCEED_LIMIT')
    expect(await ask(email, '203.0.113.1')).toBe('RESET_PASSWORD_EXCEED_LIMIT')
  }
  for (let i = 0; i < 7; i++) {
    world.clock.advance(16 * 60_000)
    await ask(EMAIL, HERE)
  }
  world.clock.advance(16 * 60_000)
  expect(await ask(EMAIL, HERE)).toBe('RESET_PASSWORD_EXCEED_LIMIT')
  await expect.poll(() => world.mails.length).toBe(10)
  expect(new Set(world.mails.map(({ to }) => to))).toEqual(new Set([EMAIL]))
})

test('lookup and token are not limited: a limit there would sign cooks out', async () => {
  const world = await identityWorld()
  const { idToken, refreshToken } = await world.signUp()
  const answers = await Promise.all([
    ...Array.from({ length: 150 }, () => world.lookup(idToken)),
    ...Array.from({ length: 50 }, () => world.refresh(refreshToken)),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('addresses that differ after a plus sign count as one for mail limits', async () => {
  const world = await identityWorld()
  const sent: number[] = []
  for (const [nth, email] of ['ann+a@example.com', 'Ann@example.com.', 'ann+b@example.com'].entries()) {
    await world.signUp(email)
    const ip = `198.51.100.${nth}`
    for (let i = 0; i < 2; i++)
      sent.push(
        (await world.call('/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, { ip }))
          .status,
      )
  }
  expect(sent).toEqual([200, 200, 200, 400, 400, 400])
})

test('mails to one reader are limited, however many accounts ask for them', async () => {
  const world = await identityWorld()
  const sent: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    const { idToken } = await world.signUp(`eve${nth}@example.net`)
    const asked = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `ann+${nth}@example.com` }
    sent.push((await world.call('/v1/accounts:sendOobCode', asked)).status)
  }
  expect(sent).toEqual([200, 200, 200, 400, 400])
})

test('asking how addresses sign in is limited as signing up is, and tells nothing with accounts hidden', async () => {
  const ask = async (world: World, identifier: string, ip = HERE) =>
    (await world.call('/v1/accounts:createAuthUri', { identifier, continueUri: 'http://localhost' }, { ip }))
      .json
  const world = await identityWorld({ limits: { signUpsPerHour: 2 } })
  await world.signUp(EMAIL, 'secret-1', { ip: '198.51.100.7' })
  expect(await ask(world, EMAIL)).toMatchObject({ registered: true, signinMethods: ['password'] })
  expect(await ask(world, 'eve@example.com')).toMatchObject({ registered: false, signinMethods: [] })
  expect((await ask(world, EMAIL)).error.message).toMatch(LATER)
  expect(await ask(world, EMAIL, '198.51.100.8')).toMatchObject({ registered: true })

  const hidden = await identityWorld({ hideAccounts: true })
  await hidden.signUp(EMAIL)
  for (const email of [EMAIL, 'eve@example.com'])
    expect(await ask(hidden, email)).toEqual({
      kind: 'identitytoolkit#CreateAuthUriResponse',
      sessionId: expect.any(String),
    })
})
