import type { z } from 'zod'
import type { RouteShape } from '#contract/route.ts'
import { currentToken } from './auth.ts'
import { errorOf } from './http-error.ts'
import { isUnreachable, noteReached, noteUnreachable, UnreachableError } from './reachability.ts'

type Part<R, Key extends string> =
  R extends Record<Key, infer Schema>
    ? Schema extends z.ZodType
      ? Record<Key, z.input<Schema>>
      : unknown
    : unknown

/** What a route takes, by its contract. */
export type Input<R extends RouteShape> = Part<R, 'params'> &
  OptionalWhenEmpty<Part<R, 'query'>> &
  Part<R, 'body'> & {
    /** For routes that take a picture. */
    form?: FormData
    signal?: AbortSignal
    /** One per click: the same key never makes two. */
    idempotencyKey?: string
  }
type OptionalWhenEmpty<P> = P extends { query: infer Query } ? { query?: Query } : P
type Rest<R extends RouteShape> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>]
export type Reply<R extends RouteShape> = z.output<R['reply']>

interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  idempotencyKey?: string
}

/**
 * Calls a route of the contract.
 *
 * Waits up to 5 seconds for the sign-in state before it goes without a token.
 * @throws HttpError for every reply that is no success, UnreachableError when there is none
 */
export async function call<R extends RouteShape>(route: R, ...[input]: Rest<R>): Promise<Reply<R>> {
  const response = await send(route, input)
  return (await response.json()) as Reply<R> // the server filters replies by the same schema
}

/** The same, for callers that read the reply themselves. */
export async function send(
  route: RouteShape,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { params, query, body, form, signal, idempotencyKey } = (input ?? {}) as Parts // Input<R> of any route is such
  const token = await currentToken(route.access === 'public' ? 0 : undefined)
  const response = await reach(addressOf(route.path, params, query), {
    method: route.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
      ...headers,
    },
    body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  })
  if (response.ok) {
    noteReached()
    return response
  }
  const error = await errorOf(response, token !== null)
  if (isUnreachable(error)) noteUnreachable()
  else noteReached()
  throw error
}

/** `fetch`, which says of a lost network no more than that something was wrong. */
async function reach(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    noteUnreachable()
    throw new UnreachableError(error)
  }
}

/** Fills the path, and adds only query parameters that say something. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined || value === null ? '' : String(value).trim()
    if (text) search.set(name, text)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
