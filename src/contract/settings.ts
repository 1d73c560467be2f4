import { z } from 'zod'
import { allergens, diets } from './dietary.ts'
import { MAX_DISLIKE_LENGTH, MAX_DISLIKES } from './limits.ts'
import { mealTimes } from './meal-times.ts'
import { route } from './route.ts'
import { type Theme, themes } from './themes.ts'

export const unitSystems = ['us', 'metric'] as const
export const unitSystem = z.enum(unitSystems)
export type UnitSystem = z.infer<typeof unitSystem>

export const hemispheres = ['north', 'south'] as const
export type Hemisphere = (typeof hemispheres)[number]

export { type Theme, themes }

/** A food that the cook dislikes, by its everyday name: letters, spaces, apostrophes and hyphens. */
const dislike = z
  .string()
  .trim()
  .min(1)
  .max(MAX_DISLIKE_LENGTH)
  .regex(/^[\p{L}][\p{L}\p{M}' -]*$/u, 'Please name a food with letters only.')

/** A cook's settings. Every generated recipe obeys the first three. */
export const cookSettings = z.object({
  /** Allergens that no recipe may contain, whatever the craving says. */
  allergies: z.array(z.enum(allergens)).max(allergens.length),
  diets: z.array(z.enum(diets)).max(diets.length),
  /** Foods that are left out unless a craving names them. */
  dislikes: z.array(dislike).max(MAX_DISLIKES),
  units: unitSystem,
  /** The hemisphere whose seasons apply. */
  hemisphere: z.enum(hemispheres),
  theme: z.enum(themes),
  mealTimes,
})
export type CookSettings = z.infer<typeof cookSettings>

export const settings = {
  get: route({
    method: 'GET',
    path: '/api/settings',
    access: 'user',
    summary: "The cook's own settings.",
    reply: cookSettings,
  }),
  update: route({
    method: 'PUT',
    path: '/api/settings',
    access: 'user',
    summary: 'Changes settings. Fields that are left out keep their value.',
    body: cookSettings.partial(),
    reply: cookSettings,
  }),
}
