import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import { MAX_IMPORTS_KEPT } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { bind, done } from '#server/http/bind.ts'
import { AppError, conflict, notFound } from '#server/http/errors.ts'
import { listItems } from '#server/stores/import-items.ts'
import { hasFolder } from '#server/stores/imported-data.ts'
import {
  createImport,
  getImport,
  type ImportKey,
  listImports,
  removeImport,
  startSaving,
} from '#server/stores/imports.ts'
import type { Importer } from './importer.ts'
import { receiveFile } from './receive-file.ts'

const ITEMS_A_PAGE = 50
const UPLOADS_A_MINUTE = 20

const importNotFound = () => notFound('Import')

/** Routes for files of recipes: upload, review, save. An import uses no quota. */
export const importRoutes = (app: FastifyInstance, { db, clock }: Deps, importer: Importer) => {
  const present = async (key: ImportKey) => {
    const job = await getImport(db, key)
    if (!job) throw importNotFound()
    return job
  }

  bind(
    app,
    api.imports.start,
    async ({ actor, request }) => {
      const file = await receiveFile(request)
      try {
        const now = clock.now()
        const key = await createImport(db, actor.userId, {
          fileName: file.name,
          now,
          leaseUntil: importer.leaseUntil(),
          keep: MAX_IMPORTS_KEPT,
        })
        if (!key)
          throw new AppError('conflict', 'Another file of yours is still in the works. Please wait for it.')
        const job = await present(key)
        importer.read(key, file)
        return job
      } catch (error) {
        await file.remove()
        throw error
      }
    },
    { perMinute: UPLOADS_A_MINUTE },
  )
  bind(app, api.imports.list, ({ actor }) => listImports(db, actor.userId))
  bind(app, api.imports.get, ({ actor, params }) => present({ userId: actor.userId, importId: params.id }))
  bind(app, api.imports.items, async ({ actor, params, query }) => {
    const key = { userId: actor.userId, importId: params.id }
    const page = await listItems(db, key, { after: query.after, limit: query.limit ?? ITEMS_A_PAGE })
    if (!page) throw importNotFound()
    return page
  })
  bind(app, api.imports.save, async ({ actor, params, body }) => {
    const key = { userId: actor.userId, importId: params.id }
    await present(key)
    const folder = body.folder
    if (folder !== null && folder !== 'as-in-file' && !(await hasFolder(db, actor.userId, folder)))
      throw notFound('Folder')
    const started = await startSaving(db, key, {
      choice: body,
      now: clock.now(),
      leaseUntil: importer.leaseUntil(),
    })
    if (started) importer.save(key)
    const job = await present(key)
    // A second click finds the saving begun; a file that is still being read, or could not be read, has
    // nothing to save.
    if (!started && (job.state === 'reading' || job.state === 'failed'))
      throw conflict('There is nothing to save yet.')
    return job
  })
  bind(app, api.imports.remove, async ({ actor, params }) => {
    const removed = await removeImport(db, { userId: actor.userId, importId: params.id })
    if (removed === 'absent') throw importNotFound()
    if (removed === 'saving') throw conflict('It is being saved right now. Please wait until it is done.')
    return done
  })
}
