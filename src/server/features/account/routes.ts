import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { accountStats } from '#server/stores/account-stats.ts'
import { keepProfilePicture } from '#server/stores/profile-pictures.ts'
import { deleteAccount } from './delete-account.ts'
import { setProfilePicture } from './set-profile-picture.ts'
import { writeExport } from './write-export.ts'

/** An export reads everything of a cook, a picture is decoded: a few a minute are plenty. */
const perMinute = 10

export const accountRoutes = (app: FastifyInstance, deps: Deps, { publicUrl }: { publicUrl: string }) => {
  bind(
    app,
    api.account.export,
    ({ actor, reply }) => {
      const now = deps.clock.now()
      const text = writeExport(deps.db, { userId: actor.userId, now, origin: publicUrl })
      const name = `larder-export-${now.toISOString().slice(0, 10)}.json`
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(text, { objectMode: false, highWaterMark: 64 * 1024 }))
    },
    { perMinute },
  )
  bind(
    app,
    api.account.setPicture,
    async ({ actor, request }) => ({ profileImageUrl: await setProfilePicture(deps, actor, request) }),
    { perMinute },
  )
  bind(app, api.account.removePicture, async ({ actor }) => ({
    profileImageUrl: await keepProfilePicture(deps.db, actor.userId, null, deps.clock.now()),
  }))
  bind(app, api.account.stats, ({ actor }) => accountStats(deps.db, actor.userId))
  bind(app, api.account.remove, async ({ actor }) => {
    await deleteAccount(deps, actor)
    return done
  })
}
