import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { FolderCounts } from '#contract/folders.ts'
import type { Recipe, RecipeCard } from '#contract/recipe.ts'
import type { RecipeCards } from '#contract/recipes.ts'
import { placeCard, withoutCard } from './place-card.ts'
import { type CollectionView, countsKey, isRecipeList, recipeKey, viewOf } from './recipe-keys.ts'

type Pages = InfiniteData<RecipeCards, string | null>

/**
 * Invalidates every list of recipes, whatever its filter; single recipes stay. A collection keeps only its
 * first page, because refetching a hundred pages for one new recipe would be very slow.
 */
export async function invalidateLists(client: QueryClient): Promise<void> {
  changeCards(client, (pages) => pages.slice(0, 1))
  await Promise.all([
    client.invalidateQueries({ predicate: (query) => isRecipeList(query) || viewOf(query) !== undefined }),
    client.invalidateQueries({ queryKey: countsKey }),
  ])
}

/**
 * Refetches the lists, unless one of them has all these recipes already; they were created in the background.
 */
export async function listAll(client: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // A list that is being fetched most likely has the recipes.
  await Promise.allSettled(
    viewsIn(client).map(({ promise, state }) => state.fetchStatus === 'fetching' && promise),
  )
  const listed = new Set(cardsIn(client).map(({ id }) => id))
  if (!ids.every((id) => listed.has(id))) await invalidateLists(client)
}

/**
 * Changes one recipe everywhere in the cache: on its page and in every list, where it moves to its new place.
 */
export function patchRecipe(client: QueryClient, id: string, patch: Partial<Recipe>): void {
  const card = cardInCache(client, id)
  client.setQueryData<Recipe>(recipeKey(id), (old) => old && { ...old, ...patch })
  client.setQueriesData<Recipe[]>({ predicate: isRecipeList }, (old) =>
    old?.map((one) => (one.id === id ? { ...one, ...patch } : one)),
  )
  if (!card) return
  const changed = cardOf({ ...card, ...patch })
  changeCards(client, (pages, view) => placeCard(pages, view, changed))
  if (changed.folderId !== card.folderId) moveCount(client, card.folderId, changed.folderId)
}

/**
 * Stores a recipe from the server in the cache and puts it in its place in every list. Lists of whole recipes
 * and searches are refetched, because only the server knows whether the recipe belongs in them.
 */
export async function keepRecipe(client: QueryClient, recipe: Recipe): Promise<void> {
  client.setQueryData<Recipe>(recipeKey(recipe.id), recipe)
  const card = cardOf(recipe)
  changeCards(client, (pages, view) => {
    const placed = placeCard(pages, view, card)
    return view.search ? placed.slice(0, 1) : placed
  })
  await refetchUncertainLists(client)
}

/**
 * Removes a recipe from every list. Its own page may still show it, and refetches it when it is next opened.
 */
export function forgetRecipe(client: QueryClient, id: string): void {
  client.setQueriesData<Recipe[]>({ predicate: isRecipeList }, (old) => old?.filter((one) => one.id !== id))
  changeCards(client, (pages) => withoutCard(pages, id))
  void client.invalidateQueries({ queryKey: recipeKey(id), refetchType: 'none' })
  void client.invalidateQueries({ predicate: isRecipeList })
  void client.invalidateQueries({ queryKey: countsKey })
}

/**
 * Makes a deleted folder's recipes unorganized in the cache, and refetches the lists that may now contain
 * them.
 */
export async function emptyFolder(client: QueryClient, folderId: string): Promise<void> {
  const out = <R extends Pick<Recipe, 'folderId'>>(one: R): R =>
    one.folderId === folderId ? { ...one, folderId: null } : one
  client.setQueriesData<Recipe>({ queryKey: recipeKey('').slice(0, 2) }, (old) => old && out(old))
  client.removeQueries({ predicate: (query) => viewOf(query)?.folderId === folderId })
  changeCards(client, (pages, view) =>
    (view.folderId === 'unorganized' ? pages.slice(0, 1) : pages).map((page) => ({
      ...page,
      recipes: page.recipes.map(out),
    })),
  )
  await Promise.all([
    client.invalidateQueries({
      predicate: (query) => isRecipeList(query) || viewOf(query)?.folderId === 'unorganized',
    }),
    client.invalidateQueries({ queryKey: countsKey }),
  ])
}

const refetchUncertainLists = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ predicate: (query) => isRecipeList(query) || Boolean(viewOf(query)?.search) }),
    client.invalidateQueries({ queryKey: countsKey }),
  ])

/** Changes the cards of every cached view. */
export function changeCards(
  client: QueryClient,
  change: (pages: RecipeCards[], view: CollectionView) => RecipeCards[],
): void {
  for (const query of viewsIn(client)) {
    const view = viewOf(query)
    if (!view) continue
    client.setQueryData<Pages>(query.queryKey, (old) => {
      if (!old) return old
      const pages = change(old.pages, view)
      return pages === old.pages ? old : { pages, pageParams: old.pageParams.slice(0, pages.length) }
    })
  }
}

/** The title of a recipe from the cache; empty when the cache does not have it. */
export const titleInCache = (client: QueryClient, id: string): string => cardInCache(client, id)?.title ?? ''

function cardInCache(client: QueryClient, id: string): RecipeCard | undefined {
  const whole = client.getQueryData<Recipe>(recipeKey(id))
  if (whole) return cardOf(whole)
  return cardsIn(client).find((one) => one.id === id)
}

/** All cached views of the collection. */
const viewsIn = (client: QueryClient) =>
  client.getQueryCache().findAll({ predicate: (one) => viewOf(one) !== undefined })

/** The cards of all cached views. */
const cardsIn = (client: QueryClient): RecipeCard[] =>
  viewsIn(client).flatMap(({ queryKey }) =>
    (client.getQueryData<Pages>(queryKey)?.pages ?? []).flatMap(({ recipes }) => recipes),
  )

/** Picks the fields of a recipe that a list keeps. */
function cardOf(recipe: RecipeCard): RecipeCard {
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    category: recipe.category,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    restTime: recipe.restTime,
    servings: recipe.servings,
    nutrition: recipe.nutrition,
    imageUrl: recipe.imageUrl,
    imageAlt: recipe.imageAlt,
    isFavorite: recipe.isFavorite,
    isShared: recipe.isShared,
    folderId: recipe.folderId,
    createdAt: recipe.createdAt,
    averageRating: recipe.averageRating,
    totalRatings: recipe.totalRatings,
    myRating: recipe.myRating,
  }
}

function moveCount(client: QueryClient, from: string | null, to: string | null): void {
  client.setQueryData<FolderCounts>(countsKey, (old) => old && counted(counted(old, from, -1), to, 1))
}

function counted(counts: FolderCounts, folderId: string | null, change: number): FolderCounts {
  if (folderId === null) return { ...counts, unorganized: counts.unorganized + change }
  const recipes = (counts.folders[folderId] ?? 0) + change
  return { ...counts, folders: { ...counts.folders, [folderId]: recipes } }
}
