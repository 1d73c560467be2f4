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

/** The input of a route, as its contract defines it. */
export type Input<R extends RouteShape> = Part<R, 'params'> &
  OptionalWhenEmpty<Part<R, 'query'>> &
  Part<R, 'body'> & {
    /** The body of routes that take a picture. */
    form?: FormData
    signal?: AbortSignal
    /** Idempotency key, one per click: a repeated request with the same key creates nothing twice. */
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
 * Waits up to 5 seconds for the sign-in state before it sends the request without a token.
 * @throws HttpError for every reply that is no success, UnreachableError when there is no reply
 */
export async function call<R extends RouteShape>(route: R, ...[input]: Rest<R>): Promise<Reply<R>> {
  const response = await send(route, input)
  return (await response.json()) as Reply<R> // the server filters replies by the same schema
}

/** Sends the request of a route, for callers that read the reply themselves. */
export async function send(
  route: RouteShape,
  input: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  // `Input<R>` of every route is assignable to `Parts`.
  const { params, query, body, form, signal, idempotencyKey } = (input ?? {}) as Parts
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

/** Wraps `fetch`, whose error for a lost network is too vague to show. */
async function reach(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options)
  } catch (error) {
    if (options.signal?.aborted) throw error
    noteUnreachable()
    throw new UnreachableError(error)
  }
}

/** Fills the path's parameters and adds only the query parameters that have a value. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const text = value === undefined || value === null ? '' : String(value).trim()
    if (text) search.set(name, text)
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}
