import { Failure } from '../failure.ts'
import type { Service } from '../service.ts'
import { sha256 } from '../sha256.ts'
import type { AccountRow, SecondFactorRow } from '../tables.ts'
import { secondFactorInfo } from './enrolled.ts'
import { seal, unseal } from './sealed.ts'

/** Milliseconds in which a cook must complete a sign-in with the second factor. */
const PENDING_MS = 10 * 60_000

const passwordDigest = ({ password_hash }: AccountRow) => sha256(password_hash ?? '')

/**
 * The response of a sign-in to an account with a second factor: in place of tokens it proves that the
 * password was right, for ten minutes and only while the password stays the same. Status 200, as in Firebase.
 */
export const pendingReply = async (service: Service, account: AccountRow, factor: SecondFactorRow) => ({
  localId: account.uid,
  ...(account.email ? { email: account.email } : {}),
  displayName: account.display_name ?? '',
  mfaPendingCredential: await seal(service, {
    purpose: 'second-factor-pending',
    uid: account.uid,
    claims: { password: passwordDigest(account) },
    expiresAt: new Date(service.clock.now().getTime() + PENDING_MS),
  }),
  mfaInfo: [secondFactorInfo(factor)],
})

/**
 * Returns the account whose password was proved.
 * @param find reads the account, under lock when the caller will change it
 * @throws Failure INVALID_MFA_PENDING_CREDENTIAL, USER_DISABLED
 */
export async function pendingAccount(
  service: Service,
  credential: string,
  find: (uid: string) => Promise<AccountRow | null>,
): Promise<AccountRow> {
  const refused = new Failure('INVALID_MFA_PENDING_CREDENTIAL', 'Please sign in again.')
  const sealed = await unseal(service, 'second-factor-pending', credential)
  if (!sealed) throw refused
  const account = await find(sealed.sub)
  if (!account || sealed.password !== passwordDigest(account)) throw refused
  if (account.disabled) throw new Failure('USER_DISABLED', 'This account has been disabled.')
  return account
}
