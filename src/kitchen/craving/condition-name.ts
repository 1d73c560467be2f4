import { type Condition, conditionRules } from '../conditions/index.ts'

/** A condition as a chip or a sentence names it: `low FODMAP`, `baby of 8 months`. */
export const conditionName = (condition: Condition): string => {
  const { name } = conditionRules[condition.id]
  return condition.months === undefined ? name : `${name} (${condition.months} months)`
}
