import { type Aisle, aisles } from '#contract/aisles.ts'
import { type Allergen, allergens } from '#contract/dietary.ts'

export { type Aisle, type Allergen, aisles, allergens }

/**
 * Tags for what a food is made of, as far as diets care. A vegan food carries none of the animal tags. `meat`
 * is the meat of mammals; poultry has its own tag. `cured` and `cooked` foods, and stocks, are not
 * `raw-risk`: they may be eaten as sold.
 */
export const foodTags = [
  'meat',
  'poultry',
  'pork',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'gelatin',
  'alcohol',
  'high-carb',
  'allium',
  'nightshade',
  'ground-meat',
  'cured',
  'cooked',
  'raw-risk',
] as const
export type FoodTag = (typeof foodTags)[number]

/**
 * One food: facts only. Values are per 100 g of the edible part, as bought (raw unless the name says
 * otherwise).
 */
export interface Food {
  /** Stable id in kebab case, to which recipes and corrections refer: `chicken-thigh`. */
  id: string
  /** Singular name, as a shopping list prints it: `chicken thigh`. */
  name: string
  /** Plural name: `tomatoes`. Mass nouns repeat the name. */
  plural: string
  /** Other names that mean this food, lower case: `scallion`, `spring onion`. */
  aliases: readonly string[]
  aisle: Aisle
  kcal: number
  protein: number
  carbs: number
  fat: number
  fiber: number
  sugar: number
  /** Sodium in milligrams. */
  sodium: number
  /** Grams per millilitre, for foods that are measured by volume. */
  density?: number
  /**
   * Edible grams of one household measure: `{ medium: 110, clove: 3, can: 400 }`. `each` is one piece of the
   * usual size; a can of pulses is counted drained.
   */
  measures: Readonly<Record<string, number>>
  /** Share thrown away (bone, peel, core) of the weight as bought, 0 to 1. It does not touch `measures`. */
  refuse?: number
  allergens: readonly Allergen[]
  /** Allergens that products of this kind often contain, for which the cook is told to check the label. */
  mayContain?: readonly Allergen[]
  tags: readonly FoodTag[]
  /**
   * True for a rarer food: the lists of ids in the rules for conditions do not know it, so its name is judged
   * as well.
   */
  byName?: true
  /** USDA NDB number, or a short name of the other source of the figures. */
  source: string
}
