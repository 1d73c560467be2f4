import { z } from 'zod'
import { id, idParams, instant } from './common.ts'
import { recipe, recipeDraft } from './recipe.ts'
import { route } from './route.ts'

/** Reasons for a change of a recipe's content. */
export const versionReasons = ['edited', 'refined', 'restored', 'imported'] as const
export type VersionReason = (typeof versionReasons)[number]

/** Author of a version: the cook, the AI, an import, or another cook. */
export const versionAuthors = ['cook', 'ai', 'import', 'shared'] as const
export type VersionAuthor = (typeof versionAuthors)[number]

/** One state of a recipe, valid from `savedAt` until the next version. */
export const recipeVersion = z.object({
  version: z.int().min(1),
  savedAt: instant,
  author: z.enum(versionAuthors),
  /** null for the first version, which changed nothing. */
  reason: z.enum(versionReasons).nullable(),
  /** Details of the change in a few words: the wish of a refinement, the number of a restored version. */
  detail: z.string().nullable(),
  title: z.string(),
})
export type RecipeVersion = z.infer<typeof recipeVersion>

export const versionContent = recipeVersion.extend({ content: recipeDraft, imageUrl: z.string().nullable() })
export type VersionContent = z.infer<typeof versionContent>

const versionParams = z.object({ id, version: z.coerce.number().int().min(1).max(2_147_483_647) })

export const versions = {
  list: route({
    method: 'GET',
    path: '/api/recipes/:id/versions',
    access: 'user',
    summary: 'Every state that a recipe was in, the present one first.',
    params: idParams,
    reply: z.array(recipeVersion),
  }),
  get: route({
    method: 'GET',
    path: '/api/recipes/:id/versions/:version',
    access: 'user',
    summary: 'One of them with its content.',
    params: versionParams,
    reply: versionContent,
  }),
  restore: route({
    method: 'POST',
    path: '/api/recipes/:id/versions/:version/restore',
    access: 'user',
    summary: 'Makes an earlier state the present one again, as a new version.',
    params: versionParams,
    reply: recipe,
  }),
}
