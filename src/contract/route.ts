import type { z } from 'zod'

/**
 * Who may call a route. `user` is anyone signed in, `premium` needs an active subscription,
 * `admin` an administrator. `public` routes still learn who calls when a token is sent.
 */
export type Access = 'public' | 'user' | 'premium' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RouteShape {
  method: Method
  /** Fastify notation: `/api/recipes/:id`. */
  path: `/${string}`
  access: Access
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** What a success answers. A field that is not in it never leaves the server. */
  reply: z.ZodType
  /** Status of a success; 200 when not given. */
  status?: 200 | 201 | 202
  /** Takes multipart/form-data with one file in the field `image`. */
  upload?: true
  /** Also answers `text/event-stream` when asked with `Accept`. */
  stream?: true
  /** Answers with a file that is written while it is read; `reply` says what is in it. */
  download?: true
}

/** Declares one REST route. Server and browser both read this object and nothing else. */
export const route = <const R extends RouteShape>(shape: R): R => shape
