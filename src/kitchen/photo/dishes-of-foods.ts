import type { RecipeDraft } from '#contract/recipe.ts'
import type { Course } from '../cookbook/courses.ts'
import { linesKeptOut } from '../cookbook/find/keeps-out.ts'
import type { Cookbook, LinkedRecipe } from '../cookbook/open-cookbook.ts'
import { namesOf } from '../cookbook/own-names.ts'
import { type Craving, emptyCraving } from '../craving/craving.ts'
import { stemsOf } from '../foods/index.ts'
import {
  coverage,
  type FoodAtHand,
  framesOfFoods,
  isEveryday,
  makeFilling,
  rankFillings,
} from '../frames/index.ts'
import { jitter } from '../random.ts'
import { isAskedBeside } from './asked-beside.ts'
import {
  draftOfRecipe,
  fitOf,
  hasAny,
  LITTLE_ELSE,
  type Limits,
  SOME_ELSE,
  WITH_LEAD,
  WITH_SAUCE,
} from './recipe-of-foods.ts'
import { coursesFor } from './taste-of-list.ts'

/** A dish that can be made of the foods at hand, before its recipe is written. */
export interface DishOfFoods {
  used: readonly FoodAtHand[]
  score: number
  course: Course
  /** Names of its kind; two dishes with a name in common are of one kind. */
  kinds: ReadonlySet<string>
  write(): RecipeDraft | null
}

/**
 * Returns the part of a craving that limits the foods and the method of a dish, without its wishes for foods.
 */
export const rulesOf = (craving: Craving): Craving => {
  const { diets, exclusions, allergies, conditions, maxMinutes, servings, moods, text } = craving
  // The microwave of "microwave rice" is no tool that the dish is to be made with.
  const equipment = craving.equipment.filter((tool) => !isInName(tool, text))
  return {
    ...emptyCraving(),
    ...{ diets, exclusions, equipment, maxMinutes, servings, moods },
    ...(craving.maxPrepMinutes !== undefined && { maxPrepMinutes: craving.maxPrepMinutes }),
    ...(allergies && { allergies }),
    ...(conditions && { conditions }),
  }
}

/** True when a tool only says for what a food was bought: microwave bacon, air fryer chips. */
const isInName = (tool: string, text: string): boolean =>
  new RegExp(
    `\\b${tool} (?:\\w+ )?(?:rice|bacon|popcorn|meals?|dinners?|chips|fries|pizza|noodles)\\b`,
    'i',
  ).test(text)

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
  const framed = framesOf(cookbook, foods, rules, { seed, season }, false)
  const ofCookbook = recipesOfFoods(cookbook, foods, rules, seed, LITTLE_ELSE).filter(usingEnough(foods))
  return [...framed, ...ofCookbook]
    .map(withLead(foods))
    .map(withWhole(foods))
    .map(withoutBareSides(foods))
    .sort(byScore)
}

/** Returns the dishes of frames; with `mayAsk` those too that ask for a main food that is not there. */
function framesOf(
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  { seed, season }: Circumstances,
  mayAsk: boolean,
): DishOfFoods[] {
  const suitsList = coursesFor(foods)
  const frames = framesOfFoods(cookbook.frames).filter(({ course }) => suitsList(course))
  return rankFillings({ ...cookbook.frames, frames }, foods, rules, { series: seed, season }).map(
    (filling): DishOfFoods => ({
      used: filling.used,
      score: filling.score,
      course: filling.frame.course,
      kinds: new Set(filling.frame.names.map(stemsOf)),
      write: () => {
        const made = makeFilling(filling, rules, cookbook.frames)
        return made.kind === 'made' && (mayAsk || !isAskedBeside(made.draft, foods, filling))
          ? made.draft
          : null
      },
    }),
  )
}

/** Least share of the foods that a recipe uses before the dishes of fewer of them are looked at. */
const LEAST_USED = 0.33
const usingEnough =
  (foods: readonly FoodAtHand[]) =>
  ({ used }: DishOfFoods): boolean =>
    used.length >= foods.length * LEAST_USED
const byScore = (a: DishOfFoods, b: DishOfFoods): number => b.score - a.score

/** The gain of a dish that uses the whole list, and of one that leaves out a single food of many. */
const OF_WHOLE = 0.6
const OF_NEARLY_WHOLE = 0.25
/** Ranks a dish higher that uses all that was named, for who names pickles and cream cheese has one dish in mind. */
const withWhole = (foods: readonly FoodAtHand[]) => {
  const special = foods.filter((food) => !isEveryday(food))
  return (dish: DishOfFoods): DishOfFoods => {
    const missing = special.filter((food) => !dish.used.includes(food)).length
    const gain = missing === 0 ? OF_WHOLE : missing === 1 && special.length > 3 ? OF_NEARLY_WHOLE : 0
    return { ...dish, score: dish.score + gain }
  }
}

/** The loss of a side dish that leaves main foods of the list out. */
const BARE = 0.5
/** Ranks a side dish lower that leaves main foods out: who has mushrooms and wrappers wants no bare mushrooms. */
const withoutBareSides = (foods: readonly FoodAtHand[]) => {
  const mains = foods.filter(({ isMinor }) => !isMinor)
  return (dish: DishOfFoods): DishOfFoods =>
    dish.course === 'side' && mains.some((food) => !dish.used.includes(food))
      ? { ...dish, score: dish.score - BARE }
      : dish
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
 * Returns the dishes with the food that was named first for which a sauce or a cream has to be bought, but nothing that
 * makes the dish, the best first: for the lamb chops and the duck breast of which few dishes are made.
 */
export function dishesWithLittleBought(
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  { seed }: Circumstances,
): DishOfFoods[] {
  const usesEnough = usingEnough(foods)
  const lead = leadOf(foods)
  // The sauce that was named before all else has to be used, in a dish of most of the list.
  const ofLead = lead
    ? recipesOfFoods(cookbook, foods, rules, seed, SOME_ELSE)
        .filter(({ used }) => used.includes(lead) && used.length > foods.length / 2)
        .sort(byScore)
    : []
  return [
    ...ofLead,
    ...recipesOfFoods(cookbook, foods, rules, seed, WITH_SAUCE).filter(usesEnough).sort(byScore),
  ]
}

/** Returns those for which anything has to be bought except a meat, a fish or eggs. */
export const dishesWithMoreBought = (
  cookbook: Cookbook,
  foods: readonly FoodAtHand[],
  rules: Craving,
  circumstances: Circumstances,
): DishOfFoods[] =>
  [
    ...recipesOfFoods(cookbook, foods, rules, circumstances.seed, SOME_ELSE),
    ...framesOf(cookbook, foods, rules, circumstances, true).map((dish) => ({
      ...dish,
      score: dish.score - ASKED,
    })),
  ].sort(byScore)

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
/**
 * Minutes above which a recipe ranks lower, because a cook who starts from the foods at hand wants to eat
 * today.
 */
const LONG_MINUTES = 90
/** The gain of a recipe that somebody composed over a frame, and the loss for a main food that is not there. */
const OF_COOKBOOK = 0.55
const ASKED = 1

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
  const suitsList = coursesFor(foods)
  return cookbook.recipes.flatMap((recipe): DishOfFoods[] => {
    const { file, slug } = recipe
    if (!eaten.has(file.course) || !suitsList(file.course)) return []
    if (file.audience !== 'everyone' && file.audience !== 'kids') return []
    if (!hasAny(recipe, [first, lead], foods)) return []
    const fit = fitOf(recipe, foods, limits) ?? fitWithLead(recipe)
    if (!fit?.used.some((food) => food === first || food === lead) || keptOut(recipe).length > 0) return []
    return [
      {
        used: fit.used,
        score:
          coverage(fit.used, foods) +
          OF_COOKBOOK -
          ASKED * fit.asked +
          (file.library ? 0.2 : 0) -
          (file.prep + file.cook + file.rest > LONG_MINUTES ? 0.5 : 0) +
          0.35 * jitter(`${seed} ${slug}`),
        course: file.course,
        kinds: new Set(namesOf(file).map(stemsOf)),
        write: () => draftOfRecipe(recipe, rules, fit.used),
      },
    ]
  })
}
