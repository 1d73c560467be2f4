import { z } from 'zod'
import { id } from './common.ts'
import { MAX_TITLE_LENGTH } from './limits.ts'
import { checkReport, recipe, recipeDraft } from './recipe.ts'
import { route } from './route.ts'

/** Longest text that can be read as a recipe: about forty pages. */
export const MAX_PASTED_LENGTH = 100_000
export const MAX_ADDRESS_LENGTH = 2000

/** A draft that may lack required fields, which the cook fills in before saving. */
export const importedDraft = recipeDraft.extend({ title: z.string().max(MAX_TITLE_LENGTH) })
export type ImportedDraft = z.infer<typeof importedDraft>

export const importFields = [
  'title',
  'description',
  'category',
  'times',
  'servings',
  'ingredients',
  'instructions',
  'picture',
  'author',
  'notes',
  'nutrition',
  'rating',
  'video',
  'keywords',
  'tools',
  'other',
] as const
export type ImportField = (typeof importFields)[number]

/**
 * Outcomes of reading a field: `kept` as it was, `changed` to fit, `guessed` because the source says nothing,
 * `missing`, or `left_out` on purpose.
 */
export const fieldOutcomes = ['kept', 'changed', 'guessed', 'missing', 'left_out'] as const
export type FieldOutcome = (typeof fieldOutcomes)[number]

export const fieldReport = z.object({
  field: z.enum(importFields),
  outcome: z.enum(fieldOutcomes),
  note: z.string(),
})
export type FieldReport = z.infer<typeof fieldReport>

/**
 * A recipe that was read from a page, text or photo, for the cook to review; nothing is saved in the
 * collection yet.
 */
export const capture = z.object({
  /** Id by which the cook saves the capture; valid for a day. */
  id,
  draft: importedDraft,
  notes: z.string(),
  report: z.array(fieldReport),
  checks: checkReport,
  imageUrl: z.string().nullable(),
  source: z.object({ url: z.string().nullable(), author: z.string().nullable() }),
  /** The model that read the recipe; null when the built-in kitchen did, which costs nothing. */
  engine: z.string().nullable(),
  /** Recipes of the cook that seem to be the same. */
  duplicates: z.array(z.object({ id, title: z.string(), why: z.enum(['same-address', 'same-title']) })),
  /** Titles of all recipes on the page, when it has several; `which` is the index of this one. */
  choices: z.array(z.string()),
  which: z.int().min(0),
})
export type Capture = z.infer<typeof capture>

const which = z.int().min(0).max(50).default(0)

export const captures = {
  page: route({
    method: 'POST',
    path: '/api/capture/page',
    access: 'user',
    summary:
      'Reads a recipe from a page of the web. Nothing is kept until it is saved, and nothing is counted.',
    body: z.object({
      url: z.string().trim().min(1, 'Please enter an address.').max(MAX_ADDRESS_LENGTH),
      which,
    }),
    reply: capture,
  }),
  text: route({
    method: 'POST',
    path: '/api/capture/text',
    access: 'user',
    summary: 'Reads a recipe from a text. Nothing is kept until it is saved, and nothing is counted.',
    body: z.object({
      text: z.string().trim().min(1, 'Please paste a recipe.').max(MAX_PASTED_LENGTH),
      which,
    }),
    reply: capture,
  }),
  save: route({
    method: 'POST',
    path: '/api/capture/:id/save',
    access: 'user',
    summary: 'Keeps what was read, as the cook corrected it. Doing it again answers the same recipe.',
    params: z.object({ id }),
    body: z.object({ draft: recipeDraft, keepPicture: z.boolean().default(true) }),
    reply: recipe,
    status: 201,
  }),
}
