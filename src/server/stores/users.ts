import { type CompiledQuery, type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { SubscriptionStatus } from '#contract/common.ts'
import type { CurrentUser } from '#contract/users.ts'
import { spellingsOf } from '#identity/email-address.ts'
import type { Queryable } from '#server/database/open.ts'
import type { UsersTable } from '#server/database/tables.ts'
import { transact } from '#server/database/transact.ts'
import type { AddressHash } from '#server/ports/address-hash.ts'
import { effectiveStatus } from './effective-status.ts'
import { countedThisMonth } from './ledger.ts'
import { carriedOver } from './left-accounts.ts'
import { refuseDeletedIdentity } from './left-identities.ts'

/**
 * Account of a cook. `subscriptionStatus` is the effective one: an administrator's override wins over the
 * provider.
 */
export interface User {
  id: string
  identityUid: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  /** Path of the portrait that the cook uploaded here. */
  pictureUrl: string | null
  subscriptionStatus: SubscriptionStatus
  /** True for an administrator by the database; `ADMIN_EMAILS` is applied elsewhere. */
  isAdmin: boolean
  /** True when an administrator has blocked the account. */
  isDisabled: boolean
  createdAt: Date
}

/** Owner of a verified token, by its claims. */
export interface IdentityClaims {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** Time of the sign-in, for a token; missing where nobody has signed in. */
  authTime?: Date
}

/**
 * Columns by name instead of `*`: PostgreSQL keeps no prepared `select *`, and every request selects them.
 */
const userColumns = [
  'id',
  'identity_uid',
  'email',
  'email_verified',
  'first_name',
  'last_name',
  'image_hash',
  'subscription_status',
  'status_override',
  'status_until',
  'status_after',
  'is_admin',
  'disabled_at',
  'created_at',
] as const
type UserRow = Pick<Selectable<UsersTable>, (typeof userColumns)[number]>

export async function findUserByUid(db: Queryable, uid: string, now: Date): Promise<User | null> {
  ofUid ??= db.selectFrom('users').select(userColumns).where('identity_uid', '=', '').compile()
  const { rows } = await db.executeQuery<UserRow>({ ...ofUid, parameters: [uid] })
  const [row] = rows
  return row ? userFromRow(row, now) : null
}

/** Compiled query, made only once because every request runs it. */
let ofUid: CompiledQuery<UserRow> | undefined

/**
 * Returns the account of a token's owner: one read, and a write only when it is new or its e-mail has
 * changed.
 */
export async function ensureUser(
  db: Queryable,
  claims: IdentityClaims,
  now: Date,
  addressHash?: AddressHash,
): Promise<User> {
  const user = await findUserByUid(db, claims.uid, now)
  if (user?.email === claims.email && user.emailVerified === claims.emailVerified) return user
  return await upsertUser(db, claims, now, addressHash)
}

/**
 * Creates or updates the account of a token's owner. A name or picture that the token lacks stays as it is. A
 * new account takes over the record of its address, where `addressHash` is given.
 * @throws IdentityLeft when the account was deleted after the sign-in of the token
 */
export async function upsertUser(
  db: Queryable,
  claims: IdentityClaims,
  now: Date,
  addressHash: AddressHash = () => null,
): Promise<User> {
  return await transact(db, async (tx) => {
    const row = await upsertRow(tx, claims, now, addressHash(claims.email))
    // The check comes last: while the account was being deleted, the statement above waited for that.
    if (claims.authTime) await refuseDeletedIdentity(tx, claims.uid, claims.authTime)
    return userFromRow(row, now)
  })
}

async function upsertRow(
  db: Queryable,
  claims: IdentityClaims,
  now: Date,
  addressHash: Buffer | null,
): Promise<Selectable<UsersTable>> {
  const [firstName, lastName] = splitName(claims.displayName)
  return await db
    .insertInto('users')
    .values({
      id: uuidv7(),
      identity_uid: claims.uid,
      email: claims.email,
      email_verified: claims.emailVerified,
      first_name: firstName,
      last_name: lastName,
      picture_url: claims.photoUrl,
      ...(addressHash && carriedOver(addressHash)),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('identity_uid').doUpdateSet({
        email: (eb) => eb.ref('excluded.email'),
        email_verified: (eb) => eb.ref('excluded.email_verified'),
        // First and last name are replaced together, so that a name is never a mixture of an old and a new
        // one.
        first_name: sql`case when excluded.first_name is null then users.first_name else excluded.first_name end`,
        last_name: sql`case when excluded.first_name is null then users.last_name else excluded.last_name end`,
        picture_url: sql`coalesce(excluded.picture_url, users.picture_url)`,
        updated_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the signed-in cook with this month's count, in one query; null when the account was deleted. */
export async function currentUser(
  db: Queryable,
  userId: string,
  { month, now, isAdmin }: { month: string; now: Date; isAdmin: boolean },
): Promise<CurrentUser | null> {
  const row = await db
    .selectFrom('users')
    .select(userColumns)
    .select(countedThisMonth({ userId, month, now }).as('used'))
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const user = userFromRow(row, now)
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.pictureUrl,
    createdAt: user.createdAt.toISOString(),
    subscriptionStatus: user.subscriptionStatus,
    isAdmin,
    recipesUsedThisMonth: row.used,
  }
}

/**
 * Marks or unmarks every account of this e-mail as an administrator, verified or not. For the command line
 * only.
 * @returns their ids
 */
export async function setAdminByEmail(
  db: Queryable,
  email: string,
  isAdmin: boolean,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('users')
    .set({ is_admin: isAdmin, updated_at: now })
    .where(sql<string>`lower(email)`, 'in', spellingsOf(email))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the accounts of this e-mail, verified or not. For the command line only. */
export async function usersByEmail(
  db: Queryable,
  email: string,
): Promise<{ id: string; identityUid: string }[]> {
  return await db
    .selectFrom('users')
    .select(['id', 'identity_uid as identityUid'])
    .where(sql<string>`lower(email)`, 'in', spellingsOf(email))
    .execute()
}

/**
 * Returns the path of a portrait. Only pictures of our own store are shown: one of an identity provider lies
 * elsewhere, where the pages' content policy lets no browser load it, and its host would learn who reads what
 * here.
 */
export const profilePictureUrl = (hash: string | null): string | null =>
  hash === null ? null : `/images/${hash}-480.webp`

function userFromRow(row: UserRow, now: Date): User {
  return {
    id: row.id,
    identityUid: row.identity_uid,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    pictureUrl: profilePictureUrl(row.image_hash),
    subscriptionStatus: effectiveStatus(row, now),
    isAdmin: row.is_admin,
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
  }
}

/** Splits a display name: `Ada Maria Smith` -> `Ada`, `Maria Smith`. */
function splitName(displayName: string | null): [string | null, string | null] {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/)
  return [first || null, rest.join(' ') || null]
}
