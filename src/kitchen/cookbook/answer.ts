import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import type { GivenUp } from '../checks/expectation.ts'
import type { Course } from './courses.ts'

/** Answer of the built-in kitchen to a craving. */
export type Answer =
  | {
      kind: 'recipe'
      draft: RecipeDraft
      /** Course of the dish, and the slug of the cookbook's recipe; a dish built from a frame has no slug. */
      course?: Course
      slug?: string
      /** Slug of the recipe whose looks are drawn, for a meal that is made of several. */
      drawnAs?: string
      /** Wishes that the recipe does not keep because none does; the checks tell them. */
      givenUp?: readonly GivenUp[]
    }
  | { kind: 'refused'; reason: string; near: NearRecipe[] }

/** Answer that is a recipe. */
export type Made = Extract<Answer, { kind: 'recipe' }>

/** Adds a wish to those that a recipe does not keep. */
export const givingUp = (answer: Made, wish: GivenUp): Made => ({
  ...answer,
  givenUp: [...(answer.givenUp ?? []), wish],
})
