import type { Finding } from '#contract/recipe.ts'
import type { DraftSource, Expectation } from './expectation.ts'
import type { ReadDraft } from './read-draft.ts'

/** Family of rules: one file, one line on the recipe page. */
export interface RuleFamily {
  /** Statement on the recipe page of what was checked, worded to be true when the family passed. */
  group: string
  /** Returns the findings, or null when the recipe gives the family nothing to check. */
  check(recipe: ReadDraft, expectation: Expectation & { source: DraftSource }): Finding[] | null
}
