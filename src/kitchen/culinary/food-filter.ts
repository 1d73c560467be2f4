import { type Food, foodById } from '#kitchen/foods/index.ts'
import { familyOf } from '../checks/food-families.ts'
import { allowsFood } from '../conditions/index.ts'
import { allergensItself } from '../craving/allergens.ts'
import type { Craving, Diet } from '../craving/craving.ts'
import { stem } from '../craving/stem.ts'
import { isAtHand } from '../craving/wishes/at-hand.ts'
import { isIn } from '../foods/contents.ts'
import { isFlesh } from '../foods/flesh.ts'
import { pantryItem } from './index.ts'

const has = (food: Food, ...tags: string[]) => food.tags.some((tag) => tags.includes(tag))
const carries = (food: Food, ...names: string[]) =>
  food.allergens.some((name) => names.includes(name)) ||
  (food.mayContain ?? []).some((name) => names.includes(name))

const animal = ['meat', 'poultry', 'pork', 'gelatin'] as const
const starchyRoles = [
  'grain',
  'pasta',
  'noodle',
  'bread',
  'bean',
  'lentil',
  'dried-fruit',
  'sweetener',
  'sweet',
]
/** Roles of seasonings, of which a dish uses so little that their carbohydrates do not add up. */
const seasoningRoles = ['spice', 'herb', 'acid', 'citrus', 'seed', 'nut', 'nut-butter', 'allium']

function isLowCarb(food: Food): boolean {
  if (food.id === 'erythritol' || food.id === 'cauliflower-rice') return true
  const roles: readonly string[] = pantryItem(food.id)?.roles ?? []
  if (food.id === 'almond-flour' || food.id === 'coconut-flour' || food.id === 'cocoa-powder') return true
  if (roles.some((role) => starchyRoles.includes(role))) return false
  if (roles.includes('berry')) return !food.id.startsWith('cranberry')
  if (roles.some((role) => seasoningRoles.includes(role)))
    return !has(food, 'high-carb') || food.carbs < 40 || roles.includes('spice')
  return !has(food, 'high-carb') && food.carbs <= 12
}

const dietRules: Record<Diet, (food: Food) => boolean> = {
  vegetarian: (food) =>
    !has(food, ...animal, 'fish', 'shellfish') && !carries(food, 'fish', 'crustaceans', 'molluscs'),
  vegan: (food) =>
    !has(food, ...animal, 'fish', 'shellfish', 'dairy', 'egg', 'honey') &&
    !carries(food, 'milk', 'eggs', 'fish', 'crustaceans', 'molluscs'),
  pescatarian: (food) => !has(food, ...animal),
  'gluten-free': (food) => !carries(food, 'gluten'),
  'dairy-free': (food) => !has(food, 'dairy') && !carries(food, 'milk'),
  'egg-free': (food) => !has(food, 'egg') && !carries(food, 'eggs'),
  'nut-free': (food) =>
    !carries(food, 'tree-nuts', 'peanuts') &&
    !/(?<!butter|water-chest)nut/.test(food.id) &&
    !/coconut|nutmeg/.test(food.name),
  'soy-free': (food) => !carries(food, 'soy') && !/soy|tofu|tempeh|miso|edamame/.test(food.id),
  'fish-free': (food) => !has(food, 'fish') && !carries(food, 'fish'),
  'shellfish-free': (food) => !has(food, 'shellfish') && !carries(food, 'crustaceans', 'molluscs'),
  'sesame-free': (food) => !carries(food, 'sesame') && !/sesame|tahini/.test(food.id),
  'low-carb': isLowCarb,
  halal: (food) => !has(food, 'pork', 'alcohol', 'gelatin') && !/wine|beer|vanilla-extract/.test(food.id),
  kosher: (food) => !has(food, 'pork', 'shellfish', 'gelatin') && !carries(food, 'crustaceans', 'molluscs'),
  'pork-free': (food) =>
    !has(food, 'pork') &&
    !/ham$|bacon|chorizo|salami|pepperoni|prosciutto|pancetta|sausage|kielbasa|marshmallow/.test(food.id),
  'alcohol-free': (food) => !has(food, 'alcohol') && !/wine|beer|vanilla-extract/.test(food.id),
  // Stock is used by the quart, so a sodium content that is low in a spoonful is high in a pot.
  'low-sodium': (food) =>
    food.sodium <= (pantryItem(food.id)?.roles.includes('liquid') ? 100 : 450) ||
    food.id === 'salt' ||
    food.id === 'baking-powder' ||
    food.id === 'baking-soda',
}

export { stem }

/** Foods that are left out along with a word, though the word does not name them. */
const avoidedWith: Readonly<Record<string, RegExp>> = {
  sugar: /honey$|syrup|condensed-milk|chocolate-chip|marshmallow/,
  alcohol: /vanilla-extract/,
  spice: /chil|jalapeno|cayenne|sriracha|hot-sauce|harissa|gochujang|curry-paste|chipotle|cajun/,
}

/**
 * True when the kitchen does not choose a food for a craving that leaves a word out: foods that the recipe
 * checks would report, foods that often contain its allergen, and foods with the word in their name.
 */
export function excludes(word: string, food: Food): boolean {
  const plain = stem(word)
  if (isIn(plain, food.id)) return true
  // An exclusion of olives still allows their oil.
  if (plain === 'olive' && food.id.endsWith('oil')) return false
  if (food.id === word || food.id === plain.replace(/ /g, '-')) return true
  if (familyOf(plain)?.(food) || avoidedWith[plain]?.test(food.id)) return true
  if (allergensItself(plain).some((allergen) => food.mayContain?.includes(allergen))) return true
  const item = pantryItem(food.id)
  return (
    plain.length > 2 &&
    [food.name, item?.one ?? '', item?.buy ?? '', food.id].some((name) => says(name, plain))
  )
}

/** Endings of compounds that make another food of the first word: applesauce, crabmeat, oatmeal. */
const madeOf = /^(?:sauce|bread|cake|crumb|juice|meat|meal|loaf|seed|corn|flour|paste|jam|chip|nog)s?$/

/**
 * True when a name contains a word, alone or in a compound. An exclusion of wine covers wine vinegar, one of
 * tea does not cover steak.
 */
function says(name: string, plain: string): boolean {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}']+/u)
    .map(stem)
  return (
    ` ${words.join(' ')} `.includes(` ${plain} `) ||
    words.some((word) => word.startsWith(plain) && madeOf.test(word.slice(plain.length)))
  )
}

/**
 * True when an exclusion names a wished food itself: in "no pork or beef, something with mince" the mince is
 * exempt from the families of the others, but never from its own name.
 */
const isItself = (word: string, food: Food): boolean => food.id === word || says(food.name, stem(word))

/**
 * Replacement foods that need a reason, with the diets and allergens that give one; so does any exclusion.
 */
const standIns: readonly [ids: RegExp, diets: readonly Diet[], allergens: readonly string[]][] = [
  [/^gluten-free-/, ['gluten-free', 'low-carb'], ['gluten']],
  // Ordinary kimchi contains fermented shrimp and fish.
  [
    /^vegan-kimchi$/,
    ['vegetarian', 'vegan', 'fish-free', 'shellfish-free', 'kosher'],
    ['fish', 'crustaceans'],
  ],
  [/^vegan-|^soy-yogurt$|^coconut-yogurt$/, ['vegan', 'dairy-free', 'egg-free', 'kosher'], ['milk', 'eggs']],
  [/^erythritol$|^cauliflower-rice$/, ['low-carb'], []],
  [/^sunflower-seed-butter$/, ['nut-free'], ['tree-nuts', 'peanuts']],
  [/^coconut-aminos$/, ['soy-free', 'gluten-free', 'low-sodium'], ['soy', 'gluten']],
  [/low-sodium$/, ['low-sodium'], []],
]

function isNeedless(id: string, craving: Craving): boolean {
  const [, diets, allergens] = standIns.find(([ids]) => ids.test(id)) ?? []
  if (!diets || !allergens || craving.exclusions.length > 0 || craving.foods.includes(id)) return false
  return (
    !diets.some((diet) => craving.diets.includes(diet)) &&
    !craving.allergies?.some((allergen) => allergens.includes(allergen))
  )
}

/** True when the main food is at hand, "I have eggs, spinach and feta", so that no ham has to be bought. */
const hasMainAtHand = (craving: Craving): boolean =>
  isAtHand(craving) &&
  (craving.families ?? []).length === 0 &&
  craving.foods.some((id) =>
    pantryItem(id)?.roles.some((role) => ['egg', 'bean', 'lentil', 'tofu', 'grill-cheese'].includes(role)),
  )

export type FoodFilter = (id: string) => boolean

/**
 * Returns a filter for the foods that the craving's diets and exclusions allow. The kosher rule about milk
 * and meat needs the whole recipe; see `clashes`.
 */
export function foodFilter(craving: Craving): FoodFilter {
  const allows = ruleFilter(craving)
  return (id) => pantryItem(id) !== undefined && allows(id)
}

/** Returns the same for all foods of the table, also those that the kitchen has only in recipes of the cookbook. */
export function ruleFilter(craving: Craving): FoodFilter {
  const fleshless = hasMainAtHand(craving)
  const memo = new Map<string, boolean>()
  const spared = new Set(craving.foods)
  const decide = (id: string) => {
    const food = foodById(id)
    if (!food || isNeedless(id, craving)) return false
    if (fleshless && isFlesh(food) && !spared.has(id)) return false
    if (craving.allergies?.some((allergen) => carries(food, allergen))) return false
    if (!allowsFood(food, craving.conditions ?? [])) return false
    if (!craving.diets.every((diet) => dietRules[diet](food))) return false
    return !craving.exclusions.some((word) => (spared.has(id) ? isItself(word, food) : excludes(word, food)))
  }
  return (id) => {
    const known = memo.get(id)
    if (known !== undefined) return known
    const answer = decide(id)
    memo.set(id, answer)
    return answer
  }
}

const fleshTags = ['meat', 'poultry'] as const

/** True when a food would put milk and meat into one kosher dish. */
export function clashes(craving: Craving, id: string, used: readonly string[]): boolean {
  if (!craving.diets.includes('kosher')) return false
  const food = foodById(id)
  if (!food) return false
  const foods = used.flatMap((other) => foodById(other) ?? [])
  if (has(food, 'dairy')) return foods.some((other) => has(other, ...fleshTags))
  if (has(food, ...fleshTags)) return foods.some((other) => has(other, 'dairy'))
  return false
}
