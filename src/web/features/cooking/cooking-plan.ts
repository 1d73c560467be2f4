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

/** What a cook has at hand in a step: a line, in the amount of this step. */
export interface StepLine {
  line: Ingredient
  /** Words beside the amount, such as `half` or `from step 2`. */
  note: string | null
  /** It went in earlier: nothing is to be measured. */
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

/** A recipe, ready to be cooked for that many in those measures. */
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
  // An amount that cannot be read cannot be halved: then the words alone must do.
  if (part.amount === whole.amount)
    return { line: whole, note: t.shareOfIt({ part: portion.words }), before: false }
  return { line: part, note: t.shareOf({ part: portion.words, amount: whole.amount }), before: false }
}
