import { z } from 'zod'
import { id, instant, ok, subscriptionStatus } from './common.ts'
import { route } from './route.ts'

export const currentUser = z.object({
  id,
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: instant,
  subscriptionStatus,
  isAdmin: z.boolean(),
  recipesUsedThisMonth: z.int(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const users = {
  /** The identity comes from the token alone; the body is accepted for compatibility and ignored. */
  sync: route({
    method: 'POST',
    path: '/api/auth/firebase-sync',
    access: 'user',
    summary: 'Makes or refreshes the account of the signed-in identity.',
    body: z.object({
      uid: z.string().max(128),
      email: z.string().max(320).nullish(),
      displayName: z.string().max(200).nullish(),
      photoURL: z.string().max(2000).nullish(),
    }),
    reply: currentUser,
  }),
  current: route({
    method: 'GET',
    path: '/api/auth/user',
    access: 'user',
    summary: 'The signed-in cook.',
    reply: currentUser,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'user',
    summary: 'Ends this session on the server.',
    reply: ok,
  }),
}
