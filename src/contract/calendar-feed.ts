import { z } from 'zod'
import { instant, ok } from './common.ts'
import { route } from './route.ts'

/**
 * The meal plan as a calendar that other programs subscribe to (`GET /calendar/:token.ics`, RFC 5545), at an
 * address that nobody can guess. The address is shown once, when it is made; only its hash is stored.
 */
export const calendarFeed = {
  /** Open to cooks without Premium too, because they may still remove the address. */
  get: route({
    method: 'GET',
    path: '/api/meal-calendar/feed',
    access: 'user',
    summary: 'Whether the calendar has a secret address, and since when.',
    reply: z.object({ madeAt: instant.nullable() }),
  }),
  make: route({
    method: 'POST',
    path: '/api/meal-calendar/feed',
    access: 'premium',
    summary: 'Makes a secret address for the calendar. One that there was before ends.',
    reply: z.object({ address: z.url(), madeAt: instant }),
    status: 201,
  }),
  /** Open to cooks without Premium too: whoever published the address can withdraw it. */
  remove: route({
    method: 'DELETE',
    path: '/api/meal-calendar/feed',
    access: 'user',
    summary: 'Ends the secret address of the calendar.',
    reply: ok,
  }),
}
