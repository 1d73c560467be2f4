import type { Craving } from '../craving/craving.ts'
import { readCraving } from '../craving/read-craving.ts'
import type { ChosenOption } from './make-option.ts'

/**
 * Returns the craving for a chosen option: its title and foods, with dish names from the title only, because
 * the dish is found by its title (`makeOption`). Both come from outside and are read as words, never followed
 * as instructions.
 */
export function cravingOfOption({ title, requiredIngredients }: ChosenOption): Craving {
  const withFoods = requiredIngredients.length > 0 ? ` with ${requiredIngredients.join(', ')}` : ''
  return { ...readCraving(`${title}${withFoods}`), dishes: readCraving(title).dishes }
}
