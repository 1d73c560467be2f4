import type { RecipeDraft } from '#contract/recipe.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { oncePer } from '../checks/once-per.ts'
import { adaptRecipe } from '../cookbook/adapt/adapt-recipe.ts'
import type { Course } from '../cookbook/courses.ts'
import { linesKeptOut } from '../cookbook/find/keeps-out.ts'
import { meansLine } from '../cookbook/line-of.ts'
import type { Cookbook, LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { namesOf } from '../cookbook/own-names.ts'
import { type Craving, emptyCraving } from '../craving/craving.ts'
import { isFlesh } from '../foods/flesh.ts'
import type { Food } from '../foods/food.ts'
import { stemsOf } from '../foods/index.ts'
import { coverage, type FoodAtHand, framesOfFoods, makeFilling, rankFillings } from '../frames/index.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { gramsOf } from '../nutrition/index.ts'
import { isStaple, stockedAisles } from '../pantry/index.ts'
import { jitter } from '../random.ts'

/** A dish that can be made of the foods at hand, before its recipe is written. */
export interface DishOfFoods {
  used: readonly FoodAtHand[]
  score: number
  /** Names of its kind; two dishes with a name in common are of one kind. */
  kinds: ReadonlySet<string>
  write(): RecipeDraft | null
}

/**
 * Returns the part of a craving that limits the foods and the method of a dish, without its wishes for foods.
 */
export const rulesOf = (craving: Craving): Craving => {
  const { diets, exclusions, allergies, conditions, equipment, maxMinutes, servings, moods } = craving
  return {
    ...emptyCraving(),
    ...{ diets, exclusions, equipment, maxMinutes, servings, moods },
    ...(allergies && { allergies }),
    ...(conditions && { conditions }),
  }
}

interface Circumstances {
  seed: string
  season?: Parameters<typeof rankFillings>[3]['season']
}

/**
 * Returns all dishes of the cookbook and of frames that can be made of the foods with little else, the best
 * first.
 */
export function dishesOfFoods(
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  { seed, season }: Circumstances,
): DishOfFoods[] {
  const framed = rankFillings({ ...cookbook.frames, frames: framesOfFoods(cookbook.frames) }, foods, rules, {
    series: seed,
    season,
  }).map(
    (filling): DishOfFoods => ({
      used: filling.used,
      score: filling.score,
      kinds: new Set(filling.frame.names.map(stemsOf)),
      write: () => {
        const made = makeFilling(filling, rules, cookbook.frames)
        return made.kind === 'made' ? made.draft : null
      },
    }),
  )
  const ofCookbook = recipesOfFoods(cookbook, foods, rules, seed, LITTLE_ELSE)
  return [...framed, ...ofCookbook].map(withLead(foods)).sort((a, b) => b.score - a.score)
}

/** The gain of a dish that uses the food named first, where that is a sauce or a seasoning. */
const OF_LEAD = 1
/** The pesto or the gochujang that was named before all else; undefined where the first food makes a dish itself. */
const leadOf = ([first]: readonly FoodAtHand[]): FoodAtHand | undefined =>
  first?.isMinor ? first : undefined
/** Ranks a dish higher that uses the sauce or seasoning named first: it is what the cook wants to use. */
const withLead = (foods: readonly FoodAtHand[]) => {
  const lead = leadOf(foods)
  return (dish: DishOfFoods): DishOfFoods =>
    lead && dish.used.includes(lead) ? { ...dish, score: dish.score + OF_LEAD } : dish
}

/**
 * Returns the recipes with the food that was named first for which more has to be bought, but no meat or fish,
 * the best first: for the lamb chops and the duck breast of which few dishes are made.
 */
export const dishesWithMoreBought = (
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  { seed }: Circumstances,
): DishOfFoods[] => recipesOfFoods(cookbook, foods, rules, seed, SOME_ELSE).sort((a, b) => b.score - a.score)

/** Courses that suit a cook who starts from the foods at hand. */
const eaten: ReadonlySet<Course> = new Set<Course>([
  'main',
  'side',
  'soup',
  'salad',
  'sandwich',
  'pasta',
  'breakfast',
  'snack',
  'dessert',
  'cake',
  'cookie',
  'bread',
])
const alwaysThere: ReadonlySet<string> = new Set(
  'garlic onion butter salted-butter milk lemon lemon-juice chicken-stock vegetable-stock beef-stock ginger parsley honey'.split(
    ' ',
  ),
)
const mains = new Set(['egg', 'tofu-firm', 'tofu-silken', 'tempeh', 'seitan', 'halloumi', 'paneer'])
/** Limits within which a recipe is a dish of the foods at hand. */
interface Limits {
  /** Least share of the foods that the recipe must use. */
  leastUsed: number
  /** Most other foods that a cook would buy for it. */
  mostBought: number
  /** True when a plant or a cheese that defines the dish may have to be bought, too. */
  mayBuyNeeds: boolean
}
const LITTLE_ELSE: Limits = { leastUsed: 0.34, mostBought: 2, mayBuyNeeds: false }
const WITH_LEAD: Limits = { leastUsed: 0.34, mostBought: 2, mayBuyNeeds: true }
const SOME_ELSE: Limits = { leastUsed: 0, mostBought: 4, mayBuyNeeds: true }
/**
 * Minutes above which a recipe ranks lower, because a cook who starts from the foods at hand wants to eat
 * today.
 */
const LONG_MINUTES = 90

function recipesOfFoods(
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  seed: string,
  limits: Limits,
): DishOfFoods[] {
  const first = foods.find(({ isMinor }) => !isMinor)
  if (!first) return []
  const lead = leadOf(foods)
  const keptOut = linesKeptOut(rules)
  // For a recipe with the sauce that was named first and the first food that makes a dish, a little more may be bought.
  const fitWithLead = (recipe: LinkedRecipe) => {
    const fit = lead ? fitOf(recipe, foods, WITH_LEAD) : null
    return lead && fit?.used.includes(lead) && fit.used.includes(first) ? fit : null
  }
  return cookbook.recipes.flatMap((recipe): DishOfFoods[] => {
    const { file, slug } = recipe
    if (!eaten.has(file.course) || (file.audience !== 'everyone' && file.audience !== 'kids')) return []
    const fit = fitOf(recipe, foods, limits) ?? fitWithLead(recipe)
    if (
      !fit?.used.some((food) => food === first || food === lead) ||
      fit.used.length < foods.length * limits.leastUsed ||
      keptOut(recipe).length > 0
    )
      return []
    return [
      {
        used: fit.used,
        score:
          coverage(fit.used, foods) +
          0.35 -
          0.2 * fit.bought +
          (file.library ? 0.2 : 0) -
          (file.prep + file.cook + file.rest > LONG_MINUTES ? 0.5 : 0) +
          0.35 * jitter(`${seed} ${slug}`),
        kinds: new Set(namesOf(file).map(stemsOf)),
        write: () => draftOfRecipe(recipe, rules),
      },
    ]
  })
}

/**
 * Returns the foods that a recipe uses and the number of others to buy; null if a missing food defines the
 * dish or too many are missing.
 */
function fitOf(recipe: LinkedRecipe, foods: readonly FoodAtHand[], limits: Limits) {
  const used = new Set<FoodAtHand>()
  let bought = 0
  for (const [at, food] of recipe.foods.entries()) {
    const item = recipe.lines[at]?.item ?? ''
    if (!food || /\boptional\b/.test(item)) continue
    const own = answering(foods)(food).find(({ said }) => suits(said, item, food.id))
    if (own) used.add(own)
    else if (isMainOfDish(food) || (!limits.mayBuyNeeds && isNeeded(food, item, recipe))) {
      if (!isEggBeside(food, at, recipe, limits)) return null
      bought += 1
    } else if (isMuchOf(food, recipe, at, limits)) return null
    else if (!isStocked(food)) bought += 1
    if (bought > limits.mostBought) return null
  }
  return { used: foods.filter((food) => used.has(food)), bought }
}

/** The foods at hand that a food of a recipe may be, cached because thousands of recipes list the same foods. */
const answering = oncePer((foods: readonly FoodAtHand[]) =>
  oncePer((food: Food) =>
    foods.filter(({ answers }) =>
      answers.some((id) => id === food.id || isMakeOf(food, id) || isCookedOf(food, id)),
    ),
  ),
)

/**
 * States of a food at hand that a line of a recipe rules out: stale bread makes no soft sandwich, cubes no roast,
 * and canned tomatoes no salad. The line is tested with the id of its food before it.
 */
const unsuited: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/\b(?:stale|day-old|old|dry|hard)\b/i, /\b(?:soft|fresh|fluffy)\b/i],
  [/\bmash(?:ed)?\b/i, /^(?!.*\bmash)/i],
  [
    /\bpur[ée]e|\bcanned (?:pumpkin|squash|yams?)\b/i,
    /\b(?:peeled|cubes?|cubed|slices?|sliced|wedges|chunks|halved|seeded|pieces)\b/i,
  ],
  [/\b(?:carcass|bones?)\b/i, /^(?!.*\b(?:carcass|bones?)\b)/i],
  [/\bcanned corned beef\b/i, /\b(?:deli|slices?|sliced|rolled|brisket|in one piece)\b/i],
  [/\b(?:soft|silken)\b.*\btofu\b/i, /^tofu-firm/],
  [/\bred lentils?\b/i, /^lentil-brown/],
  [
    /\b(?:leftover|cooked)\b.*\b(?:da+l|dhal|lentils?|beans?)\b/i,
    /^(?:lentil-(?:red|brown)|split-pea|\S+-dried) /,
  ],
  [/\b(?:canned|tinned|chopped|crushed|passata)\b.*|^passata/i, /^(?:tomato|cherry-tomato) /],
  [/\b(?:stew(?:ing)?|diced|cubed|cubes|chunks|strips)\b/i, /\b(?:roast|whole|tied|in one piece|brisket)\b/i],
]
const suits = (said: string, item: string, id: string): boolean =>
  !unsuited.some(([own, line]) => own.test(said) && line.test(`${id} ${item}`))

/** True for another make of a food that is there: the vegan kimchi that a recipe lists for everybody's sake. */
const isMakeOf = ({ id }: Food, own: string): boolean =>
  id.replace(/^(?:vegan|gluten-free|low-fat|part-skim)-|-low-sodium$|^low-sodium-/, '') === own

/** Grains and pulses that a recipe lists cooked, and that the cook boils first: the rice of a fried rice. */
const boiled = /^(?:cooked-|(?=.*-cooked$))(rice|brown-rice|quinoa|pasta|lentil)(?:-cooked)?$/
const isCookedOf = ({ id }: Food, raw: string): boolean => {
  const [, grain] = boiled.exec(id) ?? []
  return (
    grain !== undefined &&
    (raw === grain || (grain === 'rice' && /^(?:white|jasmine|basmati|sushi|short-grain)-rice$/.test(raw)))
  )
}

/**
 * True when a recipe can be made of the foods: no defining food is missing, and few others must be bought.
 */
export const isMadeOf = (recipe: LinkedRecipe, foods: readonly FoodAtHand[]): boolean =>
  fitOf(recipe, foods, LITTLE_ELSE) !== null

/** The same where more has to be bought, as `dishesWithMoreBought` offers it. */
export const isMadeWithMore = (recipe: LinkedRecipe, foods: readonly FoodAtHand[]): boolean =>
  fitOf(recipe, foods, SOME_ELSE) !== null

const isStocked = ({ id, aisle }: Food) => isStaple(id) || stockedAisles.has(aisle) || alwaysThere.has(id)

/** Grams in a serving from which on a food carries the dish: potatoes, or a dry grain or pasta. */
const MUCH = 110
const MUCH_DRY = 50
/** The same for a vegetable of a dish that is made of the food named first, such as tomatoes with mussels. */
const MUCH_BESIDE = 250

/** True for a food that is not there and makes up much of a serving: the potatoes of a pork belly with potatoes. */
const isMuchOf = (
  food: Food,
  { lines, file }: LinkedRecipe,
  at: number,
  { mayBuyNeeds }: Limits,
): boolean => {
  const line = lines[at]
  if (!line || isEverywhere(food) || food.aisle === 'Baking' || /stock|broth|milk/.test(food.id)) return false
  const isGrain = food.aisle === 'Pasta, Rice & Grains'
  // A packet of pasta or rice stands in most kitchens, so it is no reason to offer nothing.
  if (isGrain && mayBuyNeeds) return false
  const grams = (gramsOf(parseIngredient(line), food) ?? 0) / file.serves
  const isFilling = /potato|plantain|cassava|yam|taro|bean|lentil|chickpea/.test(food.id)
  return grams >= (isGrain ? MUCH_DRY : mayBuyNeeds && !isFilling ? MUCH_BESIDE : MUCH)
}

/** True for what stands in every kitchen. Chocolate may, too, but a fondue is made of it. */
const isEverywhere = ({ id, aisle }: Food) =>
  isStaple(id) || alwaysThere.has(id) || aisle === 'Spices & Seasonings' || aisle === 'Oils & Condiments'

/** Products of meat and fish that season a dish and are not what it is made of. */
const seasons = /stock|broth|bouillon|gravy|sauce|paste|soup|fat\b|lard|dripping|gelatin|anchov|flakes|roe\b/
/** True for a meat, a fish or a food in their place, without which there is no such dish: tuna in a can as well. */
const isMainOfDish = (food: Food): boolean =>
  isFlesh(food) ? /^(?:Meat|Canned|Frozen)/.test(food.aisle) && !seasons.test(food.name) : mains.has(food.id)

/** True for an egg or two in a dish that is not one of eggs, for which more may be bought: the one on a fried rice. */
const isEggBeside = (
  food: Food,
  at: number,
  { file, lines }: LinkedRecipe,
  { mayBuyNeeds }: Limits,
): boolean => {
  const { amount, item } = lines[at] ?? { amount: '', item: '' }
  const isFew = mayBuyNeeds && food.id === 'egg' && /^[12]$/.test(amount)
  return isFew && !file.needs.some((need) => meansLine(need, item))
}

/**
 * True for another food that the recipe itself says that it needs, unless every kitchen has it: honey and
 * garlic do not keep anybody from honey garlic pork chops.
 */
const isNeeded = (food: Food, item: string, { file }: LinkedRecipe): boolean =>
  !isFlesh(food) && !isEverywhere(food) && file.needs.some((need) => meansLine(need, item))

/** Returns a recipe of the cookbook adapted to the rules, or null when it fails a check. */
export function draftOfRecipe(recipe: LinkedRecipe, rules: Craving): RecipeDraft | null {
  const adapted = adaptRecipe(recipe, rules, true)
  if (adapted.kind === 'cannot') return null
  const report = checkRecipe(adapted.draft, { craving: rules, source: 'engine', course: recipe.file.course })
  return blocking(report).length === 0 ? adapted.draft : null
}
