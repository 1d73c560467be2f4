import type { CheckReport, Finding, Nutrition } from '#contract/recipe.ts'
import type { Course } from '../cookbook/courses.ts'
import type { Craving } from '../craving/craving.ts'

/** Who wrote the draft. Coherence is held hardest against the built-in engine, which is coherent by construction. */
export type DraftSource = 'engine' | 'model' | 'person'

/** What a draft is held against, beside the rules that hold for every recipe. */
export interface Expectation {
  /** What the cook asked for. Without it no diet, exclusion or wish is checked. */
  craving?: Craving
  /** Values that came with the draft, per serving; they are compared with the computed ones. */
  statedNutrition?: Nutrition
  /** `engine` when left out. */
  source?: DraftSource
  /** The recipe's course in the cookbook: a stock is not held to the bounds of a dinner. */
  course?: Course
  /** A model's second attempt: one slip of coherence is then let pass as a warning. */
  repaired?: boolean
}

export type { CheckReport, Finding }
