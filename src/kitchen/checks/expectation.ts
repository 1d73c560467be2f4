import type { CheckReport, Finding, Nutrition, RecipeDraft } from '#contract/recipe.ts'
import type { Course } from '../cookbook/courses.ts'
import type { Craving } from '../craving/craving.ts'

/**
 * Author of the draft. Coherence is judged most strictly for the built-in engine, which is coherent by
 * construction.
 */
export type DraftSource = 'engine' | 'model' | 'person'

/**
 * Wish about the circumstances of a dish that gives way where no recipe keeps it: the cuisine, the feast, the meal of
 * the day, and "quick" without a figure; and a food, by its name, around a dish that is made without it. A diet, an
 * allergy or a figure never does.
 */
export type GivenUp = 'cuisine' | 'occasion' | 'meal' | 'quick' | `food ${string}`

/** Expectations for a draft, besides the rules for every recipe. */
export interface Expectation {
  /** Craving of the cook. Without it no diet, exclusion or wish is checked. */
  craving?: Craving
  /** Nutrition per serving that came with the draft, to be compared with the computed values. */
  statedNutrition?: Nutrition
  /** Author; `engine` when omitted. */
  source?: DraftSource
  /** Course of the recipe in the cookbook: a stock is not held to the bounds of a dinner. */
  course?: Course
  /** Wishes that a recipe of the engine does not keep, so that the page tells them. */
  givenUp?: readonly GivenUp[]
  /** True for a model's recipe whose title is the name of another dish than the one asked for. */
  isTitledAsAnother?: boolean
  /** True for a model's second attempt, whose single error of coherence becomes a warning. */
  repaired?: boolean
  /** Recipes of the cookbook that a model learned from, and of which its draft may be no copy. */
  references?: readonly RecipeDraft[]
}

export type { CheckReport, Finding }
