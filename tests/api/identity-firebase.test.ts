import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedIdentity } from '#server/adapters/identity/embedded.ts'
import { firebaseIdentity } from '#server/adapters/identity/firebase.ts'
import { type Identity, IdentityError } from '#server/ports/identity.ts'
import { quietLog } from '#testing/quiet-log.ts'
import { testClock } from '#testing/test-clock.ts'
import { forgeries, signed, type TokenParts } from './identity-forgeries.ts'
import { identityWorld } from './identity-world.ts'

const PROJECT = 'larder-test-project'

/** Serves Google's list of keys from a stand-in that counts its readers and can be down, slow or broken. */
async function keyServer(key: KeyObject, kid: string) {
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }
  const state = { reads: 0, answer: 'keys' as 'keys' | 'error' | 'html' | 'hang', keys: [jwk] }
  const server = createServer((_request, response) => {
    state.reads++
    if (state.answer === 'hang') return
    response.statusCode = state.answer === 'error' ? 500 : 200
    response.setHeader('content-type', 'application/json')
    response.end(state.answer === 'html' ? '<html></html>' : JSON.stringify({ keys: state.keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks` })
}

async function firebaseWorld() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = await keyServer(privateKey, 'google-1')
  const clock = testClock()
  const folder = await mkdtemp(join(tmpdir(), 'larder-firebase-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const keyCachePath = join(folder, 'keys.json')
  const seconds = Math.floor(clock.now().getTime() / 1000)
  const good: TokenParts = {
    header: { alg: 'RS256', kid: 'google-1', typ: 'JWT' },
    claims: {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'uid-1',
      user_id: 'uid-1',
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds - 10,
      email: 'ann@example.com',
      email_verified: true,
      name: 'Ann',
      picture: 'https://example.com/a.png',
      firebase: { identities: { email: ['ann@example.com'] }, sign_in_provider: 'password' },
    },
  }
  const open = (more: { url?: string; keep?: boolean } = {}) =>
    firebaseIdentity({
      apiKey: 'AIza-test',
      projectId: PROJECT,
      authDomain: `${PROJECT}.firebaseapp.com`,
      jwksUrl: more.url ?? server.url,
      ...(more.keep ? { keyCachePath } : {}),
      clock,
      log: quietLog,
    })
  return { privateKey, server, clock, good, token: signed(good, privateKey), keyCachePath, open, seconds }
}

const kindOf = (identity: Identity, token: string) =>
  identity.verify(token).then(
    () => 'accepted',
    (error: unknown) => (error instanceof IdentityError ? error.kind : String(error)),
  )

test('a token of the Firebase project is taken, with what it says and no session of ours', async () => {
  const { open, token, seconds } = await firebaseWorld()
  const identity = await open()
  const verified = await identity.verify(token)
  expect(verified).toEqual({
    uid: 'uid-1',
    email: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann',
    photoUrl: 'https://example.com/a.png',
    sessionId: null,
    hasSecondFactor: false,
    authTime: new Date((seconds - 10) * 1000),
  })
  await identity.endSession(verified)
  expect(await kindOf(identity, token)).toBe('accepted')
  expect(identity.publicConfig).toEqual({
    apiKey: 'AIza-test',
    projectId: PROJECT,
    authDomain: `${PROJECT}.firebaseapp.com`,
  })
})

test('every forgery is refused as it is by the embedded service', async () => {
  const { open, good, privateKey, clock } = await firebaseWorld()
  const identity = await open()
  const pem = String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }))
  for (const { name, token, kind } of forgeries(good, privateKey, pem, clock.now())) {
    expect(await kindOf(identity, token), name).toBe(kind)
  }
})

test('a token of the embedded service means nothing to a Firebase project, and the other way round', async () => {
  const { open, token } = await firebaseWorld()
  const world = await identityWorld()
  const { idToken } = await world.signUp()
  expect(await kindOf(await open(), idToken)).toBe('invalid')
  expect(await kindOf(embeddedIdentity(world.service), token)).toBe('invalid')
})

test.each(['error', 'html'] as const)(
  'keys that cannot be read (%s) say unavailable, and recover by themselves',
  async (answer) => {
    const { open, token, server } = await firebaseWorld()
    server.answer = answer
    const identity = await open()
    expect(await kindOf(identity, token)).toBe('unavailable')
    server.answer = 'keys'
    expect(await kindOf(identity, token)).toBe('accepted')
  },
)

test('a key server that nobody answers at says unavailable', async () => {
  const { open, token } = await firebaseWorld()
  expect(await kindOf(await open({ url: 'http://127.0.0.1:1/jwks' }), token)).toBe('unavailable')
})

test('many tokens at once read the keys once, and unknown keys do not make it read again and again', async () => {
  const { open, token, server, good, privateKey } = await firebaseWorld()
  const identity = await open()
  const first = await Promise.all(Array.from({ length: 20 }, () => kindOf(identity, token)))
  expect(new Set(first)).toEqual(new Set(['accepted']))
  expect(server.reads).toBe(1)
  const unknown = signed({ ...good, header: { ...good.header, kid: 'other' } }, privateKey)
  const then = await Promise.all(Array.from({ length: 50 }, () => kindOf(identity, unknown)))
  expect(new Set(then)).toEqual(new Set(['invalid']))
  expect(server.reads).toBe(1)
})

test('the keys are kept over a restart; a damaged copy is read anew', async () => {
  const { open, token, server, keyCachePath } = await firebaseWorld()
  const before = await open({ keep: true })
  expect(await kindOf(before, token)).toBe('accepted')
  await expect.poll(() => readFile(keyCachePath, 'utf8').catch(() => '')).toContain('google-1')
  server.answer = 'error'
  const reads = server.reads
  expect(await kindOf(await open({ keep: true }), token)).toBe('accepted')
  expect(server.reads).toBe(reads)

  for (const damaged of ['{', 'null', '{"uat":1}', '{"uat":99999999999999,"jwks":{"keys":"no"}}']) {
    await writeFile(keyCachePath, damaged)
    server.answer = 'keys'
    expect(await kindOf(await open({ keep: true }), token), damaged).toBe('accepted')
  }
})

test('the embedded service behind the same port: verify, end, disable', async () => {
  const world = await identityWorld()
  const identity = embeddedIdentity(world.service)
  const { idToken, localId } = await world.signUp()
  const verified = await identity.verify(idToken)
  expect(verified).toMatchObject({
    uid: localId,
    email: 'ann@example.com',
    emailVerified: false,
    displayName: null,
  })
  expect(verified.sessionId).toEqual(expect.any(String))
  await identity.endSession(verified)
  expect(await kindOf(identity, idToken)).toBe('revoked')

  const again = (await world.signIn()).json
  await world.service.setDisabled(localId, true)
  expect(await kindOf(identity, again.idToken)).toBe('disabled')
  await world.service.setDisabled(localId, false)

  const last = (await world.signIn()).json
  await world.db.schema.alterTable('identity_sessions').renameTo('away').execute()
  // A database failure must not count as a verdict on the token.
  expect(await kindOf(identity, last.idToken)).toMatch(/error: relation/)
})
