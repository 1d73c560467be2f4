import { createLocalJWKSet, exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { testClock } from '#testing/test-clock.ts'
import { createIdTokenVerifier, ID_TOKEN_SECONDS } from './id-token-verifier.ts'

/** Creates a verifier whose keys can be taken away, and a token that it accepts. */
async function signedIn() {
  const clock = testClock()
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  let keys: JSONWebKeySet = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] }
  let checks = 0
  const verify = createIdTokenVerifier({
    keys: (header, token) => {
      checks += 1
      return createLocalJWKSet(keys)(header, token)
    },
    issuer: 'larder',
    audience: 'larder',
    providers: ['password'],
    clock,
  })
  const issuedAt = Math.floor(clock.now().getTime() / 1000)
  const token = await new SignJWT({
    email: 'cook@example.org',
    email_verified: true,
    auth_time: issuedAt,
    firebase: { sign_in_provider: 'password' },
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer('larder')
    .setAudience('larder')
    .setSubject('uid')
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
    .sign(privateKey)
  return {
    clock,
    token,
    verify,
    checks: () => checks,
    takeKeysAway() {
      keys = { keys: [] }
    },
  }
}

test('the signature of a token that was accepted a moment ago is not checked again', async () => {
  const { token, verify, checks } = await signedIn()
  const claims = await verify(token)
  expect(await verify(token)).toEqual(claims)
  expect(checks()).toBe(1)
})

test('a token whose key was taken away is refused a minute later', async () => {
  const { clock, token, verify, takeKeysAway } = await signedIn()
  await verify(token)
  takeKeysAway()
  clock.advance(30_000)
  await expect(verify(token)).resolves.toMatchObject({ sub: 'uid' })
  clock.advance(60_000)
  await expect(verify(token)).rejects.toMatchObject({ kind: 'invalid' })
})

test('a token that was accepted in its last minute is refused when it has expired', async () => {
  const { clock, token, verify } = await signedIn()
  clock.advance((ID_TOKEN_SECONDS - 5) * 1000)
  await verify(token)
  clock.advance(4_000)
  await verify(token)
  clock.advance(60_000)
  await expect(verify(token)).rejects.toMatchObject({ kind: 'expired' })
})

test('only the accepted token itself is cached: with another signature it is refused', async () => {
  const { token, verify } = await signedIn()
  await verify(token)
  const [head, body, signature = ''] = token.split('.')
  const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  await expect(verify(forged)).rejects.toMatchObject({ kind: 'invalid' })
})

test('a clock that was set back to before a token was issued has it checked again', async () => {
  const { clock, token, verify } = await signedIn()
  await verify(token)
  clock.advance(-300_000)
  await expect(verify(token)).rejects.toMatchObject({ kind: 'invalid' })
})
