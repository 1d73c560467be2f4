import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { notFound } from '#server/http/errors.ts'
import {
  countByFolder,
  createFolder,
  deleteFolder,
  listFolders,
  updateFolder,
} from '#server/stores/folders.ts'

const folderNotFound = () => notFound('Folder')

export const folderRoutes = (app: FastifyInstance, { db, clock }: Deps) => {
  bind(app, api.folders.list, ({ actor }) => listFolders(db, actor.userId))
  bind(app, api.folders.counts, ({ actor }) => countByFolder(db, actor.userId))
  bind(app, api.folders.create, ({ actor, body }) => createFolder(db, actor.userId, body, clock.now()))
  bind(app, api.folders.update, async ({ actor, params, body }) => {
    const folder = await updateFolder(db, actor.userId, params.id, body, clock.now())
    if (!folder) throw folderNotFound()
    return folder
  })
  bind(app, api.folders.remove, async ({ actor, params }) => {
    if (!(await deleteFolder(db, actor.userId, params.id))) throw folderNotFound()
    return done
  })
}
