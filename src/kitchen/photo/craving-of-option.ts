import type { Craving } from '../craving/craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import type { ChosenOption } from './make-option.ts'

/**
 * What a chosen option asks for: its foods, and nothing else by the names of dishes, for the dish is found by the title
 * (`makeOption`). Both come from outside: words to be read, never instructions.
 */
export function cravingOfOption({ title, requiredIngredients }: ChosenOption): Craving {
  const withFoods = requiredIngredients.length > 0 ? ` with ${requiredIngredients.join(', ')}` : ''
  return { ...readCraving(`${title}${withFoods}`), dishes: readCraving(title).dishes }
}
