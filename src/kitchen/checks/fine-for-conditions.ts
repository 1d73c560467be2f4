import { conditionRules } from '../conditions/index.ts'
import type { Craving } from '../craving/craving.ts'
import type { ReadLine } from './read-draft.ts'

/**
 * True for a make that a condition of the cook allows, although its food is excluded by name: who cooks low FODMAP and
 * asks for no garlic takes oil that was only infused with it.
 */
export const isFineForCondition = ({ text }: ReadLine, { conditions = [] }: Craving): boolean =>
  conditions.some(({ id }) => id === 'low-fodmap' && conditionRules[id].fine?.test(text))
