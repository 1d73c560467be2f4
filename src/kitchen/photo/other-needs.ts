import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { isStaple } from '../pantry/index.ts'

/** Weight of a food that a cook has to have or buy beside those at hand. */
export type OtherNeed = 'none' | 'little' | 'main'

const staples: ReadonlySet<string> = new Set(
  (
    'garlic onion butter salted-butter ghee milk lemon lemon-juice lemon-zest chicken-stock vegetable-stock beef-stock ' +
    'low-sodium-chicken-stock vegetable-stock-low-sodium fish-stock bouillon-cube vegetable-bouillon-cube ginger ' +
    'parsley honey sesame-seed soy-sauce tamari tomato-paste'
  ).split(' '),
)

/** Things for baking, and sauces from a bottle, that stand in every kitchen. */
const bakingBasics =
  /^(?:all-purpose|self-rising|bread|cake|whole-wheat)-flour$|sugar$|starch$|yeast$|^baking-(?:powder|soda)$|^cream-of-tartar$|^gelatin$|^(?:vanilla|almond)-extract$|^vanilla-bean$|^cocoa-powder$|syrup$|molasses$|^honey$|^breadcrumb$|^panko$|^pie-crust$|^jam$|^sprinkles$|^food-coloring$/
const bottled =
  /oil$|vinegar$|mustard$|^(?:ketchup|mayonnaise|worcestershire-sauce|hot-sauce|fish-sauce|horseradish|lard|shortening|oyster-sauce|mirin)$/

/** True for what stands in every kitchen. */
export const isEverywhere = ({ id, aisle }: Food): boolean =>
  isStaple(id) ||
  staples.has(id) ||
  aisle === 'Spices & Seasonings' ||
  aisle === 'Other' ||
  (aisle === 'Baking' && bakingBasics.test(id)) ||
  (aisle === 'Oils & Condiments' && bottled.test(id))

/** Products of meat and fish that season a dish and are not what it is made of. */
const seasons = /stock|broth|bouillon|gravy|sauce|paste|soup|fat\b|lard|dripping|gelatin|anchov|flakes|roe\b/
const carrying = new Set(['tofu-firm', 'tofu-silken', 'tempeh', 'seitan', 'halloumi', 'paneer'])
/** True for a meat, a fish or a food in their place, without which there is no such dish: tuna in a can as well. */
export const carriesDish = (food: Food): boolean =>
  isFlesh(food)
    ? /^(?:Meat|Canned|Frozen)/.test(food.aisle) && !seasons.test(food.name)
    : carrying.has(food.id)

const cheeses =
  /cheese|cheddar|mozzarella|parmesan|pecorino|feta|brie|camembert|mascarpone|ricotta|gruyere|provolone|gouda|fontina|jack|queso|asiago|velveeta|colby|edam|muenster|paneer/
/** Grams in a serving from which on a food of an aisle carries a dish. */
const grams: Partial<Record<Food['aisle'], number>> = {
  Produce: 95,
  'Dairy & Eggs': 50,
  Bakery: 15,
  'Pasta, Rice & Grains': 12,
  'Canned & Jarred': 25,
  Baking: 15,
  'Oils & Condiments': 40,
  'Nuts & Dried Fruit': 18,
  Frozen: 40,
  Drinks: 100,
}
const MUCH_CHEESE = 14
/** Aisles of what is bought for a dish without being what is eaten: a sauce, a wine, a carton of cream. */
const besides: ReadonlySet<Food['aisle']> = new Set(['Dairy & Eggs', 'Oils & Condiments', 'Drinks', 'Other'])
/** True for a main food that one sits down to: bread, pasta, potatoes, a vegetable, cheese, chocolate. */
export const isEaten = (food: Food): boolean =>
  carriesDish(food) ||
  food.id === 'egg' ||
  cheeses.test(food.id) ||
  !(besides.has(food.aisle) || /gravy|sauce|broth|stock|cornmeal|flour$|starch$/.test(food.id))
const TRACE = 2

/**
 * Returns how much it is to ask for another food: nothing for a staple, little for a garnish, and a main food is what
 * nobody has by chance.
 * @param perServing grams in a serving
 * @param isDefining true when the recipe itself says that it is another dish without the food
 */
export function otherNeed(food: Food, perServing: number, isDefining: boolean): OtherNeed {
  if (carriesDish(food)) return 'main'
  if (isEverywhere(food)) return 'none'
  if (isDefining) return 'main'
  const most = cheeses.test(food.id) ? MUCH_CHEESE : (grams[food.aisle] ?? Number.POSITIVE_INFINITY)
  if (/paste$/.test(food.id) && perServing < most) return 'little'
  if (perServing >= most) return 'main'
  return perServing <= TRACE ? 'none' : 'little'
}
