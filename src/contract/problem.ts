import { z } from 'zod'

/** Every error code that the API answers, with its HTTP status. */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  premium_required: 403,
  quota_exceeded: 403,
  account_disabled: 403,
  recent_sign_in_required: 403,
  /** An administrator who signed in without a second factor, where one is asked for. */
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** A cook's plan holds as many meals as it may. */
  plan_full: 409,
  /** A cook's collection holds as many recipes as it may. */
  collection_full: 409,
  generation_cancelled: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The request was understood, and no sound recipe can be made of it. */
  recipe_refused: 422,
  /** The photo is of handwriting, which nothing here can read: it is to be typed with the photo beside it. */
  handwriting_unread: 422,
  /** The sandbox takes no card's number: the request holds what looks like one, and was not read. */
  card_number_refused: 422,
  /** A page or text that was to be imported, and cannot be: the message says why, and what to do instead. */
  page_unreadable: 422,
  /** The craving asks for what the cook's profile rules out. */
  profile_conflict: 422,
  too_many_requests: 429,
  generation_in_progress: 429,
  internal: 500,
  ai_failed: 502,
  generation_interrupted: 503,
  unavailable: 503,
  ai_unavailable: 503,
  ai_timeout: 504,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS
export const problemCodes = Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]

/** A recipe of the cookbook that comes near to what was asked for. */
export const nearRecipe = z.object({
  /** Its name; asked for by it, it is made. */
  title: z.string(),
  /** The one difference that stands in the way, such as `there is no saffron in it`; null for what was made before. */
  because: z.string().nullable(),
})
export type NearRecipe = z.infer<typeof nearRecipe>

/** The body of every error. `fields` names what was wrong where, by dotted path. */
export const problem = z.object({
  code: z.enum(problemCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Recipes that come near, up to three, where the code is `recipe_refused`. */
  near: z.array(nearRecipe).max(3).optional(),
  /** Seconds after which another try makes sense; the Retry-After header says the same. */
  retryAfter: z.int().min(0).optional(),
})
export type Problem = z.infer<typeof problem>
