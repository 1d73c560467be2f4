import type { Query } from '@tanstack/react-query'
import type { Category } from '#contract/common.ts'
import type { SortOrder } from '#contract/recipes.ts'

const RECIPES = '/api/recipes'
const CARDS = '/api/recipes/cards'

/** The filter and order of a list of recipe cards. */
export interface CollectionView {
  category?: Category | undefined
  /** A folder's id, or `unorganized`; left out for all. */
  folderId?: string | undefined
  search?: string | undefined
  sort: SortOrder
}

/** The query key of one recipe. */
export const recipeKey = (id: string) => [RECIPES, 'one', id] as const

/** The query key of a list of whole recipes. */
export const listKey = (...filter: string[]) => [RECIPES, ...filter] as const

/** The query key of a view of recipe cards. */
export const cardsKey = (view: CollectionView) => [CARDS, view] as const

/** True when a query holds a list of whole recipes. */
export const isRecipeList = ({ queryKey }: Pick<Query, 'queryKey'>): boolean =>
  queryKey[0] === RECIPES && queryKey[1] !== 'one'

/** The view whose cards a query holds; undefined when it holds something else. */
export const viewOf = ({ queryKey }: Pick<Query, 'queryKey'>): CollectionView | undefined =>
  queryKey[0] === CARDS ? (queryKey[1] as CollectionView) : undefined // only `cardsKey` makes such keys

export const countsKey = ['/api/folders', 'counts'] as const
