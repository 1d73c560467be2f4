import { v7 as uuidv7 } from 'uuid'
import { endCodesOf } from '../action-codes.ts'
import { audit } from '../audit.ts'
import { Failure } from '../failure.ts'
import type { Queryable, Service } from '../service.ts'
import type { SecondFactorRow } from '../tables.ts'
import { useRecoveryCode } from './recovery-codes.ts'
import { seal, unseal } from './sealed.ts'
import { totpStep } from './totp.ts'

/** Returns the authenticator app of an account, which has one at most; null without one. */
export async function secondFactorOf(db: Queryable, uid: string): Promise<SecondFactorRow | null> {
  const row = await db
    .selectFrom('identity_second_factors')
    .selectAll()
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row ?? null
}

/** Describes an authenticator app in the form that the SDK reads in answers of lookup and of sign-in. */
export const secondFactorInfo = ({ id, name, enrolled_at }: SecondFactorRow) => ({
  mfaEnrollmentId: id,
  ...(name ? { displayName: name } : {}),
  enrolledAt: enrolled_at.toISOString(),
  totpInfo: {},
})

interface NewSecondFactor {
  uid: string
  name: string | null
  secret: string
  /** The time step of the code that proved the app; that code cannot sign in again. */
  step: number
}

/** Adds an authenticator app to an account. @throws Failure SECOND_FACTOR_EXISTS */
export async function addSecondFactor(
  service: Service,
  db: Queryable,
  { uid, name, secret, step }: NewSecondFactor,
): Promise<SecondFactorRow> {
  const row = await db
    .insertInto('identity_second_factors')
    .values({
      id: uuidv7(),
      uid,
      name,
      sealed_secret: await seal(service, { purpose: 'totp-secret', uid, claims: { secret } }),
      last_step: step,
      enrolled_at: service.clock.now(),
    })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new Failure('SECOND_FACTOR_EXISTS', 'This account has an authenticator app already.')
  return row
}

/**
 * Removes an account's authenticator app and its recovery codes.
 * @param since removes only an app that was added at this time or later
 * @returns false when there was none
 */
export async function removeSecondFactor(
  service: Pick<Service, 'clock' | 'installation'>,
  db: Queryable,
  { uid, ip, since }: { uid: string; ip?: string | null; since?: Date },
): Promise<boolean> {
  let removal = db.deleteFrom('identity_second_factors').where('uid', '=', uid)
  if (since) removal = removal.where('enrolled_at', '>=', since)
  const gone = await removal.executeTakeFirst()
  if (gone.numDeletedRows === 0n) return false
  await db.deleteFrom('identity_recovery_codes').where('uid', '=', uid).execute()
  await endCodesOf(db, uid, 'REVERT_SECOND_FACTOR_ADDITION')
  await audit(service, db, 'second_factor_removed', { uid, ip: ip ?? null })
  return true
}

/**
 * Checks a text against the codes of the account's app and against its recovery codes. Either works once: a
 * used time step of the app, and every earlier one, is refused from then on.
 * @returns the kind of code that matched; null for neither
 */
export async function useSecondFactor(
  service: Service,
  db: Queryable,
  factor: SecondFactorRow,
  text: string,
): Promise<'app' | 'recovery-code' | null> {
  if (await useRecoveryCode(service, db, factor.uid, text)) return 'recovery-code'
  const sealed = await unseal(service, 'totp-secret', factor.sealed_secret)
  if (typeof sealed?.secret !== 'string' || sealed.sub !== factor.uid)
    throw new Error('The secret of an authenticator app cannot be read with the secret of this installation')
  const step = totpStep(sealed.secret, text, service.clock.now())
  if (step === null) return null
  const used = await db
    .updateTable('identity_second_factors')
    .set({ last_step: step })
    .where('id', '=', factor.id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? 'app' : null
}
