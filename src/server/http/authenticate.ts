import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/route.ts'
import { isPremium } from '#domain/plan.ts'
import { canonicalEmail } from '#identity/email-address.ts'
import type { Deps } from '#server/deps.ts'
import { IdentityError, type VerifiedIdentity } from '#server/ports/identity.ts'
import { IdentityLeft } from '#server/stores/left-identities.ts'
import { ensureUser, type User } from '#server/stores/users.ts'
import type { Actor } from './actor.ts'
import {
  AppError,
  accountDisabled,
  adminRequired,
  premiumRequired,
  secondFactorRequired,
  sessionExpired,
  unauthenticated,
  unavailable,
} from './errors.ts'

/**
 * True for administrators. An e-mail address counts only when it is verified, because anyone can sign up with
 * anyone's address.
 */
export const isAdministrator = (user: User, identity: VerifiedIdentity, adminEmails: readonly string[]) =>
  user.isAdmin || (identity.emailVerified && adminEmails.includes(canonicalEmail(identity.email) ?? ''))

const refusalOf = (error: IdentityError): AppError => {
  switch (error.kind) {
    case 'expired':
    case 'revoked':
      return sessionExpired(error)
    case 'disabled':
      return accountDisabled()
    case 'unavailable':
      return unavailable('Sign-in cannot be checked just now. Please try again in a moment.', error)
    case 'invalid':
      return unauthenticated(error)
  }
}

/**
 * Finds the account of a token, which may be deleted: a real Firebase project ends no session, so other tabs
 * have tokens for up to an hour after that.
 * @throws AppError session_expired
 */
export const accountOf = async (find: () => Promise<User>): Promise<User> => {
  try {
    return await find()
  } catch (error) {
    if (error instanceof IdentityLeft) throw sessionExpired(error)
    throw error
  }
}

const bearerToken = (request: FastifyRequest): string | null => {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token && rest.length === 0 ? token : null
}

export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>

export interface AdminRules {
  adminEmails: readonly string[]
  /** True when administrators need a second factor. */
  adminSecondFactor: boolean
}

/**
 * Returns the actor of a request, or null without a token. All of its data comes from the token and the
 * database.
 */
export const createAuthenticate =
  (
    { db, identity, clock, addressHash }: Deps,
    { adminEmails, adminSecondFactor }: AdminRules,
  ): Authenticate =>
  async (request) => {
    const token = bearerToken(request)
    if (!token) return null
    let verified: VerifiedIdentity
    try {
      verified = await identity.verify(token)
    } catch (error) {
      if (error instanceof IdentityError) throw refusalOf(error)
      throw error
    }
    const user = await accountOf(() => ensureUser(db, verified, clock.now(), addressHash))
    // A disabled account is refused here as well, because not every provider can be told.
    if (user.isDisabled) throw accountDisabled()
    const isAdmin = isAdministrator(user, verified, adminEmails)
    return {
      userId: user.id,
      status: user.subscriptionStatus,
      isAdmin,
      lacksSecondFactor: isAdmin && adminSecondFactor && !verified.hasSecondFactor,
      user,
      identity: verified,
    }
  }

/** @throws AppError when this caller may not use a route of this access. */
export const requireAccess = (access: Access, actor: Actor | null) => {
  if (access === 'public') return
  if (!actor) throw unauthenticated()
  if (access === 'premium' && !isPremium(actor.status)) throw premiumRequired()
  if (access === 'admin' && !actor.isAdmin) throw adminRequired()
  if (access === 'admin' && actor.lacksSecondFactor) throw secondFactorRequired()
}

/**
 * Returns the actor of a request. On a public page a stale token makes the caller a visitor, so that the page
 * stays readable.
 */
export const actorFor = async (access: Access, request: FastifyRequest, authenticate: Authenticate) => {
  try {
    return await authenticate(request)
  } catch (error) {
    if (access === 'public' && error instanceof AppError) return null
    throw error
  }
}
