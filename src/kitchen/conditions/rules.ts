import type { Food } from '../foods/food.ts'
import { aip, paleo, whole30 } from './ancestral.ts'
import { diabetes, keto } from './carbohydrate.ts'
import type { Condition, ConditionId, ConditionRule } from './condition.ts'
import { forbids } from './condition.ts'
import { gout, lowCholesterol } from './heart-and-joints.ts'
import { lowFodmap } from './low-fodmap.ts'
import { passover } from './passover.ts'
import { pregnancy } from './pregnancy.ts'
import { baby, toddler } from './small-children.ts'

export const conditionRules: Readonly<Record<ConditionId, ConditionRule>> = {
  'low-fodmap': lowFodmap,
  diabetes,
  keto,
  paleo,
  whole30,
  aip,
  passover,
  'low-cholesterol': lowCholesterol,
  gout,
  pregnancy,
  baby,
  toddler,
}

/**
 * True when a food is allowed under all conditions; a food that is safe only once cooked counts as not
 * allowed.
 */
export const allowsFood = (food: Food, conditions: readonly Condition[]): boolean =>
  conditions.every((condition) => forbids(conditionRules[condition.id], food, condition) === null)
