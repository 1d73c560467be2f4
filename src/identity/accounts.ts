import { v7 as uuidv7 } from 'uuid'
import { Failure } from './failure.ts'
import type { Queryable } from './service.ts'
import type { AccountRow } from './tables.ts'

/**
 * All columns of an account, by name: `bearer.ts` selects them at each request, and a prepared `select *`
 * fails in PostgreSQL once a column is added.
 */
export const accountColumns = [
  'account.uid',
  'account.email',
  'account.email_verified',
  'account.password_hash',
  'account.display_name',
  'account.photo_url',
  'account.disabled',
  'account.valid_since',
  'account.created_at',
  'account.last_login_at',
] as const

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('identity_accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

const accountOf = (db: Queryable, uid: string) =>
  db.selectFrom('identity_accounts').selectAll().where('uid', '=', uid)

export const findAccount = async (db: Queryable, uid: string): Promise<AccountRow | null> =>
  (await accountOf(db, uid).executeTakeFirst()) ?? null

/**
 * Reads an account and locks its row until the transaction ends: when two people prove at once that the
 * account is theirs, the second finds the codes that the first has ended deleted.
 */
export const lockAccount = async (tx: Queryable, uid: string): Promise<AccountRow | null> =>
  (await accountOf(tx, uid).forUpdate().executeTakeFirst()) ?? null

const newAccount = (email: string | null, passwordHash: string | null, now: Date): AccountRow => ({
  uid: uuidv7(),
  email,
  email_verified: false,
  password_hash: passwordHash,
  display_name: null,
  photo_url: null,
  disabled: false,
  valid_since: now,
  created_at: now,
  last_login_at: now,
})

/** @returns null when another account has the address */
export async function createAccount(
  db: Queryable,
  { email, passwordHash, now }: { email: string; passwordHash: string | null; now: Date },
): Promise<AccountRow | null> {
  const row = await db
    .insertInto('identity_accounts')
    .values(newAccount(email, passwordHash, now))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Creates an account without an address. */
export const createAnonymousAccount = (db: Queryable, now: Date): Promise<AccountRow> =>
  db
    .insertInto('identity_accounts')
    .values(newAccount(null, null, now))
    .returningAll()
    .executeTakeFirstOrThrow()

export async function updateAccount(
  db: Queryable,
  uid: string,
  change: Partial<Omit<AccountRow, 'uid' | 'created_at'>>,
): Promise<AccountRow | null> {
  const row = await db
    .updateTable('identity_accounts')
    .set(change)
    .where('uid', '=', uid)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Updates an account that is known to exist. @throws Failure USER_NOT_FOUND when it was deleted meanwhile */
export async function changeAccount(
  db: Queryable,
  uid: string,
  change: Parameters<typeof updateAccount>[2],
): Promise<AccountRow> {
  const account = await updateAccount(db, uid, change)
  if (!account) throw new Failure('USER_NOT_FOUND')
  return account
}

export async function deleteAccount(db: Queryable, uid: string): Promise<void> {
  await db.deleteFrom('identity_accounts').where('uid', '=', uid).execute()
}
