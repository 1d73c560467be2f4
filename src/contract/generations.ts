import { z } from 'zod'
import { id, idParams, instant, ok } from './common.ts'
import { problem } from './problem.ts'
import { recipeDraft } from './recipe.ts'
import { generatedRecipe } from './recipes.ts'
import { route } from './route.ts'

/** Stages of a generation from text, in order; they are the steps of the progress overlay. */
export const standardStages = ['analyzing', 'generating', 'image', 'finalizing'] as const
export const generationStages = [
  ...standardStages,
  'scanning',
  'identifying',
  'ideas',
  'crafting',
  'reading',
  'structuring',
  'organizing',
] as const

/**
 * The stage of a generation. `generationId` lets a client reconnect after a reload, or cancel. `step` counts
 * from 1.
 */
export const stageEvent = z.object({
  generationId: id,
  stage: z.enum(generationStages),
  step: z.int().min(1),
  of: z.int().min(1),
})
/** The unfinished recipe: unchecked, so any field may be missing. Each event replaces the previous one. */
export const partialRecipe = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  category: recipeDraft.shape.category.optional(),
  prepTime: z.number().optional(),
  cookTime: z.number().optional(),
  restTime: z.number().optional(),
  servings: z.number().optional(),
  ingredients: z.array(z.object({ amount: z.string().optional(), item: z.string().optional() })).optional(),
  instructions: z.array(z.string()).optional(),
})
export type PartialRecipe = z.infer<typeof partialRecipe>

/** One event of a generation's event stream. Ids start at 1 and rise by one. */
export const generationEvent = z.discriminatedUnion('type', [
  z.object({ id: z.int(), type: z.literal('stage'), data: stageEvent }),
  z.object({ id: z.int(), type: z.literal('partial'), data: partialRecipe }),
  z.object({ id: z.int(), type: z.literal('done'), data: generatedRecipe }),
  z.object({ id: z.int(), type: z.literal('error'), data: problem }),
])
export type GenerationEvent = z.infer<typeof generationEvent>

export const generation = z.object({
  id,
  kind: z.enum(['text', 'ingredients', 'option', 'ocr', 'refine', 'import']),
  prompt: z.string().nullable(),
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  stage: z.enum(generationStages).nullable(),
  recipeId: id.nullable(),
  problem: problem.nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
})
export type Generation = z.infer<typeof generation>

export const generations = {
  list: route({
    method: 'GET',
    path: '/api/generations',
    access: 'user',
    summary: 'Generations that run now, and those that ended within a day and were not yet seen by the cook.',
    reply: z.array(generation),
  }),
  get: route({
    method: 'GET',
    path: '/api/generations/:id',
    access: 'user',
    summary: "A generation's state.",
    params: idParams,
    reply: generation,
  }),
  events: route({
    method: 'GET',
    path: '/api/generations/:id/events',
    access: 'user',
    summary: 'Its event stream, from the start or after Last-Event-ID.',
    params: idParams,
    reply: z.string(),
    stream: true,
  }),
  cancel: route({
    method: 'DELETE',
    path: '/api/generations/:id',
    access: 'user',
    summary: 'Cancels it; nothing is counted.',
    params: idParams,
    reply: generation,
  }),
  seen: route({
    method: 'POST',
    path: '/api/generations/:id/seen',
    access: 'user',
    summary: 'The cook was told how it ended.',
    params: idParams,
    reply: ok,
  }),
}
