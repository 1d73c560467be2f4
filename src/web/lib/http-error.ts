import type { NearRecipe, Problem, ProblemCode } from '#contract/problem.ts'
import { networkWords } from '#web/words/network.ts'
import { UnreachableError } from './reachability.ts'

/** A reply that reports a failure. The error's message is "{status}: {message or status text}". */
export class HttpError extends Error {
  readonly status: number
  readonly code: ProblemCode | null
  /** The server's own message, without the status; empty when the reply has none. */
  readonly detail: string
  readonly fields: Record<string, string>
  /** Recipes that come near a craving that the server refused. */
  readonly near: readonly NearRecipe[]
  /** True when the request carried a token. */
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

/** @param sentToken true when the request carried a token */
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

/**
 * True when the server rejects this session for good; `redirectWhenUnauthorized` is the one place that
 * handles it.
 */
export const isUnauthorized = (error: unknown): error is HttpError =>
  error instanceof HttpError && (error.status === 401 || error.code === 'account_disabled')

/**
 * True when the monthly quota is used up: recognised by its code, by status 403, or by the plate emoji in its
 * message.
 */
export const isQuotaLimit = (error: unknown): boolean =>
  (error instanceof HttpError &&
    (error.code === 'quota_exceeded' || (error.status === 403 && !isUnauthorized(error)))) ||
  (error instanceof Error && error.message.includes('🍽'))

export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.code === 'conflict'

export const isNotFound = (error: unknown): boolean => error instanceof HttpError && error.status === 404

/**
 * The server's message or the given words; for an unreachable server, the sentence that a network is needed.
 */
export function messageOf(error: unknown, otherwise: string): string {
  if (error instanceof HttpError && error.detail) return error.detail
  return error instanceof UnreachableError ? networkWords.get().needsNetwork : otherwise
}
