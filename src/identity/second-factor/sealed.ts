import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import type { Service } from '../service.ts'

type Sealer = Pick<Service, 'clock' | 'installation'>

/** The purpose of a sealed text, which cannot be opened for another purpose. */
type Purpose = 'totp-secret' | 'totp-enrollment' | 'second-factor-pending'

const keyOf = ({ installation }: Sealer, purpose: Purpose): Uint8Array =>
  Buffer.from(installation.digest('sealed', purpose), 'base64url')

/**
 * Encrypts claims about an account with the installation's secret (JWE, A256GCM), so that the database or a
 * browser can store them without being able to read or change them.
 * @param expiresAt end of the text's validity; unlimited when left out
 */
export async function seal(
  sealer: Sealer,
  {
    purpose,
    uid,
    claims,
    expiresAt,
  }: { purpose: Purpose; uid: string; claims: JWTPayload; expiresAt?: Date },
): Promise<string> {
  const jwt = new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuer(sealer.installation.issuer)
    .setSubject(uid)
  if (expiresAt) jwt.setExpirationTime(expiresAt)
  return await jwt.encrypt(keyOf(sealer, purpose))
}

/**
 * Decrypts sealed claims.
 * @returns the claims with the account as `sub`; null when the text was changed, has expired or has another
 *   purpose
 */
export async function unseal(
  sealer: Sealer,
  purpose: Purpose,
  text: string,
): Promise<(JWTPayload & { sub: string }) | null> {
  try {
    const { payload } = await jwtDecrypt(text, keyOf(sealer, purpose), {
      issuer: sealer.installation.issuer,
      requiredClaims: ['sub'],
      currentDate: sealer.clock.now(),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return { ...payload, sub: String(payload.sub) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
