import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { conflict } from '#server/http/errors.ts'
import { assertRecentSignIn } from '#server/http/recent-sign-in.ts'

/** Routes for the state of the authenticator app, and for the recovery codes of a cook who has lost it. */
export const secondFactorRoutes = (
  app: FastifyInstance,
  { identity, clock }: Deps,
  { adminSecondFactor }: { adminSecondFactor: boolean },
) => {
  bind(app, api.secondFactor.state, async ({ actor }) => {
    const found = await identity.secondFactors?.of(actor.identity)
    return {
      isOffered: identity.secondFactors !== null,
      app: found ? { ...found, addedAt: found.addedAt.toISOString() } : null,
      isRequired: adminSecondFactor && actor.isAdmin,
    }
  })
  bind(app, api.secondFactor.newRecoveryCodes, async ({ actor }) => {
    assertRecentSignIn(actor, clock.now())
    const codes = await identity.secondFactors?.newRecoveryCodes(actor.identity)
    if (!codes) throw conflict('Please add an authenticator app first.')
    return { codes }
  })
}
