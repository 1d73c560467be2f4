import { z } from 'zod'
import { idParams } from './common.ts'
import { MAX_NOTES_LENGTH } from './limits.ts'
import { route } from './route.ts'

const text = z.string().max(MAX_NOTES_LENGTH)

/**
 * A cook's private notes on a recipe. No other reply includes them, so that sharing a recipe never shares its
 * notes.
 */
export const notes = {
  get: route({
    method: 'GET',
    path: '/api/recipes/:id/notes',
    access: 'user',
    summary: "The cook's private notes on a recipe; empty when there are none.",
    params: idParams,
    reply: z.object({ notes: z.string() }),
  }),
  update: route({
    method: 'PUT',
    path: '/api/recipes/:id/notes',
    access: 'user',
    summary: 'Replaces the notes. With `before`, only while they still read like that; 409 otherwise.',
    params: idParams,
    body: z.object({ notes: text, before: text.optional() }),
    reply: z.object({ notes: z.string() }),
  }),
}
