import { Secret, TOTP } from 'otpauth'

/** The algorithm that Firebase uses too, and the only one that every authenticator app supports. */
export const TOTP_ALGORITHM = 'SHA1'
export const TOTP_DIGITS = 6
export const TOTP_PERIOD_S = 30
/**
 * Periods before and after the current one whose codes are accepted, because clocks of phones differ and
 * typing takes time.
 */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Creates a secret in Base32, as authenticator apps read it. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/**
 * Returns the time step (RFC 6238: periods of 30 seconds since 1970) of a code, so that used steps can be
 * refused; null when the code is wrong.
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
