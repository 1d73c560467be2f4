import type { RecipeCard } from '#contract/recipe.ts'
import type { RecipeCards } from '#contract/recipes.ts'
import { comparisonFor } from '#domain/sorting.ts'
import type { CollectionView } from './recipe-keys.ts'

/**
 * True when a card belongs in a view. Only the server can evaluate a search, so in search results a card
 * stays as it was.
 */
export function fitsView(card: RecipeCard, view: CollectionView, wasThere: boolean): boolean {
  if (view.category && card.category !== view.category) return false
  if (view.folderId === 'unorganized' && card.folderId !== null) return false
  if (view.folderId && view.folderId !== 'unorganized' && card.folderId !== view.folderId) return false
  return view.search ? wasThere : true
}

/** Removes a card from the pages of a view. */
export const withoutCard = (pages: RecipeCards[], id: string): RecipeCards[] =>
  pages.some(({ recipes }) => recipes.some((one) => one.id === id))
    ? pages.map((page) => ({ ...page, recipes: page.recipes.filter((one) => one.id !== id) }))
    : pages

/**
 * Puts a new or changed card where the server would have it, so that lists are right before they are
 * refetched: out of a view that it no longer fits, or to its place in the view's order. A card whose place
 * lies beyond the loaded pages is left to the next page.
 */
export function placeCard(pages: RecipeCards[], view: CollectionView, card: RecipeCard): RecipeCards[] {
  const compare = comparisonFor(view.sort)
  const all = pages.flatMap(({ recipes }) => recipes)
  const before = all.find(({ id }) => id === card.id)
  if (!fitsView(card, view, before !== undefined)) return withoutCard(pages, card.id)
  if (before && compare(before, card) === 0) {
    return pages.map((page) => ({
      ...page,
      recipes: page.recipes.map((one) => (one.id === card.id ? card : one)),
    }))
  }
  const rest = withoutCard(pages, card.id)
  const here = rest.findIndex(({ recipes }) => recipes.some((one) => compare(card, one) < 0))
  if (here >= 0) {
    return rest.map((page, index) => {
      if (index !== here) return page
      const at = page.recipes.findIndex((one) => compare(card, one) < 0)
      return { ...page, recipes: page.recipes.toSpliced(at, 0, card) }
    })
  }
  const last = all.at(-1)
  const isLoaded = rest.at(-1)?.nextCursor === null || (last !== undefined && compare(card, last) <= 0)
  if (!isLoaded) return rest
  return rest.map((page, index) =>
    index === rest.length - 1 ? { ...page, recipes: [...page.recipes, card] } : page,
  )
}
