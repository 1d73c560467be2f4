import type { Category } from '#contract/common.ts'
import type { Season } from '#contract/popular.ts'

/** Circumstances besides the words of a craving that decide which recipe comes first. */
export interface Circumstances {
  category?: Category
  season?: Season
  /** Titles of recipes that the cook made lately. */
  recentTitles?: readonly string[]
  /** Seed of the order, the same for every attempt at one craving. */
  series: string
}
