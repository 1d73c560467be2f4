import { z } from 'zod'
import { findAccountByEmail, updateAccount } from '../accounts.ts'
import { audit } from '../audit.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { emailAddress } from '../email-address.ts'
import { Failure, Overloaded } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { secondFactorOf } from '../second-factor/enrolled.ts'
import { pendingReply } from '../second-factor/pending.ts'
import type { Service } from '../service.ts'
import { isFamiliarNetwork, startSession } from '../sessions.ts'
import { beginAttempt } from '../sign-in-guard.ts'
import type { AccountRow } from '../tables.ts'
import { transact } from '../transact.ts'

const fields = { email: text, password: z.string().nullish() }
const signedIn = { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true }

/** accounts:signInWithPassword. Does the same work for an unknown account as for a wrong password. */
export const signInWithPassword: Call = async (service, { body, ip, userAgent }) => {
  const { email: given, password } = fieldsOf(fields, body)
  const email = emailAddress(given)
  if (!password) throw new Failure('MISSING_PASSWORD')

  const known = await findAccountByEmail(service.db, email)
  const isFamiliar = await isFamiliarNetwork(service, known?.uid ?? '', ip)
  const attempt = await beginAttempt(service, email, ip, isFamiliar).catch(async (error: unknown) => {
    if (error instanceof Failure) await audit(service, service.db, 'sign_in_blocked', { email, ip })
    throw error
  })
  const matches = await service.hasher
    .matches(known?.password_hash ?? null, password)
    .catch(async (error) => {
      if (error instanceof Overloaded) await attempt.withdrawn()
      throw error
    })
  if (!known || !matches) {
    await audit(service, service.db, 'sign_in_failed', { uid: known?.uid ?? null, email, ip })
    throw refusal(service, known)
  }
  await attempt.succeeded()
  // Said only to who knows the password.
  if (known.disabled) throw new Failure('USER_DISABLED', 'This account has been disabled.')

  const renewed = await renewedHash(service, known, password)
  const factor = await secondFactorOf(service.db, known.uid)
  if (factor) {
    const account = renewed.password_hash ? await updateAccount(service.db, known.uid, renewed) : known
    if (!account) throw refusal(service, account)
    return { ...signedIn, ...(await pendingReply(service, account, factor)) }
  }
  const { account, session } = await transact(service.db, async (tx) => {
    const now = service.clock.now()
    const current = await updateAccount(tx, known.uid, {
      last_login_at: now,
      // A clock that was ahead and was put right would refuse every new token until it is that late again.
      ...(known.valid_since > now && { valid_since: now }),
      ...renewed,
    })
    // Deleted or given another password between the look and now.
    if (!current || (!renewed.password_hash && current.password_hash !== known.password_hash)) {
      throw refusal(service, current)
    }
    await audit(service, tx, 'signed_in', { uid: current.uid, ip })
    return {
      account: current,
      session: await startSession(service, tx, {
        uid: current.uid,
        provider: PASSWORD_PROVIDER,
        ip,
        userAgent,
      }),
    }
  })
  return { ...signedIn, ...(await sessionReply(service, account, session)) }
}

function refusal({ hideAccounts }: Service, known: AccountRow | null): Failure {
  if (hideAccounts)
    return new Failure('INVALID_LOGIN_CREDENTIALS', 'The e-mail address or the password is wrong.')
  return known
    ? new Failure('INVALID_PASSWORD', 'The password is wrong.')
    : new Failure('EMAIL_NOT_FOUND', 'There is no account with this e-mail address.')
}

/** A hash of today's strength when the stored one is weaker. */
async function renewedHash({ hasher }: Service, account: AccountRow, password: string) {
  if (!account.password_hash || !hasher.isOutdated(account.password_hash)) return {}
  return { password_hash: await hasher.hash(password) }
}
