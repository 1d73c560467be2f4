import type { SortOrder } from '#contract/recipes.ts'

export interface Sortable {
  title: string
  /** ISO 8601 timestamp. */
  createdAt: string
  isFavorite: boolean
}

/**
 * The sort key of a title: without accents and case, its numbers in eight digits, so that "5-Minute Eggs"
 * comes before "10-Minute Eggs". The database computes the same key (`title_sort_key`), so that both sort
 * alike.
 */
export const titleSortKey = (title: string): string =>
  [
    ...title
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replaceAll(/[0-9]+/g, '00000000$&')
      .replaceAll(/[0-9]+([0-9]{8})/g, '$1'),
  ]
    .slice(0, 100)
    .join('')

const byTitle = (a: Sortable, b: Sortable) => {
  const [one, other] = [titleSortKey(a.title), titleSortKey(b.title)]
  return one === other ? 0 : one < other ? -1 : 1
}
const newestFirst = (a: Sortable, b: Sortable) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

const comparisons: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  newest: newestFirst,
  oldest: (a, b) => newestFirst(b, a),
  alphabetical: (a, b) => byTitle(a, b) || newestFirst(a, b),
  favorites: (a, b) => Number(b.isFavorite) - Number(a.isFavorite) || newestFirst(a, b),
}

/** Returns the comparison function for `Array.prototype.sort`. */
export const comparisonFor = (order: SortOrder) => comparisons[order]

/** Returns a sorted copy; recipes that compare equal keep their order. */
export const sortRecipes = <R extends Sortable>(recipes: readonly R[], order: SortOrder = 'newest'): R[] =>
  recipes.toSorted(comparisons[order])
