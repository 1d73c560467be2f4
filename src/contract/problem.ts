import { z } from 'zod'

/** Every error code of the API with its HTTP status. */
export const PROBLEM_STATUS = {
  invalid_request: 400,
  unauthenticated: 401,
  session_expired: 401,
  forbidden: 403,
  premium_required: 403,
  quota_exceeded: 403,
  account_disabled: 403,
  recent_sign_in_required: 403,
  /** Administrators must sign in with a second factor where one is required. */
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** The cook's plan has reached its limit of meals. */
  plan_full: 409,
  /** The cook's collection has reached its limit of recipes. */
  collection_full: 409,
  generation_cancelled: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  /** The request was understood, but no sound recipe can be made from it. */
  recipe_refused: 422,
  /**
   * The photo shows handwriting, which no reader here can read: the cook types it with the photo beside the
   * form.
   */
  handwriting_unread: 422,
  /** The sandbox accepts no card numbers: the request contained what looks like one and was not processed. */
  card_number_refused: 422,
  /** A page or text cannot be imported: the message gives the reason and an alternative. */
  page_unreadable: 422,
  /** The craving asks for a food that the cook's profile rules out. */
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

/** A cookbook recipe that is close to the requested one. */
export const nearRecipe = z.object({
  /** The recipe's title; a request with this title makes the recipe. */
  title: z.string(),
  /**
   * The one difference that stands in the way, such as `there is no saffron in it`; null when the recipe was
   * made before.
   */
  because: z.string().nullable(),
})
export type NearRecipe = z.infer<typeof nearRecipe>

/** The body of every error response. `fields` maps the dotted path of each invalid field to its message. */
export const problem = z.object({
  code: z.enum(problemCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** Up to three similar recipes, when the code is `recipe_refused`. */
  near: z.array(nearRecipe).max(3).optional(),
  /** Seconds after which a retry makes sense, as in the Retry-After header. */
  retryAfter: z.int().min(0).optional(),
})
export type Problem = z.infer<typeof problem>
