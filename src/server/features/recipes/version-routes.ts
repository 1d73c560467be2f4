import type { FastifyInstance } from 'fastify'
import { api } from '#contract/index.ts'
import type { Deps } from '#server/deps.ts'
import { bind } from '#server/http/bind.ts'
import { notesChanged, notFound, recipeNotFound } from '#server/http/errors.ts'
import { getNotes, setNotes } from '#server/stores/recipe-notes.ts'
import { getVersion, listVersions } from '#server/stores/recipe-versions.ts'
import { changeContent } from './edit-recipe.ts'

/** Routes of a recipe's earlier versions and private notes. */
export const versionRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps

  bind(app, api.versions.list, async ({ actor, params }) => {
    const versions = await listVersions(db, actor.userId, params.id)
    if (!versions) throw recipeNotFound()
    return versions
  })
  bind(app, api.versions.get, async ({ actor, params }) => {
    const version = await getVersion(db, actor.userId, params.id, params.version)
    if (!version) throw notFound('Version')
    return version
  })
  bind(app, api.versions.restore, async ({ actor, params }) => {
    const version = await getVersion(db, actor.userId, params.id, params.version)
    if (!version) throw notFound('Version')
    const { content, image } = version
    return await changeContent(deps, actor.userId, params.id, content, {
      reason: 'restored',
      detail: String(params.version),
      image,
    })
  })

  bind(app, api.notes.get, async ({ actor, params }) => {
    const notes = await getNotes(db, actor.userId, params.id)
    if (notes === null) throw recipeNotFound()
    return { notes }
  })
  bind(app, api.notes.update, async ({ actor, params, body }) => {
    const outcome = await setNotes(db, actor.userId, params.id, body)
    if (outcome === 'absent') throw recipeNotFound()
    if (outcome === 'changed') throw notesChanged()
    return { notes: body.notes }
  })
}
