import { z } from 'zod'
import { id, idParams } from './common.ts'
import { checkReport, nutrition, nutritionCoverage, recipe, recipeDraft, recipeHead } from './recipe.ts'
import { route } from './route.ts'

export const MAX_WISH_LENGTH = 300

/** A piece of a changed text: kept, removed or added words. */
export const wordDiff = z.object({ kind: z.enum(['kept', 'removed', 'added']), text: z.string() })
export type WordDiff = z.infer<typeof wordDiff>

/** An ingredient line or a step, compared with its previous text. */
export const textDiff = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), text: z.string() }),
  z.object({ kind: z.literal('changed'), before: z.string(), after: z.string(), words: z.array(wordDiff) }),
  z.object({ kind: z.literal('removed'), text: z.string() }),
  z.object({ kind: z.literal('added'), text: z.string() }),
])
export type TextDiff = z.infer<typeof textDiff>

export const recipeDiff = z.object({
  /** The fields that differ; `words` is null for numbers. */
  fields: z.array(
    z.object({
      field: recipeHead.keyof(),
      before: z.string(),
      after: z.string(),
      words: z.array(wordDiff).nullable(),
    }),
  ),
  ingredients: z.array(textDiff),
  instructions: z.array(textDiff),
})
export type RecipeDiff = z.infer<typeof recipeDiff>

/** A proposed change of a recipe; nothing is saved until the cook accepts it. */
export const refineProposal = z.object({
  /** Id by which the cook accepts the proposal. */
  proposalId: id,
  draft: recipeDraft,
  diff: recipeDiff,
  checks: checkReport,
  /** Nutrition per serving, before and after. */
  nutrition: z.object({ before: nutrition.nullable(), after: nutrition.nullable() }),
  nutritionCoverage,
  /** Author of the proposal: `larder-kitchen`, or the model. */
  engine: z.string(),
})
export type RefineProposal = z.infer<typeof refineProposal>

export const refine = {
  propose: route({
    method: 'POST',
    path: '/api/recipes/:id/refine',
    access: 'user',
    summary: 'Proposes a changed recipe for a wish. Nothing is counted and nothing of the recipe changes.',
    params: idParams,
    body: z.object({ wish: z.string().trim().min(1, 'Please say what should change.').max(MAX_WISH_LENGTH) }),
    reply: refineProposal,
  }),
  accept: route({
    method: 'POST',
    path: '/api/recipes/:id/refine/accept',
    access: 'user',
    summary:
      'Keeps a proposal as the new version of the recipe; counts as one recipe. Accepts Idempotency-Key.',
    params: idParams,
    body: z.object({ proposalId: id }),
    reply: z.object({
      recipe,
      /** True when another recipe can be made this month. */
      canGenerate: z.boolean(),
    }),
  }),
}
