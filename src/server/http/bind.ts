import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { problem } from '#contract/problem.ts'
import type { Access, RouteShape } from '#contract/route.ts'
import type { Actor } from './actor.ts'
import { isPages, sendPages } from './list-stream.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** Arguments of a handler; all of them have passed the contract's schemas. */
export interface Call<R extends RouteShape> {
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  body: Parsed<R['body']>
  actor: R['access'] extends 'public' ? Actor | null : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Answer of a handler. A route that streams may answer with the reply itself, once it has sent a stream on
 * it; one that answers a list may give it in pages.
 */
type Answer<R extends RouteShape> =
  | z.output<R['reply']>
  | (z.output<R['reply']> extends readonly (infer Row)[] ? AsyncIterable<readonly Row[]> : never)
  | (true extends R['stream'] | R['download'] ? FastifyReply : never)

export type Handler<R extends RouteShape> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Callers who may use the route. A route without it prevents the start. */
    access?: Access
    /** Route of the contract that this address answers. */
    contract?: RouteShape
    /** Maximum number of calls per cook and minute, stricter than the general one. */
    perMinute?: number
    /** True for routes that monitoring calls, which are exempt from the rate limit. */
    isWatched?: boolean
  }
  interface FastifyRequest {
    actor: Actor | null
  }
}

export interface BindOptions {
  perMinute?: number
  isWatched?: boolean
  /** Statuses other than the success whose body has the same schema. */
  sameShapeFor?: readonly number[]
}

/** Registers one route of the contract: its schemas on the way in and out, and its access rule. */
export const bind = <R extends RouteShape>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  options: BindOptions = {},
) => {
  const success = route.status ?? 200
  const [, , tag = 'system'] = route.path.split('/')
  app.route({
    method: route.method,
    url: route.path,
    schema: {
      summary: route.summary,
      tags: [route.path.startsWith('/api/') ? tag : 'system'],
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(route.upload && { consumes: ['multipart/form-data'] }),
      ...(route.access !== 'public' && { security: [{ idToken: [] }] }),
      response: {
        [success]: route.reply,
        ...Object.fromEntries((options.sameShapeFor ?? []).map((status) => [status, route.reply])),
        '4xx': problem,
        '5xx': problem,
      },
    },
    config: {
      access: route.access,
      contract: route,
      perMinute: options.perMinute,
      isWatched: options.isWatched,
    },
    handler: async (request, reply) => {
      // Fastify has parsed all parts with the schemas above, but its types do not say so.
      const call = { ...parsed(request), actor: request.actor, request, reply } as Call<R>
      const answer = await handler(call)
      // A reply is a promise of its own end: awaiting a handler that answered with it gives nothing. A client
      // that disconnected in the middle counts as answered, although the reply was never finished.
      if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply
      if (reply.statusCode === 200) reply.code(success)
      return isPages(answer) ? sendPages(reply, answer) : reply.send(answer)
    },
  })
}

/** Answer of an action without a result. */
export const done = { ok: true } as const

const parsed = ({ params, query, body }: FastifyRequest) => ({ params, query, body })
