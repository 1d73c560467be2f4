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
import { refuseLeft } from './left-identities.ts'

/** A cook's account. `subscriptionStatus` is what counts: an administrator's override wins over the provider. */
export interface User {
  id: string
  identityUid: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  /** Path of the picture that they uploaded here. */
  pictureUrl: string | null
  subscriptionStatus: SubscriptionStatus
  /** Flagged in the database; `ADMIN_EMAILS` is the server's own matter. */
  isAdmin: boolean
  /** Shut out by an administrator. */
  isDisabled: boolean
  createdAt: Date
}

/** What a verified token says of its owner. */
export interface IdentityClaims {
  uid: string
  email: string
  emailVerified: boolean
  displayName: string | null
  photoUrl: string | null
  /** When they signed in, of a token; not given where nobody has. */
  authTime?: Date
}

/** By name, and not all: PostgreSQL keeps no prepared `select *`, and every request asks for them. */
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

/** Put together once, for every request asks it. */
let ofUid: CompiledQuery<UserRow> | undefined

/** The account of a token's owner: one read, and a write only when it is new or its e-mail has changed. */
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
 * Makes or refreshes the account of a token's owner. A name or picture that the token lacks stays as it is. A new account
 * takes over what was given to its address before, where `addressHash` can tell.
 * @throws IdentityLeft when they deleted it after the sign-in that the token is of
 */
export async function upsertUser(
  db: Queryable,
  claims: IdentityClaims,
  now: Date,
  addressHash: AddressHash = () => null,
): Promise<User> {
  return await transact(db, async (tx) => {
    const row = await upsertRow(tx, claims, now, addressHash(claims.email))
    // Only now: while the account was being deleted, the statement above waited for it.
    if (claims.authTime) await refuseLeft(tx, claims.uid, claims.authTime)
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
        // A first name comes with its last name, so "Ada" never becomes "Ada Smith" by halves.
        first_name: sql`case when excluded.first_name is null then users.first_name else excluded.first_name end`,
        last_name: sql`case when excluded.first_name is null then users.last_name else excluded.last_name end`,
        picture_url: sql`coalesce(excluded.picture_url, users.picture_url)`,
        updated_at: now,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The signed-in cook with this month's count, in one query; null when the account is gone. */
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

/** Flags every account of this e-mail, verified or not; answers their ids. For the command line only. */
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

/** The accounts of this e-mail, verified or not. For the command line only. */
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
 * Only pictures from our own store are shown: one that an identity provider names lies elsewhere, where the pages'
 * content policy lets no browser look, and its host would learn who reads what here.
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

/** `Ada Maria Smith` -> `Ada`, `Maria Smith`. */
function splitName(displayName: string | null): [string | null, string | null] {
  const [first, ...rest] = (displayName ?? '').trim().split(/\s+/)
  return [first || null, rest.join(' ') || null]
}
