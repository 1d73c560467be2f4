import type { Transaction } from 'kysely'
import { changeAccount, findAccountByEmail } from './accounts.ts'
import { issueCode, voidCodes } from './action-codes.ts'
import { audit } from './audit.ts'
import { Failure } from './failure.ts'
import { emailChangedMail } from './mails.ts'
import type { Service } from './service.ts'
import { endAllSessions } from './sessions.ts'
import type { AccountRow, IdentityTables } from './tables.ts'

const UNIQUE_VIOLATION = '23505'
export const addressTaken = () => new Failure('EMAIL_EXISTS', 'This e-mail address has an account already.')

/**
 * Gives an account an address, unless another account has it.
 * @throws Failure EMAIL_EXISTS
 */
export async function takeAddress(
  tx: Transaction<IdentityTables>,
  uid: string,
  change: Parameters<typeof changeAccount>[2] & { email: string },
): Promise<AccountRow> {
  const holder = await findAccountByEmail(tx, change.email)
  if (holder && holder.uid !== uid) throw addressTaken()
  return await changeAccount(tx, uid, change).catch((error: unknown) => {
    // Taken between the look and now.
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
      ? addressTaken()
      : error
  })
}

/**
 * Gives an account another address, ends its sessions and voids codes that were mailed to the old one.
 * @returns the account, and a code that leads back to the old address; null when it had none
 * @throws Failure EMAIL_EXISTS
 */
export async function changeAddress(
  service: Service,
  tx: Transaction<IdentityTables>,
  before: AccountRow,
  { email, verified, ip }: { email: string; verified: boolean; ip: string },
): Promise<{ account: AccountRow; wayBack: string | null }> {
  const now = service.clock.now()
  const account = await takeAddress(tx, before.uid, { email, email_verified: verified, valid_since: now })
  await voidCodes(tx, account.uid, ['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'])
  await endAllSessions(tx, account.uid, now)
  await audit(service, tx, 'email_changed', { uid: account.uid, email, ip })
  const wayBack = before.email
    ? await issueCode(tx, { purpose: 'RECOVER_EMAIL', account, email: before.email, newEmail: email, now })
    : null
  return { account, wayBack }
}

/** Tells the old address, after the answer. */
export function sayAddressChanged(
  service: Service,
  before: AccountRow,
  after: AccountRow,
  wayBack: string,
): void {
  const { email: to } = before
  const { email: newEmail } = after
  if (!to || !newEmail) return
  service.later('a notice of a changed address', () =>
    service.mail(emailChangedMail(service, { to, code: wayBack, newEmail })),
  )
}
