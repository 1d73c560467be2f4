import type { GivenUp } from '../checks/expectation.ts'
import type { Craving } from '../craving/craving.ts'
import { asQuickAsWished } from '../craving/quick.ts'
import { occasionsIn } from './occasions.ts'
import { isCuisine, withoutClaims } from './without-unknown-words.ts'

/** Meals that one dish may serve as: shrimp skewers, which are filed under dinner, can be a breakfast. */
export const mealsOfDay: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner'])

/** Longest time, in minutes, of a dish that answers "quick" because nothing quicker does. */
const MOST_FOR_QUICK = 60

interface Wider {
  wish?: GivenUp
  wider: Craving
  /** True when the work has to be quick all the same: a pudding of ten minutes that chills for hours. */
  isWorkQuick?: true
  /** Recipes of which one has to answer. */
  only?: readonly string[]
}

/** Wider readings of a craving that nothing answers, each with the wish that it gives up. */
export function widened(craving: Craving): Wider[] {
  const { category, maxMinutes } = craving
  const isQuick = asQuickAsWished(craving) !== null
  const anyMeal = category !== null && mealsOfDay.has(category) && !craving.pet
  return [
    ...(occasionsIn(craving.text).length > 0 && !craving.isAnyDay
      ? [{ wider: { ...craving, isAnyDay: true as const } }]
      : []),
    ...withoutCuisine(craving),
    ...(isQuick && maxMinutes !== null
      ? [
          { wish: 'quick' as const, wider: { ...craving, maxMinutes: MOST_FOR_QUICK } },
          { wish: 'quick' as const, wider: { ...craving, maxMinutes: null }, isWorkQuick: true as const },
        ]
      : []),
    ...(anyMeal ? [{ wish: 'meal' as const, wider: { ...craving, category: null } }] : []),
  ]
}

/**
 * Returns a reading without the cuisine of a dish that is named in several words: arroz con leche is the same dish
 * in Asturias. A family of one word, "Swedish chili", may be another dish there.
 */
function withoutCuisine(craving: Craving): Wider[] {
  const { claims = [], recipes, named } = craving
  const left = claims.filter(isCuisine)
  if (left.length === 0 || !recipes || !named?.words.includes(' ')) return []
  return [{ only: recipes.slugs, wider: withoutClaims(craving, left) }]
}

/** Returns a craving whose wishes in words, such as "not too sweet", are limits to be kept; null for one without any. */
export const withFirmTargets = (craving: Craving): Craving | null =>
  craving.targets?.some(({ isSoft }) => isSoft)
    ? { ...craving, targets: craving.targets.map(({ isSoft: _, ...target }) => target) }
    : null
