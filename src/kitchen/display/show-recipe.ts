import type { RecipeDraft } from '#contract/recipe.ts'
import { showLine } from './show-line.ts'
import { showStep } from './show-step.ts'
import type { RecipeScale } from './view.ts'

type Shown = Pick<RecipeDraft, 'ingredients' | 'instructions'>

/** Returns ingredients and steps scaled and converted for display. */
export const showRecipe = <R extends Shown>(recipe: R, scale: RecipeScale): Shown => ({
  ingredients: recipe.ingredients.map((line) => showLine(line, scale)),
  instructions: recipe.instructions.map((step) => showStep(step, scale)),
})
