import { z } from 'zod'
import { calendarDay, id, idParams, instant, ok, writtenText } from './common.ts'
import { route } from './route.ts'

export const MAX_COOKED_NOTE_LENGTH = 500
/** Most days listed for one recipe; `times` counts all of them. */
export const COOKED_LISTED = 500

/** A calendar date in the cook's time zone, yyyy-MM-dd. */
export const cookedDay = z.iso.date().refine((date) => date >= '1900-01-01', 'A date after 1900, please.')

/** `cookedOn` is sent by the client, because the server does not know the cook's time zone. */
export const cookedBody = z.object({
  cookedOn: cookedDay,
  servings: z.int().min(1).max(100).nullish(),
  note: writtenText(MAX_COOKED_NOTE_LENGTH).nullish(),
})
export type CookedBody = z.infer<typeof cookedBody>

export const cookedEntry = z.object({
  id,
  recipeId: id.nullable(),
  cookedOn: calendarDay,
  servings: z.int().nullable(),
  note: z.string().nullable(),
  createdAt: instant,
})
export type CookedEntry = z.infer<typeof cookedEntry>

export const cookedLog = z.object({ times: z.int(), entries: z.array(cookedEntry) })
export type CookedLog = z.infer<typeof cookedLog>

export const cooked = {
  list: route({
    method: 'GET',
    path: '/api/recipes/:id/cooked',
    access: 'user',
    summary: 'The days on which the cook cooked a recipe, latest first.',
    params: idParams,
    reply: cookedLog,
  }),
  add: route({
    method: 'POST',
    path: '/api/recipes/:id/cooked',
    access: 'user',
    summary: 'Adds a day to the log. A day that is in it stays as it is, and is answered.',
    params: idParams,
    body: cookedBody,
    reply: cookedEntry,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/api/cooked/:id',
    access: 'user',
    summary: 'Changes a day of the log.',
    params: idParams,
    body: cookedBody,
    reply: cookedEntry,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/cooked/:id',
    access: 'user',
    summary: 'Takes a day out of the log.',
    params: idParams,
    reply: ok,
  }),
}
