import { randomBytes } from 'node:crypto'
import type { Queryable, Service } from '../service.ts'

export const RECOVERY_CODES = 10
/** Crockford's Base32, in which no letter looks like a digit or another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24
const GROUP = 4

/**
 * Creates a code of 120 random bits in six groups of four, `wx3f-…`; so many bits make a fast digest safe
 * (ASVS 6.5.2).
 */
export function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return signs.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/**
 * Normalises a typed code: spaces and hyphens are dropped, and letters that Crockford's Base32 reads as
 * digits are replaced. Returns null for another text.
 */
export function recoveryCodeOf(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

const hashOf = ({ installation }: Pick<Service, 'installation'>, uid: string, code: string) =>
  installation.digest('recovery-code', `${uid}\0${code}`)

/**
 * Replaces an account's recovery codes by ten new ones. Only digests are stored, so the codes can be shown
 * once.
 */
export async function replaceRecoveryCodes(service: Service, db: Queryable, uid: string): Promise<string[]> {
  await db.deleteFrom('identity_recovery_codes').where('uid', '=', uid).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db
    .insertInto('identity_recovery_codes')
    .values(codes.map((code) => ({ uid, hash: hashOf(service, uid, recoveryCodeOf(code) ?? '') })))
    .execute()
  return codes
}

/**
 * Uses a code up.
 * @returns true when it was one of this account's unused codes, for only one of two simultaneous callers
 */
export async function useRecoveryCode(
  service: Service,
  db: Queryable,
  uid: string,
  text: string,
): Promise<boolean> {
  const code = recoveryCodeOf(text)
  if (!code) return false
  const gone = await db
    .deleteFrom('identity_recovery_codes')
    .where('uid', '=', uid)
    .where('hash', '=', hashOf(service, uid, code))
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Queryable, uid: string): Promise<number> {
  const { left } = await db
    .selectFrom('identity_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return Number(left)
}
