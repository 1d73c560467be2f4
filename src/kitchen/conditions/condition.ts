import type { Finding } from '#contract/recipe.ts'
import type { ReadDraft } from '../checks/read-draft.ts'
import type { Food } from '../foods/food.ts'
import type { Figures, Measure } from './figures.ts'
import type { FoodGroup, LabelNote } from './food-group.ts'

export const conditionIds = [
  'low-fodmap',
  'diabetes',
  'keto',
  'paleo',
  'whole30',
  'aip',
  'low-cholesterol',
  'gout',
  'pregnancy',
  'baby',
  'toddler',
] as const
export type ConditionId = (typeof conditionIds)[number]

/** A condition or audience that a cook named. */
export interface Condition {
  id: ConditionId
  /** The age of a baby or a toddler, where it was said. */
  months?: number
}

/** A figure of one serving that the rule holds: `{ measure: 'carbs', atMost: 45 }`. */
export interface Limit {
  measure: Measure
  atMost: number
  /** Advice for a whole day, of which one serving may take more: a warning, not an error. */
  isAdvice?: true
  /** The end of the sentence that says so: `a diabetes-friendly serving has at most 45`. */
  says: string
}

/** The most of some foods that one serving may hold, in grams as bought. */
export interface Portion {
  ids: string
  grams: number
}

/** What a condition asks of foods, of one serving and of the method. */
export interface ConditionRule {
  id: ConditionId
  /** As it stands in sentences: `low FODMAP`. */
  name: string
  /** What a forbidden food is, after "Garlic is": `not low FODMAP`. */
  verdict: string
  /** The foods that are out, with the reason. */
  groups: readonly FoodGroup[]
  /** Words of an item that is allowed although a food of the table, or none, is found in it: `garlic-infused oil`. */
  fine?: RegExp
  /** Products that may be used once their label was read. */
  labels?: readonly LabelNote[]
  portions?: readonly Portion[]
  limits: readonly Limit[]
  /** Further checks, which need the recipe: raw fish, raw egg, the texture for the age, whole nuts. */
  practice?(recipe: ReadDraft, condition: Condition, figures: Figures): Finding[]
  /** What the cook is told with every recipe: what was checked and what was not. It never claims more. */
  says(condition: Condition): string
}

/** Why a food is out, as the end of a sentence; null when it may be used. */
export const forbids = (rule: ConditionRule, food: Food, condition: Condition): string | null =>
  rule.groups.find((group) => group.has(food, condition) || (food.byName && saysName(rule, group, food)))
    ?.why ?? null

const saysName = ({ fine }: ConditionRule, { words, said, unless }: FoodGroup, { name }: Food): boolean =>
  !fine?.test(name) && !unless?.test(name) && (words.test(name) || said.test(name))
