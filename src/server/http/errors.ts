import { MAX_RECIPES } from '#contract/limits.ts'
import { MAX_PLANNED_MEALS } from '#contract/meals.ts'
import type { NearRecipe } from '#contract/problem.ts'
import { PROBLEM_STATUS, type Problem, type ProblemCode } from '#contract/problem.ts'
import type { CollectionFull } from '#server/stores/collection-room.ts'

/** Refusal or failure that the caller may read. Every other error is answered as `internal`. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfterS: number | undefined
  readonly near: readonly NearRecipe[]

  constructor(
    code: ProblemCode,
    message: string,
    options: {
      cause?: unknown
      fields?: Record<string, string>
      retryAfterS?: number
      near?: readonly NearRecipe[]
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = options.fields
    this.retryAfterS = options.retryAfterS
    this.near = options.near ?? []
  }

  get status(): number {
    return PROBLEM_STATUS[this.code]
  }
}

export const problemOf = (error: AppError): Problem => ({
  code: error.code,
  message: error.message,
  ...(error.fields && { fields: error.fields }),
  ...(error.near.length > 0 && { near: [...error.near] }),
  ...(error.retryAfterS !== undefined && { retryAfter: Math.ceil(error.retryAfterS) }),
})

export const invalidRequest = (message: string, fields?: Record<string, string>) =>
  new AppError('invalid_request', message, { fields })
export const unauthenticated = (cause?: unknown) =>
  new AppError('unauthenticated', 'Please sign in to continue.', { cause })
export const sessionExpired = (cause?: unknown) =>
  new AppError('session_expired', 'Please log in again to continue.', { cause })
export const accountDisabled = () => new AppError('account_disabled', 'This account has been disabled.')
export const premiumRequired = () => new AppError('premium_required', 'Premium subscription required')
export const adminRequired = () =>
  new AppError(
    'forbidden',
    "You don't have permission to access the admin panel. Only authorized administrators can manage users.",
  )
export const secondFactorRequired = () =>
  new AppError(
    'second_factor_required',
    'Administrators need an authenticator app here. Please add one in your profile, or sign in with its code.',
  )
/** Returns a stored problem, such as a generation's, as the answer to this request. */
export const appErrorOf = ({ code, message, fields, near, retryAfter }: Problem) =>
  new AppError(code, message, { fields, near, retryAfterS: retryAfter })
/** Returns the same words whether a thing never existed or belongs to someone else. */
export const notFound = (what: string) => new AppError('not_found', `${what} Not Found`)
export const recipeNotFound = () => notFound('Recipe')
export const conflict = (message: string) => new AppError('conflict', message)
export const planFull = () =>
  new AppError(
    'plan_full',
    `A calendar holds at most ${MAX_PLANNED_MEALS.toLocaleString('en-US')} meals. Please take some out first; nothing was changed.`,
  )
const inWords = (count: number) => count.toLocaleString('en-US')
export const collectionFull = ({ room, wanted }: CollectionFull) =>
  new AppError(
    'collection_full',
    `A collection holds at most ${inWords(MAX_RECIPES)} recipes. ${
      wanted > 1
        ? `Yours has room for ${inWords(room)} more, and these are ${inWords(wanted)}: please choose fewer, or delete some first.`
        : 'Please delete some first.'
    } Nothing was counted or changed.`,
  )
/**
 * Error for an edit after another tab or device was faster. `fields.version` is the recipe's present version.
 */
export const recipeChanged = (version: number) =>
  new AppError('conflict', 'This recipe was changed elsewhere in the meantime. Nothing was overwritten.', {
    fields: { version: String(version) },
  })
export const notesChanged = () =>
  new AppError('conflict', 'These notes were changed elsewhere in the meantime. Nothing was overwritten.')
export const tooManyRequests = (retryAfterS: number) =>
  new AppError('too_many_requests', 'Too many requests. Please wait a moment and try again.', { retryAfterS })
export const unavailable = (message: string, cause?: unknown) =>
  new AppError('unavailable', message, { cause })
