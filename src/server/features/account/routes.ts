import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { writeArchive } from '#server/archives/write-archive.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { accountStats } from '#server/stores/account-stats.ts'
import { keepProfilePicture } from '#server/stores/profile-pictures.ts'
import { deleteAccount, eraseByUid } from './delete-account.ts'
import { setProfilePicture } from './set-profile-picture.ts'
import { larderArchive } from './write-larder-archive.ts'
import { textArchive } from './write-text-archives.ts'

/**
 * Maximum number of exports and of pictures a minute: an export reads everything of a cook, and a picture is
 * decoded.
 */
const perMinute = 10
const names = { larder: 'export', cooklang: 'cooklang', markdown: 'markdown' } as const

export const accountRoutes = (app: FastifyInstance, deps: Deps) => {
  bind(
    app,
    api.account.export,
    ({ actor, query, reply }) => {
      const { format = 'larder' } = query
      const now = deps.clock.now()
      const archiving = { db: deps.db, pictures: deps.pictures, userId: actor.userId, now }
      const files = format === 'larder' ? larderArchive(archiving) : textArchive(archiving, format)
      const day = now.toISOString().slice(0, 10)
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="larder-${names[format]}-${day}.zip"`)
        .header('cache-control', 'no-store')
        .send(writeArchive(files))
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
  deps.identity.beforeDeletion((uid) => eraseByUid(deps, uid))
  bind(app, api.account.remove, async ({ actor }) => {
    await deleteAccount(deps, actor)
    return done
  })
}
