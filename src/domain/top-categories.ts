import { type Category, categories } from '#contract/common.ts'
import { TOP_CATEGORIES } from '#contract/limits.ts'

export interface CategoryCount {
  category: Category
  count: number
}

/** The cook's most frequent categories, at most three; equal counts keep the order of the day's meals. */
export function topCategories(recipes: readonly { category: Category }[]): CategoryCount[] {
  const counted = categories.map((category) => ({
    category,
    count: recipes.filter((recipe) => recipe.category === category).length,
  }))
  return mostFrequent(counted)
}

/** Ranks counts that were made elsewhere, as the database does. */
export function mostFrequent(counted: readonly CategoryCount[]): CategoryCount[] {
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || categories.indexOf(a.category) - categories.indexOf(b.category))
    .slice(0, TOP_CATEGORIES)
}
