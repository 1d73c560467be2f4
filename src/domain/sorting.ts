/** The orders of a collection; the first is the default. */
export const sortOrders = ['newest', 'oldest', 'alphabetical', 'favorites'] as const
export type SortOrder = (typeof sortOrders)[number]

export const sortLabels: Record<SortOrder, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  alphabetical: 'Alphabetical',
  favorites: 'Favorites first',
}

export interface Sortable {
  title: string
  /** ISO 8601. */
  createdAt: string
  isFavorite: boolean
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const newestFirst = (a: Sortable, b: Sortable) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  alphabetical: (a, b) => collator.compare(a.title, b.title) || newestFirst(a, b),
  favorites: (a, b) => Number(b.isFavorite) - Number(a.isFavorite) || newestFirst(a, b),
}

/** A sorted copy; what compares equal keeps its order. */
export const sortRecipes = <R extends Sortable>(recipes: readonly R[], order: SortOrder = 'newest'): R[] =>
  recipes.toSorted(comparisons[order])
