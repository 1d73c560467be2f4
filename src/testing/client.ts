import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { Problem } from '#contract/problem.ts'
import type { Method, RouteShape } from '#contract/route.ts'

type Wanted<S> = S extends z.ZodType ? z.input<S> : undefined
type Answer<R extends RouteShape> = z.output<R['reply']>

export interface Sending<R extends RouteShape> {
  params?: Wanted<R['params']>
  query?: Wanted<R['query']>
  headers?: Record<string, string>
}

/** A request in flight: awaiting it returns the body of a success, `expectStatus` that of another status. */
export interface Sent<R extends RouteShape> extends PromiseLike<Answer<R>> {
  /** Returns the body of a reply with this status, which is a problem when it is an error. */
  expectStatus(status: number): Promise<Answer<R> & Problem>
  response(): Promise<LightMyRequestResponse>
}

type Of<M extends Method> = RouteShape & { method: M }

/** A caller of the API, typed by the routes of the contract. */
export interface Client {
  get<R extends Of<'GET'>>(route: R, sending?: Sending<R>): Sent<R>
  post<R extends Of<'POST'>>(route: R, body?: Wanted<R['body']>, sending?: Sending<R>): Sent<R>
  put<R extends Of<'PUT'>>(route: R, body?: Wanted<R['body']>, sending?: Sending<R>): Sent<R>
  patch<R extends Of<'PATCH'>>(route: R, body?: Wanted<R['body']>, sending?: Sending<R>): Sent<R>
  delete<R extends Of<'DELETE'>>(route: R, sending?: Sending<R>): Sent<R>
  /** Sends any input to a route, whatever the contract requires, for requests that must be refused. */
  send(route: RouteShape, body?: unknown, sending?: LooseSending): Promise<LightMyRequestResponse>
}

export interface LooseSending {
  params?: unknown
  query?: unknown
  headers?: Record<string, string>
}

export const addressOf = (route: RouteShape, { params, query }: LooseSending = {}): string => {
  const values = (params ?? {}) as Record<string, string>
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const asked = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  )
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Creates a client; `authorize` returns the headers that identify the caller. */
export const createClient = (
  app: FastifyInstance,
  authorize: () => Promise<Record<string, string>> = async () => ({}),
): Client => {
  const send = async (route: RouteShape, body?: unknown, sending: LooseSending = {}) =>
    await app.inject({
      method: route.method,
      url: addressOf(route, sending),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(await authorize()),
        ...sending.headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })

  const start = <R extends RouteShape>(route: R, body: unknown, sending: Sending<R> = {}): Sent<R> => {
    const response = send(route, body, sending)
    const bodyWith = async (status: number) => {
      const { statusCode, body: text } = await response
      if (statusCode !== status) {
        throw new Error(`${route.method} ${route.path} answered ${statusCode}, not ${status}: ${text}`)
      }
      return JSON.parse(text)
    }
    return {
      response: () => response,
      expectStatus: bodyWith,
      // biome-ignore lint/suspicious/noThenProperty: awaiting the call itself reads best in a test
      then: (done, failed) => bodyWith(route.status ?? 200).then(done, failed),
    }
  }

  return {
    get: (route, sending) => start(route, undefined, sending),
    post: (route, body, sending) => start(route, body, sending),
    put: (route, body, sending) => start(route, body, sending),
    patch: (route, body, sending) => start(route, body, sending),
    delete: (route, sending) => start(route, undefined, sending),
    send,
  }
}
