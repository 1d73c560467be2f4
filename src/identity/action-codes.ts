import { createHash, randomBytes } from 'node:crypto'
import { Failure } from './failure.ts'
import type { Queryable } from './service.ts'
import type { AccountRow, ActionCodeRow } from './tables.ts'

/**
 * `RECOVER_EMAIL` leads back to the address that an account had before it was changed; `EMAIL_SIGNIN` signs in who
 * reads an address's mail, whether it has an account yet or not.
 */
export type CodePurpose =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'EMAIL_SIGNIN'

const HOUR = 3_600_000
const LIFETIME_MS: Record<CodePurpose, number> = {
  PASSWORD_RESET: HOUR,
  VERIFY_EMAIL: 72 * HOUR,
  VERIFY_AND_CHANGE_EMAIL: HOUR,
  RECOVER_EMAIL: 72 * HOUR,
  EMAIL_SIGNIN: HOUR / 6,
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * What a code dies with: a reset with the password that it would replace, a confirmation with the address that it
 * confirms, a change with either. The way back outlives them: whoever took the account over changed them first.
 */
const boundTo: Record<CodePurpose, (account: Pick<AccountRow, 'uid' | 'email' | 'password_hash'>) => string> =
  {
    PASSWORD_RESET: ({ password_hash }) => digest(password_hash ?? ''),
    VERIFY_EMAIL: ({ email }) => digest(email ?? ''),
    VERIFY_AND_CHANGE_EMAIL: ({ email, password_hash }) => digest(`${email}\0${password_hash}`),
    RECOVER_EMAIL: ({ uid }) => digest(uid),
    EMAIL_SIGNIN: () => '',
  }

interface Issue {
  purpose: CodePurpose
  account: AccountRow
  /** The address that the code speaks of: the account's own, or the one to go back to. */
  email: string
  newEmail?: string
  now: Date
}

/**
 * Makes a code; an older one for the same purpose is void, except ways back: each address may return. Only the
 * code's SHA-256 is kept.
 */
export async function issueCode(
  db: Queryable,
  { purpose, account, email, newEmail, now }: Issue,
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  if (purpose !== 'RECOVER_EMAIL') await voidCodes(db, account.uid, [purpose])
  await db
    .insertInto('identity_action_codes')
    .values({
      hash: digest(code),
      purpose,
      uid: account.uid,
      email,
      new_email: newEmail ?? null,
      bound_to: boundTo[purpose](account),
      expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
    })
    .execute()
  return code
}

/** Makes a code that signs in who reads the mail of this address. An older one is void. */
export async function issueSignInCode(db: Queryable, email: string, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db
    .deleteFrom('identity_action_codes')
    .where('email', '=', email)
    .where('purpose', '=', 'EMAIL_SIGNIN')
    .execute()
  await db
    .insertInto('identity_action_codes')
    .values({
      hash: digest(code),
      purpose: 'EMAIL_SIGNIN',
      uid: null,
      email,
      new_email: null,
      bound_to: '',
      expires_at: new Date(now.getTime() + LIFETIME_MS.EMAIL_SIGNIN),
    })
    .execute()
  return code
}

export type ActionCode = ActionCodeRow & { purpose: CodePurpose }

/** Looks at a code and leaves it as it is. @throws Failure INVALID_OOB_CODE, EXPIRED_OOB_CODE */
export async function readCode(
  db: Queryable,
  purposes: readonly CodePurpose[],
  code: string,
  now: Date,
): Promise<ActionCode> {
  const row = await db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('hash', '=', digest(code))
    .executeTakeFirst()
  const purpose = purposes.find((each) => each === row?.purpose)
  if (!row || !purpose) throw new Failure('INVALID_OOB_CODE', 'The link is not valid or was used already.')
  if (row.expires_at <= now) throw new Failure('EXPIRED_OOB_CODE', 'The link has expired.')
  return { ...row, purpose }
}

/** Uses a code up: of two at the same time, one gets true. Not when what it was made for has changed since. */
export async function consumeCode(
  db: Queryable,
  { hash, purpose, bound_to }: ActionCode,
  account: AccountRow | null,
): Promise<boolean> {
  const gone = await db.deleteFrom('identity_action_codes').where('hash', '=', hash).executeTakeFirst()
  const today = account ? boundTo[purpose](account) : ''
  return gone.numDeletedRows === 1n && bound_to === today
}

export async function voidCodes(db: Queryable, uid: string, purposes: readonly CodePurpose[]): Promise<void> {
  await db
    .deleteFrom('identity_action_codes')
    .where('uid', '=', uid)
    .where('purpose', 'in', [...purposes])
    .execute()
}
