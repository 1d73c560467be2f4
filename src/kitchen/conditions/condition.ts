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
  'passover',
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
  /** Age of the baby or toddler in months, if the text gave one. */
  months?: number
}

/** A figure of one serving that the rule limits: `{ measure: 'carbs', atMost: 45 }`. */
export interface Limit {
  measure: Measure
  atMost: number
  /** True for advice about a whole day, of which one serving may take more: a warning, not an error. */
  isAdvice?: true
  /** End of the sentence that names the limit: `a diabetes-friendly serving has at most 45`. */
  says: string
}

/** Most of some foods that one serving may contain, in grams as bought. */
export interface Portion {
  ids: string
  grams: number
}

/** The rules of a condition for foods, for one serving and for the method. */
export interface ConditionRule {
  id: ConditionId
  /** Name as used inside a sentence: `low FODMAP`. */
  name: string
  /** Verdict on a forbidden food, used after "Garlic is": `not low FODMAP`. */
  verdict: string
  /** Groups of forbidden foods, each with its reason. */
  groups: readonly FoodGroup[]
  /** Words of an allowed item in which a forbidden food is found: `garlic-infused oil`. */
  fine?: RegExp
  /** Products that may be used once the cook has read their label. */
  labels?: readonly LabelNote[]
  portions?: readonly Portion[]
  limits: readonly Limit[]
  /** Further checks, which need the recipe: raw fish, raw egg, the texture for the age, whole nuts. */
  practice?(recipe: ReadDraft, condition: Condition, figures: Figures): Finding[]
  /**
   * Notice shown with every recipe: which checks were made and which were not, so that nothing more is
   * claimed.
   */
  says(condition: Condition): string
}

/** Returns why a food is forbidden, as the end of a sentence, or null when it may be used. */
export const forbids = (rule: ConditionRule, food: Food, condition: Condition): string | null =>
  rule.groups.find((group) => group.has(food, condition) || (food.byName && saysName(rule, group, food)))
    ?.why ?? null

const saysName = ({ fine }: ConditionRule, { words, said, unless }: FoodGroup, { name }: Food): boolean =>
  !fine?.test(name) && !unless?.test(name) && (words.test(name) || said.test(name))
