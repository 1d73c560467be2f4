import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forgeries, readToken, signed } from './identity-forgeries.ts'
import { identityWorld } from './identity-world.ts'

async function keyOf(dataDir: string) {
  const folder = join(dataDir, 'identity', 'keys')
  const [name] = await readdir(folder)
  const { jwk } = JSON.parse(await readFile(join(folder, name ?? ''), 'utf8'))
  return createPrivateKey({ key: jwk, format: 'jwk' })
}

/** Returns the error code that the SDK gets for a refused token. */
function refusalOf(token: string, kind: string): string {
  if (token === '') return 'MISSING_ID_TOKEN'
  if (token.length > 16_384) return 'PAYLOAD_TOO_LARGE'
  return kind === 'expired' ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN'
}

test('the embedded service refuses every forgery, even those signed with its own key', async () => {
  const world = await identityWorld()
  const { idToken } = await world.signUp()
  const good = readToken(idToken)
  const key = await keyOf(world.dataDir)
  const publicPem = String(createPublicKey(key).export({ type: 'spki', format: 'pem' }))
  expect(await world.verify(signed(good, key)), 'the control').toBe('accepted')

  const all = forgeries(good, key, publicPem, world.clock.now())
  expect(all.length).toBeGreaterThan(40)
  for (const { name, token, kind } of all) {
    expect(await world.verify(token), name).toBe(kind)
    expect(world.code(await world.lookup(token)), name).toBe(refusalOf(token, kind))
  }
})

test('a token is good only for the session and the account that it names', async () => {
  const world = await identityWorld()
  const ann = await world.signUp('ann@example.com')
  const bob = await world.signUp('bob@example.com')
  const key = await keyOf(world.dataDir)
  const { header, claims } = readToken(ann.idToken)
  const bobs = readToken(bob.idToken).claims
  const withClaims = (change: object) => signed({ header, claims: { ...claims, ...change } }, key)
  expect(await world.verify(withClaims({ sid: undefined }))).toBe('invalid')
  expect(await world.verify(withClaims({ sid: bobs.sid }))).toBe('revoked')
  expect(await world.verify(withClaims({ sub: bobs.sub }))).toBe('revoked')
  expect(await world.verify(withClaims({ sid: 'no-such-session' }))).toBe('revoked')
})

test('tokens of another installation are refused', async () => {
  // The first two share a signing key in tests, so only issuer and audience tell them apart.
  const [here, there, far] = [
    await identityWorld(),
    await identityWorld(),
    await identityWorld({ ownKeys: true }),
  ]
  for (const elsewhere of [there, far]) {
    const { idToken } = await elsewhere.signUp()
    expect(await elsewhere.verify(idToken)).toBe('accepted')
    expect(await here.verify(idToken)).toBe('invalid')
  }
  expect(here.service.publicConfig.apiKey).not.toBe(there.service.publicConfig.apiKey)
  expect(here.service.publicConfig.projectId).not.toBe(there.service.publicConfig.projectId)
})

test('a token from outside can be verified with the published keys alone', async () => {
  const world = await identityWorld()
  const { idToken, localId } = await world.signUp()
  const { createRemoteJWKSet, jwtVerify } = await import('jose')
  const keys = createRemoteJWKSet(new URL(`http://${world.host}/.well-known/jwks.json`))
  const { payload, protectedHeader } = await jwtVerify(idToken, keys, {
    algorithms: ['RS256'],
    audience: world.service.publicConfig.projectId,
  })
  expect(payload).toMatchObject({
    sub: localId,
    user_id: localId,
    email: 'ann@example.com',
    email_verified: false,
  })
  expect(payload).toMatchObject({
    firebase: { identities: { email: ['ann@example.com'] }, sign_in_provider: 'password' },
  })
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600)
  expect(protectedHeader).toEqual({ alg: 'RS256', kid: expect.any(String), typ: 'JWT' })
})
