import { z } from 'zod'
import { id, idParams, subscriptionStatus } from './common.ts'
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
  setDisabled: route({
    method: 'PUT',
    path: '/api/admin/users/:id/disabled',
    access: 'admin',
    summary: 'Shuts a user out and signs them out everywhere, or lets them in again.',
    params: idParams,
    body: z.object({ disabled: z.boolean() }),
    reply: z.object({ id, disabled: z.boolean() }),
  }),
}
