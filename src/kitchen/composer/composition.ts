import type { Category } from '#contract/common.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import type { Season } from './pantry/seasons.ts'

export interface ComposeRequest {
  craving: Craving
  /** The cook's choice in the form; it wins over what the words say. */
  category?: Category
  /** Same seed and craving, same recipe. Seeds that end in a number, `maria 4`, are turns of one series; see random.ts. */
  seed: string
  /** Titles of what the cook made lately: none is repeated, and their foods, dishes and finishes come less often. */
  recentTitles?: string[]
  /** The cook's own season; the kitchen then takes rather what it brings. */
  season?: Season
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
