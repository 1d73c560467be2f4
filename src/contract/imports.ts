import { z } from 'zod'
import { fieldReport } from './capture.ts'
import { id, idParams, instant, ok } from './common.ts'
import { MAX_IMPORT_RECIPES } from './limits.ts'
import { problem } from './problem.ts'
import { finding } from './recipe.ts'
import { route } from './route.ts'

/** The app that wrote the file; `schema.org` is any file in schema.org/Recipe terms that names no app. */
export const importApps = [
  'larder',
  'schema.org',
  'mealie',
  'tandoor',
  'recipesage',
  'paprika',
  'nextcloud',
  'cooklang',
] as const
export type ImportApp = (typeof importApps)[number]

export const importStates = [
  /** The file is being read; nothing was saved. */
  'reading',
  /** The file was read; the cook reviews its recipes and chooses. */
  'ready',
  /** The chosen recipes are being saved; after a restart of the server saving continues where it stopped. */
  'saving',
  'done',
  /** The file could not be read; nothing was saved. */
  'failed',
] as const
export type ImportState = (typeof importStates)[number]

/** An uploaded file whose recipes are being imported. */
export const importJob = z.object({
  id,
  state: z.enum(importStates),
  fileName: z.string(),
  /** null until the app is known. */
  app: z.enum(importApps).nullable(),
  /** Share of the file that was read, 0 to 1. */
  readShare: z.number().min(0).max(1),
  recipes: z.object({
    found: z.int(),
    /** Number of found recipes that the cook seems to have already. */
    duplicates: z.int(),
    /** Number of recipes that were chosen and not yet saved. */
    waiting: z.int(),
    saved: z.int(),
    skipped: z.int(),
    failed: z.int(),
  }),
  /** Names of the folders that the file's recipes are in. */
  folders: z.array(z.string()),
  /** Other parts of the file that can be imported: `settings`, `plan`, `cooked`, `shopping`, `foods`. */
  parts: z.array(z.string()),
  /** Parts of the file that were no recipe or could not be read, in plain words. */
  unread: z.array(z.string()),
  problem: problem.nullable(),
  createdAt: instant,
})
export type ImportJob = z.infer<typeof importJob>

/** One recipe of a file, as it would be saved. */
export const importItem = z.object({
  position: z.int(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  ingredients: z.int(),
  steps: z.int(),
  folder: z.string().nullable(),
  report: z.array(fieldReport),
  findings: z.array(finding),
  /** A recipe that the cook has already; `exact` when title, ingredients and steps are the same. */
  duplicateOf: z.object({ id: id.nullable(), title: z.string(), exact: z.boolean() }).nullable(),
  state: z.enum(['waiting', 'saved', 'skipped', 'failed']),
  /** Id of the saved recipe; null until it is saved. */
  recipeId: id.nullable(),
})
export type ImportItem = z.infer<typeof importItem>

const MAX_POSITION = 1_000_000
const position = z.int().min(0).max(MAX_POSITION)

export const importChoice = z.object({
  /** Rule for recipes that the cook has already. */
  duplicates: z.enum(['skip', 'keep']).default('skip'),
  /** Positions of recipes that are exceptions to the rule above, or that the cook does not want. */
  skip: z.array(position).max(MAX_IMPORT_RECIPES).default([]),
  keep: z.array(position).max(MAX_IMPORT_RECIPES).default([]),
  /**
   * `as-in-file` creates the file's folders where they are missing; otherwise one folder for all, or none.
   */
  folder: z.union([z.literal('as-in-file'), id, z.null()]).default('as-in-file'),
  /** True to import the other parts of the file too: plan, cooked days, lists, settings. */
  parts: z.boolean().default(true),
})
export type ImportChoice = z.infer<typeof importChoice>

export const imports = {
  start: route({
    method: 'POST',
    path: '/api/imports',
    access: 'user',
    summary:
      'Takes a file of recipes (multipart field `file`) and begins to read it. Nothing is saved until `save`.',
    upload: true,
    status: 202,
    reply: importJob,
  }),
  list: route({
    method: 'GET',
    path: '/api/imports',
    access: 'user',
    summary: 'Files that were brought here lately, newest first.',
    reply: z.array(importJob),
  }),
  get: route({
    method: 'GET',
    path: '/api/imports/:id',
    access: 'user',
    summary: 'How far it is.',
    params: idParams,
    reply: importJob,
  }),
  items: route({
    method: 'GET',
    path: '/api/imports/:id/items',
    access: 'user',
    summary: 'The recipes of the file as they would be saved, a page at a time.',
    params: idParams,
    query: z.object({
      /** Position of the last recipe on the previous page. */
      after: z.coerce.number().int().min(-1).max(MAX_POSITION).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    reply: z.object({ items: z.array(importItem), next: z.int().nullable() }),
  }),
  save: route({
    method: 'POST',
    path: '/api/imports/:id/save',
    access: 'user',
    summary: 'Saves what was chosen. It goes on in the background and survives a restart. Costs no quota.',
    params: idParams,
    body: importChoice,
    reply: importJob,
    status: 202,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/imports/:id',
    access: 'user',
    summary: 'Forgets the file. What was saved of it stays.',
    params: idParams,
    reply: ok,
  }),
}
