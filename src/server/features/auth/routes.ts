import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { monthOf } from '#domain/quota.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { accountOf } from '#server/http/authenticate.ts'
import { bind, done } from '#server/http/bind.ts'
import { unauthenticated } from '#server/http/errors.ts'
import { currentUser, upsertUser } from '#server/stores/users.ts'

export const authRoutes = (app: FastifyInstance, { db, identity, clock, addressHash }: Deps) => {
  const current = async (actor: Actor) => {
    const now = clock.now()
    const user = await currentUser(db, actor.userId, { month: monthOf(now), now, isAdmin: actor.isAdmin })
    if (!user) throw unauthenticated()
    return user
  }

  // The token alone says who the cook is, since the body may name anyone.
  bind(app, api.users.sync, async ({ actor }) => {
    await accountOf(() => upsertUser(db, actor.identity, clock.now(), addressHash))
    return current(actor)
  })
  bind(app, api.users.current, ({ actor }) => current(actor))
  bind(app, api.users.signOut, async ({ actor }) => {
    await identity.endSession(actor.identity)
    return done
  })
}
