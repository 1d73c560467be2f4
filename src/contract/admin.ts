import { z } from 'zod'
import { id, subscriptionStatus } from './common.ts'
import { route } from './route.ts'
import { currentUser } from './users.ts'

export const adminUser = currentUser.omit({ isAdmin: true })

export const admin = {
  users: route({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'All users.',
    reply: z.array(adminUser),
  }),
  setStatus: route({
    method: 'PATCH',
    path: '/api/admin/users',
    access: 'admin',
    summary: "Sets a user's subscription status.",
    body: z.object({ userId: id, subscriptionStatus }),
    reply: adminUser,
  }),
}
