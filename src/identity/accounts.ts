import { v7 as uuidv7 } from 'uuid'
import { Failure } from './failure.ts'
import type { Queryable } from './service.ts'
import type { AccountRow } from './tables.ts'

/** All of it, by name: `bearer.ts` asks for them at each request, and PostgreSQL keeps no prepared `select *`. */
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
 * The same, and nobody else changes it until the transaction is over: of two that prove an account theirs at once, the
 * second finds the codes gone that the first has ended.
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

/** @returns null when the address has an account already */
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

/** An account without an address. */
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

/** The same of an account that is known to be there. @throws Failure USER_NOT_FOUND when it went meanwhile */
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
