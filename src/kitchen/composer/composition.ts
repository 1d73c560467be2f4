import type { Category } from '#contract/common.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from './craving.ts'

export interface ComposeRequest {
  craving: Craving
  /** The cook's choice in the form; it wins over what the words say. */
  category?: Category
  /** Same seed and craving, same recipe. */
  seed: string
  /** Titles that the next recipe should not repeat. */
  recentTitles?: string[]
}

/** What the kitchen made of a craving. `notes` say what was read into it or changed, for the curious cook. */
export type Composition =
  | {
      kind: 'recipe'
      draft: RecipeDraft
      /** The dish's id: `brothy-soup`. */
      archetype: string
      cuisine: string | null
      /** Ids of the foods in it. */
      foods: string[]
      notes: string[]
    }
  | { kind: 'refused'; reason: string }
