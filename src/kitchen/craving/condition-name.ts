import { type Condition, conditionRules } from '../conditions/index.ts'

/** Returns the name of a condition for a chip or a sentence: `low FODMAP`, `baby (8 months)`. */
export const conditionName = (condition: Condition): string => {
  const { name } = conditionRules[condition.id]
  return condition.months === undefined ? name : `${name} (${condition.months} months)`
}
