import type { Finding } from '#contract/recipe.ts'
import { type Condition, conditionFindings, conditionRules } from '../conditions/index.ts'
import type { RuleFamily } from './rule-family.ts'

/** Rule C: the recipe keeps the conditions and audiences of the craving: low FODMAP, diabetes, a baby. */
export const conditionsHold: RuleFamily = {
  group: 'Conditions',
  check(recipe, { craving, source }) {
    const conditions = craving?.conditions ?? []
    if (conditions.length === 0) return null
    return [...conditionFindings(recipe, conditions, source), ...conditions.map(scopeOf)]
  },
}

/**
 * Returns the note of what was checked for a condition and what was not, so that a green mark claims no more.
 */
const scopeOf = (condition: Condition): Finding => ({
  rule: `condition.${condition.id}.scope`,
  severity: 'note',
  place: 'recipe',
  message: conditionRules[condition.id].says(condition),
})
