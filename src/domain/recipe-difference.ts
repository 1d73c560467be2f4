import { listAsText } from '#contract/ingredient-parts.ts'
import type { RecipeDraft } from '#contract/recipe.ts'

/**
 * One part of a recipe whose text differs between two versions, with one text line per ingredient or step.
 */
export interface Difference {
  part: 'Title' | 'Description' | 'Category' | 'Prep' | 'Cook' | 'Rest' | 'Servings' | 'Ingredients' | 'Steps'
  before: string
  after: string
}

/** Lists the parts that differ between two versions of a recipe, in the order of the recipe page. */
export function recipeDifferences(before: RecipeDraft, after: RecipeDraft): Difference[] {
  return parts
    .map(([part, read]) => ({ part, before: read(before), after: read(after) }))
    .filter((one) => one.before !== one.after)
}

const parts: [Difference['part'], (recipe: RecipeDraft) => string][] = [
  ['Title', ({ title }) => title],
  ['Description', ({ description }) => description],
  ['Category', ({ category }) => category],
  ['Prep', ({ prepTime }) => `${prepTime} min`],
  ['Cook', ({ cookTime }) => `${cookTime} min`],
  ['Rest', ({ restTime }) => `${restTime} min`],
  ['Servings', ({ servings }) => String(servings)],
  ['Ingredients', ({ ingredients }) => listAsText(ingredients).join('\n')],
  ['Steps', ({ instructions }) => instructions.join('\n')],
]
