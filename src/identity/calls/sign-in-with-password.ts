import { z } from 'zod'
import { changeAccount, findAccount, findAccountByEmail, lockAccount } from '../accounts.ts'
import { audit } from '../audit.ts'
import { type Call, type CallRequest, fieldsOf, text } from '../call.ts'
import { emailAddress } from '../email-address.ts'
import { Failure, Overloaded } from '../failure.ts'
import { PASSWORD_PROVIDER, sessionReply } from '../id-tokens.ts'
import { secondFactorOf } from '../second-factor/enrolled.ts'
import { pendingReply } from '../second-factor/pending.ts'
import type { Service } from '../service.ts'
import { isFamiliarNetwork, type OpenSession, startSession } from '../sessions.ts'
import { beginAttempt } from '../sign-in-guard.ts'
import type { AccountRow, SecondFactorRow } from '../tables.ts'
import { transact } from '../transact.ts'

const fields = { email: text, password: z.string().nullish() }
const signedIn = { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true }

/**
 * accounts:signInWithPassword takes as long for an unknown account as for a wrong password, so that its
 * timing reveals nothing.
 */
export const signInWithPassword: Call = async (service, request) => {
  const { body, ip } = request
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
  // Only a caller who knows the password may learn that the account is disabled.
  if (known.disabled) throw disabled()

  const renewed = await renewedHash(service, known, password)
  const begun =
    (await begin(service, known, renewed, request)) ??
    (await beginAgain(service, known.uid, password, request))
  return {
    ...signedIn,
    ...(begun.session
      ? await sessionReply(service, begun.account, begun.session)
      : await pendingReply(service, begun.account, begun.factor)),
  }
}

type Begun =
  | { account: AccountRow; factor: SecondFactorRow; session: null }
  | { account: AccountRow; factor: null; session: OpenSession }

/**
 * Starts the session of a caller whose password was right, or finds that the authenticator app is required
 * first.
 * @returns null when the password was changed meanwhile
 * @throws Failure when the account was deleted or disabled meanwhile
 */
async function begin(
  service: Service,
  known: AccountRow,
  renewed: { password_hash?: string },
  { ip, userAgent }: Pick<CallRequest, 'ip' | 'userAgent'>,
): Promise<Begun | null> {
  return await transact(service.db, async (tx): Promise<Begun | null> => {
    const now = service.clock.now()
    const current = await lockAccount(tx, known.uid)
    if (!current) throw refusal(service, current)
    if (current.disabled) throw disabled()
    if (current.password_hash !== known.password_hash) return null
    const factor = await secondFactorOf(tx, current.uid)
    const account = await changeAccount(tx, current.uid, {
      // A clock that ran ahead left this time in the future, where it would refuse every new token.
      valid_since: current.valid_since > now ? now : current.valid_since,
      ...renewed,
      ...(!factor && { last_login_at: now }),
    })
    if (factor) return { account, factor, session: null }
    await audit(service, tx, 'signed_in', { uid: account.uid, ip })
    const session = await startSession(service, tx, {
      uid: account.uid,
      provider: PASSWORD_PROVIDER,
      ip,
      userAgent: userAgent ?? null,
    })
    return { account, factor: null, session }
  })
}

/**
 * Checks the password once more after `begin` found another hash: a simultaneous sign-in renewed the hash, or
 * the password was changed.
 */
async function beginAgain(
  service: Service,
  uid: string,
  password: string,
  request: Pick<CallRequest, 'ip' | 'userAgent'>,
): Promise<Begun> {
  const current = await findAccount(service.db, uid)
  const matches = current !== null && (await service.hasher.matches(current.password_hash, password))
  const begun = matches ? await begin(service, current, {}, request) : null
  if (!begun) throw refusal(service, current)
  return begun
}

const disabled = () => new Failure('USER_DISABLED', 'This account has been disabled.')

function refusal({ hideAccounts }: Service, known: AccountRow | null): Failure {
  if (hideAccounts)
    return new Failure('INVALID_LOGIN_CREDENTIALS', 'The e-mail address or the password is wrong.')
  return known
    ? new Failure('INVALID_PASSWORD', 'The password is wrong.')
    : new Failure('EMAIL_NOT_FOUND', 'There is no account with this e-mail address.')
}

/** Hashes the password again when the stored hash is weaker than the current settings. */
async function renewedHash({ hasher }: Service, account: AccountRow, password: string) {
  if (!account.password_hash || !hasher.isOutdated(account.password_hash)) return {}
  return { password_hash: await hasher.hash(password) }
}
