import type { Category } from '#contract/common.ts'

/** Diets that the kitchen knows rules for. */
export const diets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'soy-free',
  'fish-free',
  'shellfish-free',
  'sesame-free',
  'low-carb',
  'halal',
  'kosher',
  'pork-free',
  'alcohol-free',
  'low-sodium',
] as const
export type Diet = (typeof diets)[number]

/** What the kitchen's parser understood of a craving. It also states the rules that the answer is checked against. */
export interface Craving {
  /** The words as typed. */
  text: string
  /** Named dishes, as archetype ids or lexicon names: `pancakes`, `risotto`. */
  dishes: string[]
  /** Food ids asked for: `mushroom`. */
  foods: string[]
  /** Kinds of food asked for, of which any member will do: `berry`, `fish`. */
  families?: string[]
  cuisines: string[]
  diets: Diet[]
  /** Foods that must not occur: ids and plain words ("no wine", "allergic to sesame"). */
  exclusions: string[]
  /** Longest total time in minutes. */
  maxMinutes: number | null
  servings: number | null
  maxIngredients: number | null
  /** Known mood words: `cozy`, `light`, `spicy`. */
  moods: string[]
  /** `no oven`, `one pan`, `air fryer`, … */
  equipment: string[]
  category: Category | null
  /** Why nothing may be made of this (not food, unsafe); null when fine. */
  refusal: string | null
}
