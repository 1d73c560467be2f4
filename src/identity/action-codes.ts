import { randomBytes } from 'node:crypto'
import { type CodeEvent, type CodePurpose, codePurposes, codeRules, lifetimeMs } from './code-rules.ts'
import { Failure } from './failure.ts'
import type { Queryable } from './service.ts'
import { sha256 } from './sha256.ts'
import type { AccountRow, ActionCodeRow } from './tables.ts'

/**
 * A digest of the account's state that a code depends on, so that a code which was issued while that state
 * changed is refused. `codeRules` decides what ends codes that were mailed before.
 */
const boundTo: Record<CodePurpose, (account: Pick<AccountRow, 'uid' | 'email' | 'password_hash'>) => string> =
  {
    PASSWORD_RESET: ({ password_hash }) => sha256(password_hash ?? ''),
    VERIFY_EMAIL: ({ email }) => sha256(email ?? ''),
    VERIFY_AND_CHANGE_EMAIL: ({ email, password_hash }) => sha256(`${email}\0${password_hash}`),
    RECOVER_EMAIL: ({ uid }) => sha256(uid),
    EMAIL_SIGNIN: () => '',
    REVERT_SECOND_FACTOR_ADDITION: ({ uid }) => sha256(uid),
  }

interface Issue {
  purpose: CodePurpose
  account: AccountRow
  /** The address in the code's mail: the account's own, or the one that a way back restores. */
  email: string
  newEmail?: string
  now: Date
}

/** Creates a code for a mail; only its SHA-256 is stored. */
export async function issueCode(
  db: Queryable,
  { purpose, account, email, newEmail, now }: Issue,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  if (codeRules[purpose]['newer-code'] === 'dies') await endCodesOf(db, account.uid, purpose)
  await db
    .insertInto('identity_action_codes')
    .values({
      hash: sha256(code),
      purpose,
      uid: account.uid,
      email,
      new_email: newEmail ?? null,
      bound_to: boundTo[purpose](account),
      expires_at: new Date(now.getTime() + lifetimeMs[purpose]),
    })
    .execute()
  return code
}

/** Creates a code that signs in the reader of this address, and voids the older one. */
export async function issueSignInCode(db: Queryable, email: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await endSignInCodes(db, [email])
  await db
    .insertInto('identity_action_codes')
    .values({
      hash: sha256(code),
      purpose: 'EMAIL_SIGNIN',
      uid: null,
      email,
      new_email: null,
      bound_to: '',
      expires_at: new Date(now.getTime() + lifetimeMs.EMAIL_SIGNIN),
    })
    .execute()
  return code
}

export type ActionCode = ActionCodeRow & { purpose: CodePurpose }

/** Reads a code without using it up. @throws Failure INVALID_OOB_CODE, EXPIRED_OOB_CODE */
export async function readCode(
  db: Queryable,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<ActionCode> {
  const row = await db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('hash', '=', sha256(code))
    .executeTakeFirst()
  const purpose = purposes.find((each) => each === row?.purpose)
  if (!row || !purpose) throw new Failure('INVALID_OOB_CODE', 'The link is not valid or was used already.')
  if (row.expires_at <= now) throw new Failure('EXPIRED_OOB_CODE', 'The link has expired.')
  return { ...row, purpose }
}

/**
 * Uses a code up and returns true to one of two simultaneous callers; false when the account's state that the
 * code depends on has changed.
 */
export async function consumeCode(
  db: Queryable,
  { hash, purpose, bound_to }: ActionCode,
  account: AccountRow | null,
): Promise<boolean> {
  const gone = await db.deleteFrom('identity_action_codes').where('hash', '=', hash).executeTakeFirst()
  const today = account ? boundTo[purpose](account) : ''
  return gone.numDeletedRows === 1n && bound_to === today
}

/** Deletes the codes of an account for one purpose. */
export async function endCodesOf(db: Queryable, uid: string, purpose: CodePurpose): Promise<void> {
  await db.deleteFrom('identity_action_codes').where('uid', '=', uid).where('purpose', '=', purpose).execute()
}

/**
 * Deletes the codes that `codeRules` ends at this event: those of the account, and those mailed to its
 * addresses.
 */
export async function endCodes(
  db: Queryable,
  event: CodeEvent,
  uid: string,
  addresses: readonly (string | null)[],
): Promise<void> {
  await db
    .deleteFrom('identity_action_codes')
    .where('uid', '=', uid)
    .where(
      'purpose',
      'in',
      codePurposes.filter((purpose) => codeRules[purpose][event] === 'dies'),
    )
    .execute()
  if (codeRules.EMAIL_SIGNIN[event] === 'dies')
    await endSignInCodes(
      db,
      addresses.filter((address) => address !== null),
    )
}

async function endSignInCodes(db: Queryable, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await db
    .deleteFrom('identity_action_codes')
    .where('email', 'in', addresses)
    .where('uid', 'is', null)
    .where('purpose', '=', 'EMAIL_SIGNIN')
    .execute()
}
