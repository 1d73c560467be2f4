import { type AdaptedTo, adaptLooks } from '../illustration/adapt-looks.ts'
import type { Looks } from './looks.ts'
import type { Cookbook } from './open-cookbook.ts'

/**
 * Returns the looks of a recipe that was made from one of the cookbook.
 *
 * @param source `slug@hash` of the cookbook's recipe
 * @param made the recipe as it is now, since replaced foods show in the picture too
 */
export function looksOfSource(
  cookbook: Cookbook,
  source: string | undefined,
  made: AdaptedTo,
): Looks | undefined {
  const recipe = source === undefined ? undefined : cookbook.bySlug.get(source.split('@')[0] ?? source)
  return recipe && adaptLooks(recipe.looks, recipe.draft.ingredients, made.ingredients)
}
