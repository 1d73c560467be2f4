import { lockAccount, updateAccount } from './accounts.ts'
import { endCodes } from './action-codes.ts'
import { audit } from './audit.ts'
import type { Service } from './service.ts'
import { markSessionsEnded } from './sessions.ts'
import { transact } from './transact.ts'

/**
 * Disables an account and ends its sessions, or enables it again. A signed-in user gets `USER_DISABLED` at
 * the next call and is signed out by the SDK itself. The command line calls this without a running service.
 * @returns false when there is no such account
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
