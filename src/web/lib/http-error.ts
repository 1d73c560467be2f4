import type { NearRecipe, Problem, ProblemCode } from '#contract/problem.ts'
import { networkWords } from '#web/words/network.ts'
import { UnreachableError } from './reachability.ts'

/** A reply that was no success. Its text is "{status}: {message or status text}". */
export class HttpError extends Error {
  readonly status: number
  readonly code: ProblemCode | null
  /** The server's own words, without the status; empty when it said nothing. */
  readonly detail: string
  readonly fields: Record<string, string>
  /** Of a refused craving: recipes that come near. */
  readonly near: readonly NearRecipe[]
  /** Whether the call said who asks. */
  sentToken = true

  constructor(status: number, statusText: string, problem: Partial<Problem> = {}) {
    super(`${status}: ${problem.message || statusText}`)
    this.name = 'HttpError'
    this.status = status
    this.code = problem.code ?? null
    this.detail = problem.message ?? ''
    this.fields = problem.fields ?? {}
    this.near = problem.near ?? []
  }
}

/** @param sentToken whether the call said who asks */
export async function errorOf(response: Response, sentToken = true): Promise<HttpError> {
  const text = await response.text().catch(() => '')
  const error = new HttpError(
    response.status,
    response.statusText,
    problemIn(text, response.headers.get('content-type')),
  )
  error.sentToken = sentToken
  return error
}

function problemIn(text: string, type: string | null): Partial<Problem> {
  if (!type?.includes('json')) return type?.includes('html') ? {} : { message: text }
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** The server does not take this session, now or again. Told and acted upon in one place: `redirectWhenUnauthorized`. */
export const isUnauthorized = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 401 || error.code === 'account_disabled')

/** A used-up month: told by its code, by 403, or by the plate that such messages begin with. */
export const isQuotaLimit = (error: unknown): boolean =>
  (error instanceof HttpError &&
    (error.code === 'quota_exceeded' || (error.status === 403 && !isUnauthorized(error)))) ||
  (error instanceof Error && error.message.includes('🍽'))

export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.code === 'conflict'

export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/** What the server said, or the given words; that it cannot be reached, when that is why. */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof HttpError && error.detail) return error.detail
  return error instanceof UnreachableError ? networkWords.get().needsNetwork : otherwise
}
