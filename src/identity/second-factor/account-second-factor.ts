import { audit } from '../audit.ts'
import type { Service } from '../service.ts'
import { endAllSessions } from '../sessions.ts'
import { transact } from '../transact.ts'
import { removeSecondFactor, secondFactorOf } from './enrolled.ts'
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

export interface EnrolledApp {
  /** The app's name, as the cook typed it. */
  name: string | null
  addedAt: Date
  recoveryCodesLeft: number
}

/** Returns the authenticator app of an account; null when it has none. */
export async function enrolledApp({ db }: Pick<Service, 'db'>, uid: string): Promise<EnrolledApp | null> {
  const factor = await secondFactorOf(db, uid)
  if (!factor) return null
  return {
    name: factor.name,
    addedAt: factor.enrolled_at,
    recoveryCodesLeft: await countRecoveryCodes(db, uid),
  }
}

/** Replaces an account's recovery codes by ten new ones; null when the account has no authenticator app. */
export const newRecoveryCodes = (service: Service, uid: string): Promise<string[] | null> =>
  transact(service.db, async (tx) => {
    if (!(await secondFactorOf(tx, uid))) return null
    await audit(service, tx, 'recovery_codes_made', { uid })
    return await replaceRecoveryCodes(service, tx, uid)
  })

/**
 * Removes an account's authenticator app and recovery codes and ends its sessions, for an operator whose cook
 * has lost both. The command line calls this without a running service.
 * @returns false when there was no app
 */
export const removeApp = (
  service: Pick<Service, 'db' | 'clock' | 'installation'>,
  uid: string,
): Promise<boolean> =>
  transact(service.db, async (tx) => {
    if (!(await removeSecondFactor(service, tx, { uid }))) return false
    await endAllSessions(tx, uid, service.clock.now())
    return true
  })
