import { lockAccount, updateAccount } from './accounts.ts'
import { endCodes } from './action-codes.ts'
import { audit } from './audit.ts'
import type { Service } from './service.ts'
import { markSessionsEnded } from './sessions.ts'
import { transact } from './transact.ts'

/**
 * Closes an account and ends its sessions, or opens it again. Whoever is signed in hears `USER_DISABLED` at the next
 * call and is signed out by the SDK itself. Needs no running service: the command line does it, too.
 * @returns whether there is such an account
 */
export async function setDisabled(
  { db, clock, installation }: Pick<Service, 'db' | 'clock' | 'installation'>,
  uid: string,
  disabled: boolean,
): Promise<boolean> {
  return await transact(db, async (tx) => {
    const account = await lockAccount(tx, uid)
    if (!account) return false
    await updateAccount(tx, uid, { disabled })
    if (disabled) {
      await endCodes(tx, 'disabled', uid, [account.email])
      await markSessionsEnded(tx, uid, clock.now())
    }
    await audit({ clock, installation }, tx, disabled ? 'account_disabled' : 'account_enabled', { uid })
    return true
  })
}
