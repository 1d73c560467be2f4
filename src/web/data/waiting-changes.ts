import type { InfiniteData, QueryKey } from '@tanstack/react-query'
import type { CookedLog } from '#contract/cooked.ts'
import type { RecipeCard } from '#contract/recipe.ts'
import type { RecipeCards } from '#contract/recipes.ts'
import type { Change } from '#web/offline/change.ts'
import { withDay } from './cooked.ts'
import { viewOf } from './recipe-keys.ts'

/**
 * Applies the changes that the server has not answered yet to the data of a query. The key tells the kind of
 * data: see `recipe-keys.ts`, `ratings.ts` and `cooked.ts`.
 */
export function applyWaiting(key: QueryKey, data: unknown, changes: readonly Change[]): unknown {
  if (data === null || data === undefined) return data
  if (viewOf({ queryKey: key })) return cardsWith(data as InfiniteData<RecipeCards>, changes)
  const [place, what, id, part] = key
  if (place !== '/api/recipes' || what !== 'one' || typeof id !== 'string') return data
  const own = changes.filter((one) => one.kind !== 'shopping' && one.recipeId === id)
  if (part === undefined) return own.reduce(recipeWith, data as RecipeCard)
  if (part === 'rating')
    return own.reduce((rating, one) => (one.kind === 'rating' ? one.rating : rating), data)
  if (part === 'cooked')
    return own.reduce(
      (log, one) => (one.kind === 'cooked' ? withDay(log, id, one.day) : log),
      data as CookedLog,
    )
  return data
}

function recipeWith<R extends Pick<RecipeCard, 'id' | 'isFavorite' | 'myRating'>>(
  recipe: R,
  change: Change,
): R {
  if (change.kind === 'shopping' || change.recipeId !== recipe.id) return recipe
  if (change.kind === 'favorite') return { ...recipe, isFavorite: change.isFavorite }
  if (change.kind === 'rating') return { ...recipe, myRating: change.rating.rating }
  return recipe
}

/** The cards keep their places, because only the server knows the new order. */
const cardsWith = (data: InfiniteData<RecipeCards>, changes: readonly Change[]) => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    recipes: page.recipes.map((card) => changes.reduce(recipeWith, card)),
  })),
})
