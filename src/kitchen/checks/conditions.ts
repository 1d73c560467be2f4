import { conditionFindings } from '../conditions/index.ts'
import type { RuleFamily } from './rule-family.ts'

/** C: the conditions and audiences of the craving hold: low FODMAP, diabetes, a baby. */
export const conditionsHold: RuleFamily = {
  group: 'Conditions',
  check(recipe, { craving }) {
    const conditions = craving?.conditions ?? []
    return conditions.length === 0 ? null : conditionFindings(recipe, conditions)
  },
}
