import { randomBytes } from 'node:crypto'
import type { Queryable, Service } from '../service.ts'

export const RECOVERY_CODES = 10
/** Crockford's Base32: no letter looks like a figure or like another letter. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24
const GROUP = 4

/** 120 random bits, so a fast digest is enough to keep it (ASVS 6.5.2); `wx3f-…`, six groups of four. */
export function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length])
  return signs.join('').replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** The code without spaces and hyphens and with the letters that Crockford's Base32 reads as figures; null for another text. */
export function recoveryCodeOf(text: string): string | null {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null
}

const hashOf = ({ installation }: Pick<Service, 'installation'>, uid: string, code: string) =>
  installation.digest('recovery-code', `${uid}\0${code}`)

/** Gives an account ten codes in place of those it had. Only digests are kept: the codes are shown once. */
export async function replaceRecoveryCodes(service: Service, db: Queryable, uid: string): Promise<string[]> {
  await db.deleteFrom('identity_recovery_codes').where('uid', '=', uid).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await db
    .insertInto('identity_recovery_codes')
    .values(codes.map((code) => ({ uid, hash: hashOf(service, uid, recoveryCodeOf(code) ?? '') })))
    .execute()
  return codes
}

/** Uses a code up. @returns whether it was one of this account's unused codes: of two uses at once, one is */
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
