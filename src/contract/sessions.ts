import { z } from 'zod'
import { idParams, instant, ok } from './common.ts'
import { route } from './route.ts'

/** A browser that is signed in. */
export const session = z.object({
  id: z.string(),
  /** The browser's `User-Agent` header; null when it sent none. */
  userAgent: z.string().nullable(),
  signedInAt: instant,
  lastUsedAt: instant,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
})
export type SignedInSession = z.infer<typeof session>

export const sessions = {
  list: route({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'user',
    summary: 'Where the cook is signed in; null when the identity provider does not tell.',
    reply: z.object({ sessions: z.array(session).nullable() }),
  }),
  end: route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'user',
    summary: 'Signs one browser out.',
    params: idParams,
    reply: ok,
  }),
  endOthers: route({
    method: 'POST',
    path: '/api/account/sign-out-everywhere',
    access: 'user',
    summary: 'Signs every browser out, but for the one that asks.',
    reply: ok,
  }),
}
