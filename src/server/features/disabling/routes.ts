import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { stopCharging } from '#server/billing/stop-charging.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { invalidRequest, notFound } from '#server/http/errors.ts'
import { setUserDisabled } from '#server/stores/disabled-users.ts'

/**
 * Lets an administrator block a cook, or lift the block. The account is blocked here first, so that no
 * request passes from then on; then the identity service ends the sessions, so that browsers sign out; last,
 * subscriptions are no longer renewed.
 */
export const disablingRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db, identity, clock } = deps
  bind(app, api.admin.setDisabled, async ({ actor, params, body }) => {
    if (params.id === actor.userId && body.disabled)
      throw invalidRequest('You cannot disable your own account.')
    const user = await setUserDisabled(db, params.id, {
      disabled: body.disabled,
      by: { actorId: actor.userId, actorLabel: actor.user.email },
      now: clock.now(),
    })
    if (!user) throw notFound('User')
    await identity.setDisabled(user.identityUid, body.disabled)
    if (body.disabled) await stopCharging(deps, user.id)
    return { id: user.id, disabled: body.disabled }
  })
}
