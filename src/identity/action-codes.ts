import { createHash, randomBytes } from 'node:crypto'
import { Failure } from './failure.ts'
import type { Queryable } from './service.ts'
import type { AccountRow, ActionCodeRow } from './tables.ts'

export type CodePurpose = 'PASSWORD_RESET'

const LIFETIME_MS: Record<CodePurpose, number> = { PASSWORD_RESET: 60 * 60_000 }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Makes the one code for this purpose that is in force; an older one is void. Only its SHA-256 is kept. */
export async function issueCode(
  db: Queryable,
  { purpose, account, email, now }: { purpose: CodePurpose; account: AccountRow; email: string; now: Date },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db
    .deleteFrom('identity_action_codes')
    .where('uid', '=', account.uid)
    .where('purpose', '=', purpose)
    .execute()
  await db
    .insertInto('identity_action_codes')
    .values({
      hash: digest(code),
      purpose,
      uid: account.uid,
      email,
      bound_to: digest(account.password_hash ?? ''),
      expires_at: new Date(now.getTime() + LIFETIME_MS[purpose]),
    })
    .execute()
  return code
}

/** @throws Failure INVALID_OOB_CODE, EXPIRED_OOB_CODE */
export async function readCode(
  db: Queryable,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<ActionCodeRow> {
  const row = await db
    .selectFrom('identity_action_codes')
    .selectAll()
    .where('hash', '=', digest(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) throw new Failure('INVALID_OOB_CODE', 'The link is not valid or was used already.')
  if (row.expires_at <= now) throw new Failure('EXPIRED_OOB_CODE', 'The link has expired.')
  return row
}

/** Uses a code up: of two at the same time, one gets true. Not when the password it was made for has changed. */
export async function consumeCode(
  db: Queryable,
  { hash, bound_to }: ActionCodeRow,
  account: AccountRow,
): Promise<boolean> {
  const gone = await db.deleteFrom('identity_action_codes').where('hash', '=', hash).executeTakeFirst()
  return gone.numDeletedRows === 1n && bound_to === digest(account.password_hash ?? '')
}
