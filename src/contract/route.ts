import type { z } from 'zod'

/**
 * The callers that a route admits: `user` is anyone signed in, `premium` needs an active subscription,
 * `admin` needs an administrator. A `public` route still knows its caller when a token is sent.
 */
export type Access = 'public' | 'user' | 'premium' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RouteShape {
  method: Method
  /** Path in Fastify notation: `/api/recipes/:id`. */
  path: `/${string}`
  access: Access
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Schema of a successful reply; fields that it lacks never leave the server. */
  reply: z.ZodType
  /** HTTP status of a success; 200 when not given. */
  status?: 200 | 201 | 202
  /** Accepts multipart/form-data with one file in the field `image`. */
  upload?: true
  /** The route also answers `text/event-stream` when the `Accept` header asks for it. */
  stream?: true
  /** Answers with a file that is streamed while it is generated; `reply` describes its content. */
  download?: true
}

/** Declares one REST route; both the server and the browser derive their code from this object alone. */
export const route = <const R extends RouteShape>(shape: R): R => shape
