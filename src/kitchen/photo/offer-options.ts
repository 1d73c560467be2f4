import type { RecipeDraft } from '#contract/recipe.ts'
import type { RecipeOption } from '#contract/recipes.ts'
import { minutesInAll } from '../checks/times.ts'
import type { Circumstances } from '../cookbook/find/circumstances.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import type { Craving } from '../craving/craving.ts'
import { ruleFilter } from '../culinary/food-filter.ts'
import { foodById } from '../foods/index.ts'
import { type FoodAtHand, foodsAtHand, isReadyDish } from '../frames/index.ts'
import { isStaple } from '../pantry/index.ts'
import {
  type DishOfFoods,
  dishesOfFoods,
  dishesWithLittleBought,
  dishesWithMoreBought,
  rulesOf,
} from './dishes-of-foods.ts'

export const OPTIONS = 3
/** Number of the best dishes from which the options are chosen. */
const TRIES = 48

export interface OptionsRequest extends Pick<Circumstances, 'season' | 'recentTitles'> {
  /** Names of foods in the cook's words. */
  ingredients: readonly string[]
  /** Craving that `readCraving` reads from these names, under the cook's profile. */
  craving: Craving
  /** Seed of the choice; another seed gives other ideas. */
  seed: string
}

/**
 * Offers dishes that can be made of the foods: at most three, of different kinds, each with the food that was
 * named first and as many of the others as fit. Yields after each try, some milliseconds apart, so that a
 * server can do other work; the options are the return value.
 */
export function* offerOptions(
  cookbook: Cookbook,
  { ingredients, craving, seed, season, recentTitles = [] }: OptionsRequest,
): Generator<undefined, RecipeOption[]> {
  const rules = rulesOf(craving)
  const allows = ruleFilter(rules)
  // A food that the profile rules out may be on the shelf for somebody else, so no dish is offered for it.
  const allowed = foodsAtHand(ingredients.filter((name) => !isSpoiled(name))).filter(
    ({ answers, items }) =>
      !answers.some(isStaple) &&
      (answers.some((id) => allows(id)) || (items.some(isReadyDish) && hasNoRules(rules))),
  )
  const foods = withFirstAsMain(allowed)
  if (foods.every(({ isMinor }) => isMinor)) return []
  yield
  const dishes = dishesOfFoods(cookbook, foods, rules, { seed, season })
  yield
  const chosen: Chosen = { options: [], taken: [] }
  yield* choose(dishes, chosen, recentTitles)
  if (chosen.options.length < OPTIONS)
    yield* choose(dishesWithLittleBought(cookbook, foods, rules, { seed }), chosen, recentTitles)
  // Two dishes that can be cooked are better than a third for which somebody has to go shopping.
  if (chosen.options.length > 0) return chosen.options.map(tellingOf(ingredients[0]))
  const [first, ...others] = foods
  // Few dishes are made of baked beans or Asiago, so the food that comes next carries the dish.
  if (first && hasNoFrames(first) && !others.every(({ isMinor }) => isMinor))
    yield* choose(dishesOfFoods(cookbook, others, rules, { seed, season }), chosen, recentTitles)
  if (chosen.options.length < OPTIONS)
    yield* choose(dishesWithMoreBought(cookbook, foods, rules, { seed }), chosen, recentTitles)
  return chosen.options.map(tellingOf(ingredients[0]))
}

/** True without a diet, an allergy or the like, under which nothing is known of a dish that somebody has ready. */
const hasNoRules = ({ diets, exclusions, allergies = [], conditions = [] }: Craving): boolean =>
  diets.length + exclusions.length + allergies.length + conditions.length === 0

/** Returns an option that tells when it does without the food that was named first, because none is known of it. */
const tellingOf =
  (first: string | undefined) =>
  (option: RecipeOption): RecipeOption => {
    const isLeftOut =
      first !== undefined &&
      !isSpoiled(first) &&
      !option.requiredIngredients.includes(first) &&
      !isSmall(first)
    return isLeftOut
      ? { ...option, description: `${option.description} It does without the ${first.trim()}.` }
      : option
  }

/** True for a staple or a seasoning, which nobody misses. */
const isSmall = (name: string): boolean => {
  const [food] = foodsAtHand([name])
  return food !== undefined && (food.isMinor || food.answers.some(isStaple))
}

/** Aisles of what only seasons a dish, so that no dish is made for its sake. */
const seasoning: ReadonlySet<string> = new Set(['Spices & Seasonings', 'Oils & Condiments'])

/**
 * Returns a list that holds nothing but small things with the first of them that can carry a dish as a main one: a
 * dozen egg whites, the stuffing that is left over.
 */
function withFirstAsMain(foods: readonly FoodAtHand[]): readonly FoodAtHand[] {
  if (!foods.every(({ isMinor }) => isMinor)) return foods
  const first = foods.find(
    ({ said, items }) =>
      /\bleft ?-?overs?\b/i.test(said) || !seasoning.has(foodById(items[0]?.id ?? '')?.aisle ?? 'Other'),
  )
  return foods.map((food) => (food === first ? { ...food, isMinor: false } : food))
}

/** True for food that its cook doubts, of which nothing is made. Sour kimchi and brown bananas are good yet. */
const isSpoiled = (name: string): boolean =>
  /\b(?:questionable|dubious|suspicious|mou?ldy|rotten|rotting|spoiled|spoilt|rancid|slimy|(?:gone|going|went) (?:off|bad)|smells? (?:off|bad|funny|weird))\b/i.test(
    name,
  )

/** True for a food that the kitchen has only in recipes of the cookbook, or only in a state of which little is made. */
const hasNoFrames = ({ items }: FoodAtHand): boolean =>
  items.every(({ roles, state }) => roles.length === 0 || (state && roles.includes('egg')))

/** Options so far, with the dishes that they are of. */
interface Chosen {
  options: RecipeOption[]
  taken: DishOfFoods[]
}

/** Adds dishes, the best and the most different first, until there are enough options. Changes `chosen`. */
function* choose(
  dishes: readonly DishOfFoods[],
  { options, taken }: Chosen,
  recentTitles: readonly string[],
): Generator<undefined, void> {
  const left = new Set(dishes.slice(0, TRIES))
  while (options.length < OPTIONS && left.size > 0) {
    const dish = [...left].reduce((best, one) =>
      one.score - sameness(one, taken) > best.score - sameness(best, taken) ? one : best,
    )
    left.delete(dish)
    const draft = dish.write()
    yield
    if (!draft || isKnown(draft, options, recentTitles)) continue
    taken.push(dish)
    options.push(optionOf(draft, dish.used))
  }
}

/**
 * Returns the penalty for a dish of a kind that is offered already; it is higher when both use equally many
 * of the foods.
 */
const sameness = (dish: DishOfFoods, taken: readonly DishOfFoods[]): number =>
  Math.max(
    0,
    ...taken.map((other) =>
      !areOneKind(dish, other) ? 0 : other.used.length === dish.used.length ? 1.2 : 0.6,
    ),
  )

const isKnown = ({ title }: RecipeDraft, options: readonly RecipeOption[], recent: readonly string[]) =>
  recent.includes(title) || options.some((option) => option.title === title)

/**
 * True for two dishes that share a name, or of which one is called what the other is: a fried rice and a
 * chicken fried rice.
 */
const areOneKind = (a: DishOfFoods, b: DishOfFoods): boolean => isOfKind(a, b) || isOfKind(b, a)
const isOfKind = ({ kinds }: DishOfFoods, other: DishOfFoods): boolean =>
  [...kinds].some((kind) => [...other.kinds].some((name) => ` ${name} `.endsWith(` ${kind} `)))

const optionOf = (draft: RecipeDraft, used: readonly FoodAtHand[]): RecipeOption => {
  const minutes = minutesInAll(draft)
  return {
    title: draft.title,
    description: draft.description,
    difficulty: difficultyOf(minutes, draft.instructions.length),
    cookTime: minutes,
    requiredIngredients: used.map(({ said }) => said),
  }
}

const difficultyOf = (minutes: number, steps: number) => {
  if (minutes <= 35 && steps <= 7) return 'Easy'
  return minutes > 100 || steps > 11 ? 'Hard' : 'Medium'
}
