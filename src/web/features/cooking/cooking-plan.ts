import type { Ingredient, Recipe } from '#contract/recipe.ts'
import {
  proseLanguage,
  type RecipeScale,
  scaleFor,
  showLine,
  showStep,
  type UnitSystem,
} from '#kitchen/display/index.ts'
import { multiply } from '#kitchen/ingredients/index.ts'
import { amountsInSteps, type Portion, type StepTime, timesIn } from '#kitchen/steps/index.ts'
import { cookingWords } from '#web/words/cooking.ts'

/** An ingredient line of a step, with the amount that this step uses. */
export interface StepLine {
  line: Ingredient
  /** Note beside the amount, such as `half` or `from step 2`. */
  note: string | null
  /** True when an earlier step has added the ingredient, so that nothing needs measuring. */
  before: boolean
}

export interface PlannedStep {
  text: string
  times: StepTime[]
  lines: StepLine[]
}

export interface CookingPlan {
  ingredients: Ingredient[]
  steps: PlannedStep[]
}

/** Prepares a recipe for cooking in the given servings and units. */
export function planCooking(
  recipe: Pick<Recipe, 'servings' | 'ingredients' | 'instructions'>,
  view: { servings: number; units: UnitSystem },
): CookingPlan {
  const scale = scaleFor(recipe.servings, view.servings, view.units, proseLanguage(recipe.instructions))
  const amounts = amountsInSteps(recipe.instructions, recipe.ingredients)
  return {
    ingredients: recipe.ingredients.map((line) => showLine(line, scale)),
    steps: recipe.instructions.map((step, index) => {
      const text = showStep(step, scale)
      const lines = (amounts[index] ?? []).flatMap(({ line, portion }) => {
        const ingredient = recipe.ingredients[line]
        return ingredient ? [lineOf(ingredient, portion, scale)] : []
      })
      return { text, times: timesIn(text), lines }
    }),
  }
}

function lineOf(ingredient: Ingredient, portion: Portion, scale: RecipeScale): StepLine {
  const t = cookingWords.get()
  const whole = showLine(ingredient, scale)
  if (portion.kind === 'all') return { line: whole, note: null, before: false }
  if (portion.kind === 'before')
    return { line: whole, note: t.fromStep({ step: portion.step + 1 }), before: true }
  if (portion.kind === 'divided') return { line: whole, note: t.divided, before: false }
  if (portion.kind === 'stated' || portion.of === null)
    return {
      line: { ...whole, amount: '' },
      note: whole.amount
        ? t.partOf({ part: portion.words, amount: whole.amount })
        : t.partOfIt({ part: portion.words }),
      before: false,
    }
  const part = showLine(ingredient, { ...scale, factor: multiply(scale.factor, portion.of) })
  // An amount that cannot be parsed cannot be scaled, so only the words tell the share.
  if (part.amount === whole.amount)
    return { line: whole, note: t.shareOfIt({ part: portion.words }), before: false }
  return { line: part, note: t.shareOf({ part: portion.words, amount: whole.amount }), before: false }
}
