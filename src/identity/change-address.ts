import type { Transaction } from 'kysely'
import { changeAccount, findAccountByEmail } from './accounts.ts'
import { endCodes, issueCode } from './action-codes.ts'
import { audit } from './audit.ts'
import { Failure } from './failure.ts'
import { emailChangedMail, unprovedEmailChangedMail } from './mails.ts'
import type { Queryable, Service } from './service.ts'
import { endAllSessions } from './sessions.ts'
import type { AccountRow, IdentityTables } from './tables.ts'
import { endWaysBackSince, waysBackTo } from './ways-back.ts'

const UNIQUE_VIOLATION = '23505'
export const addressTaken = () => new Failure('EMAIL_EXISTS', 'This e-mail address has an account already.')

/** The failure of a change that only a link mailed to the new address can make. */
export const needsVerification = () =>
  new Failure('EMAIL_CHANGE_NEEDS_VERIFICATION', 'Please confirm the new address by mail.')

/**
 * Throws unless no other account has the address or a way back to it; without the second rule a thief could
 * close the owner's way back by signing up with the address.
 * @throws Failure EMAIL_EXISTS
 */
export async function assertFree(
  db: Queryable,
  email: string,
  { uid, now }: { uid: string | null; now: Date },
): Promise<void> {
  const holders = [await findAccountByEmail(db, email), ...(await waysBackTo(db, email, now))]
  if (holders.some((holder) => holder && holder.uid !== uid)) throw addressTaken()
}

/** Gives an account an address that is free. @throws Failure EMAIL_EXISTS */
export async function takeAddress(
  tx: Transaction<IdentityTables>,
  uid: string,
  change: Parameters<typeof changeAccount>[2] & { email: string },
  now: Date,
): Promise<AccountRow> {
  await assertFree(tx, change.email, { uid, now })
  return await changeAccount(tx, uid, change).catch((error: unknown) => {
    // Another account took the address between the check and the update.
    throw error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
      ? addressTaken()
      : error
  })
}

/**
 * Gives an account another address and ends its sessions. A proved address is never replaced by an unproved
 * one, so that nobody keeps a way back into an account whose address belongs to somebody else.
 * @param verified true when the reader of the new address has confirmed it
 * @returns the account, and a code that restores the old address; null when nobody had proved the old
 *   address, or when the new one is itself the target of a way back
 * @throws Failure EMAIL_EXISTS, EMAIL_CHANGE_NEEDS_VERIFICATION
 */
export async function changeAddress(
  service: Service,
  tx: Transaction<IdentityTables>,
  before: AccountRow,
  { email, verified, ip }: { email: string; verified: boolean; ip: string },
): Promise<{ account: AccountRow; wayBack: string | null }> {
  if (before.email_verified && !verified) throw needsVerification()
  const now = service.clock.now()
  const { uid } = before
  const [gone] = (await waysBackTo(tx, email, now)).filter((wayBack) => wayBack.uid === uid)
  const account = await takeAddress(tx, uid, { email, email_verified: verified, valid_since: now }, now)
  await endCodes(tx, verified ? 'moved' : 'address-changed', uid, [before.email, email])
  if (gone && verified) await endWaysBackSince(tx, uid, gone)
  await endAllSessions(tx, uid, now)
  await audit(service, tx, 'email_changed', { uid, email, ip })
  const wayBack =
    before.email && before.email_verified && !gone
      ? await issueCode(tx, { purpose: 'RECOVER_EMAIL', account, email: before.email, newEmail: email, now })
      : null
  return { account, wayBack }
}

/**
 * Tells the old address about the change, after the response. The new address is named only to a reader who
 * has proved the old one.
 */
export function mailAddressChange(
  service: Service,
  before: AccountRow,
  after: AccountRow,
  wayBack: string | null,
): void {
  const { email: to } = before
  const { email: newEmail } = after
  if (!to || !newEmail || to === newEmail) return
  const mail = wayBack
    ? emailChangedMail(service, { to, code: wayBack, newEmail })
    : unprovedEmailChangedMail(service, to)
  service.later('a notice of a changed address', () => service.mail(mail))
}
