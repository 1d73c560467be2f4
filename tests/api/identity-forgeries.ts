import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/** The parts of a valid token, of which each forgery changes one. */
export interface TokenParts {
  header: Record<string, unknown>
  claims: Record<string, unknown>
}

export interface Forgery {
  name: string
  token: string
  kind: 'invalid' | 'expired'
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs a JWT with the key, whatever its parts contain. */
export function signed({ header, claims }: TokenParts, key: KeyObject): string {
  const input = `${encode(header)}.${encode(claims)}`
  return `${input}.${sign('sha256', Buffer.from(input), key).toString('base64url')}`
}

export const readToken = (token: string): TokenParts => {
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
  return { header, claims }
}

/**
 * Lists every forgery that a verifier must refuse; `key` is the issuer's own, for tokens with a valid
 * signature and wrong content.
 */
export function forgeries(good: TokenParts, key: KeyObject, publicPem: string, now: Date): Forgery[] {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { header, claims } = good
  const seconds = Math.floor(now.getTime() / 1000)
  const valid = signed(good, key)
  const [head = '', body = '', signature = ''] = valid.split('.')
  const unsigned = (alg: unknown) => `${encode({ ...header, alg })}.${encode(claims)}.`
  const hmac = (secret: string) => {
    const input = `${encode({ ...header, alg: 'HS256' })}.${encode(claims)}`
    return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
  }
  const withHeader = (change: Record<string, unknown>) =>
    signed({ header: { ...header, ...change }, claims }, key)
  const withClaims = (change: Record<string, unknown>) =>
    signed({ header, claims: { ...claims, ...change } }, key)
  const flipped = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
  const jwk = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const all: Record<string, string> = {
    'no token at all': '',
    'the word owner': 'owner',
    'a token of the emulator': 'ya29.owner',
    'two parts': `${head}.${body}`,
    'alg none': unsigned('none'),
    'alg None': unsigned('None'),
    'alg none with the signature kept': `${encode({ ...header, alg: 'none' })}.${body}.${signature}`,
    'no alg': unsigned(undefined),
    'HS256 with the public key as secret': hmac(publicPem),
    'HS256 with an empty secret': hmac(''),
    'alg RS512 over an RS256 signature': withHeader({ alg: 'RS512' }),
    'alg PS256 over an RS256 signature': withHeader({ alg: 'PS256' }),
    'an emptied signature': `${head}.${body}.`,
    'a changed signature': `${head}.${body}.${flipped}`,
    'claims changed under the signature': `${head}.${encode({ ...claims, admin: true })}.${signature}`,
    "a stranger's key under the same kid": signed(good, stranger),
    "a stranger's key that the header brings along": signed(
      { header: { ...header, kid: 'mine', jwk: jwk.publicKey.export({ format: 'jwk' }) }, claims },
      jwk.privateKey,
    ),
    'a key address in the header': withHeader({ kid: 'mine', jku: 'http://127.0.0.1:1/jwks.json' }),
    'no kid': withHeader({ kid: undefined }),
    'an empty kid': withHeader({ kid: '' }),
    'an unknown kid': withHeader({ kid: 'unknown' }),
    'a critical header that nobody knows': withHeader({ crit: ['b64'], b64: false }),
    'another issuer': withClaims({ iss: 'urn:larder:identity:other' }),
    "Google's issuer for another project": withClaims({
      iss: 'https://securetoken.google.com/other-project',
    }),
    'no issuer': withClaims({ iss: undefined }),
    'another audience': withClaims({ aud: 'other-project' }),
    'several audiences': withClaims({ aud: [claims.aud, 'other-project'] }),
    'no audience': withClaims({ aud: undefined }),
    'no subject': withClaims({ sub: undefined }),
    'an empty subject': withClaims({ sub: '' }),
    'a subject of 129 characters': withClaims({ sub: 'x'.repeat(129) }),
    'a subject that is no text': withClaims({ sub: 7 }),
    'no exp': withClaims({ exp: undefined }),
    'an exp that is text': withClaims({ exp: String(seconds + 600) }),
    'no iat': withClaims({ iat: undefined }),
    'issued in the future': withClaims({ iat: seconds + 120, exp: seconds + 3720 }),
    'not valid before tomorrow': withClaims({ nbf: seconds + 86_400 }),
    'no auth_time': withClaims({ auth_time: undefined }),
    'authenticated in the future': withClaims({ auth_time: seconds + 120 }),
    'no provider': withClaims({ firebase: undefined }),
    'an anonymous provider': withClaims({ firebase: { identities: {}, sign_in_provider: 'anonymous' } }),
    'a custom provider': withClaims({ firebase: { identities: {}, sign_in_provider: 'custom' } }),
    'no e-mail': withClaims({ email: undefined }),
    'an e-mail that is no text': withClaims({ email: ['ann@example.com'] }),
    'email_verified as text': withClaims({ email_verified: 'true' }),
    'claims that are no object': `${head}.${encode('text')}.${signature}`,
    'a very long token': `${head}.${'x'.repeat(200_000)}.${signature}`,
  }
  const tooOld = {
    'expired two minutes ago': withClaims({ iat: seconds - 3000, exp: seconds - 120 }),
    'valid for a year, issued yesterday': withClaims({ iat: seconds - 86_400, exp: seconds + 31_536_000 }),
  }
  const listed = (tokens: Record<string, string>, kind: Forgery['kind']) =>
    Object.entries(tokens).map(([name, token]) => ({ name, token, kind }))
  return [...listed(all, 'invalid'), ...listed(tooOld, 'expired')]
}
