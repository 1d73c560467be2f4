import { z } from 'zod'
import { id } from './common.ts'
import { MAX_TITLE_LENGTH } from './limits.ts'
import { checkReport, recipe, recipeDraft } from './recipe.ts'
import { route } from './route.ts'

/** Longest text that is read as a recipe: some forty pages. */
export const MAX_PASTED_LENGTH = 100_000
export const MAX_ADDRESS_LENGTH = 2000

/** A draft that may lack what a recipe needs: its cook fills it in before it is kept. */
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

/** `kept` as it was, `changed` to fit, `guessed` because nothing was said, `missing`, or `left_out` on purpose. */
export const fieldOutcomes = ['kept', 'changed', 'guessed', 'missing', 'left_out'] as const
export type FieldOutcome = (typeof fieldOutcomes)[number]

export const fieldReport = z.object({
  field: z.enum(importFields),
  outcome: z.enum(fieldOutcomes),
  note: z.string(),
})
export type FieldReport = z.infer<typeof fieldReport>

/** What was read, for the cook to look over. Nothing is in the collection yet. */
export const capture = z.object({
  /** Names it for a day; saving goes by it. */
  id,
  draft: importedDraft,
  notes: z.string(),
  report: z.array(fieldReport),
  checks: checkReport,
  imageUrl: z.string().nullable(),
  source: z.object({ url: z.string().nullable(), author: z.string().nullable() }),
  /** Names the model that read it; null when the kitchen did, which costs nothing. */
  engine: z.string().nullable(),
  /** What the cook has already that looks like it. */
  duplicates: z.array(z.object({ id, title: z.string(), why: z.enum(['same-address', 'same-title']) })),
  /** Titles of all recipes of the page, where it has several; `which` is the place of this one. */
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
