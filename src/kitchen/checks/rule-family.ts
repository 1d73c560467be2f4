import type { Finding } from '#contract/recipe.ts'
import type { DraftSource, Expectation } from './expectation.ts'
import type { ReadDraft } from './read-draft.ts'

/** A family of rules: one file, one line on the recipe page. */
export interface RuleFamily {
  /** What the recipe page says was checked, as a statement that is true when it passed. */
  group: string
  /** The findings, or null when the recipe gives the family nothing to check. */
  check(recipe: ReadDraft, expectation: Expectation & { source: DraftSource }): Finding[] | null
}
