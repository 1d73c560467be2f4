import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { unauthenticated } from '#server/http/errors.ts'
import { getSettings, updateSettings } from '#server/stores/settings.ts'

export const settingsRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.settings.get, async ({ actor }) => {
    const settings = await getSettings(db, actor.userId)
    if (!settings) throw unauthenticated()
    return settings
  })
  bind(app, api.settings.update, async ({ actor, body }) => {
    const settings = await updateSettings(db, actor.userId, body, clock.now())
    if (!settings) throw unauthenticated()
    return settings
  })
}
