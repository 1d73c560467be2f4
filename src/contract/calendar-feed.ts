import { z } from 'zod'
import { instant, ok } from './common.ts'
import { route } from './route.ts'

/**
 * The plan as a calendar that other programs subscribe to (`GET /calendar/:token.ics`, RFC 5545), under an address that
 * nobody can guess. The address is told once, when it is made; what is kept is its hash.
 */
export const calendarFeed = {
  /** Also for those whose subscription has ended, as they may end the address. */
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
  /** Also for those whose subscription has ended: what is theirs to give is theirs to take back. */
  remove: route({
    method: 'DELETE',
    path: '/api/meal-calendar/feed',
    access: 'user',
    summary: 'Ends the secret address of the calendar.',
    reply: ok,
  }),
}
