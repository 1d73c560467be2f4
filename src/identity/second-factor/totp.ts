import { Secret, TOTP } from 'otpauth'

/** What Firebase hands out too, and the only setting that every authenticator app knows. */
export const TOTP_ALGORITHM = 'SHA1'
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_S = 30
/** Codes of the period before and after are accepted: the clocks of phones differ, and typing takes time. */
const WINDOW = 1
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20

/** A new secret in Base32, as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/**
 * The time step (RFC 6238: periods of 30 seconds since 1970) that a code belongs to, so that a step can be refused
 * once it was used; null when the code is wrong.
 * @param text the code as it was typed; spaces do not count
 */
export function totpStep(secret: string, text: string, now: Date): number | null {
  const code = text.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(code)) return null
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: TOTP_ALGORITHM,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
