import type { SortOrder } from '#contract/recipes.ts'

export interface Sortable {
  title: string
  /** ISO 8601. */
  createdAt: string
  isFavorite: boolean
}

/**
 * What a title is filed under: without accents and case, its numbers in eight digits, so that "5-Minute Eggs" comes
 * before "10-Minute Eggs". The database does the same (`title_sort_key`), so that both put a recipe in one place.
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

/** Which of two comes first: a comparison as `sort` takes it. */
export const comparisonFor = (order: SortOrder) => comparisons[order]

/** A sorted copy; what compares equal keeps its order. */
export const sortRecipes = <R extends Sortable>(recipes: readonly R[], order: SortOrder = 'newest'): R[] =>
  recipes.toSorted(comparisons[order])
