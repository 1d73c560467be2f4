import type { RecipeDraft } from '#contract/recipe.ts'
import type { RecipeOption } from '#contract/recipes.ts'
import { minutesInAll } from '../checks/times.ts'
import { takes } from '../composer/choose-dish.ts'
import { composeInPieces } from '../composer/compose-recipe.ts'
import type { ComposeRequest } from '../composer/composition.ts'
import { foodFilter } from '../composer/constraints.ts'
import type { Dish } from '../composer/dish.ts'
import { dishes } from '../composer/dishes/index.ts'
import { randomFrom } from '../composer/random.ts'
import type { Craving } from '../craving/craving.ts'
import { parseIngredient } from '../ingredients/index.ts'
import { atHand, isStaple, neededFoods } from '../pantry/index.ts'

export const OPTIONS = 3
/** The share of the foods that a dish has to use to be offered for them. */
const SHARE_USED = 0.6
/** No dish uses a whole fridge: from so many foods on, their share is counted of this many. */
const MOST_COUNTED = 10
/** Dishes that are tried before fewer options are offered. */
const TRIES = 14
const OWN_TRIES = 6

export interface OptionsRequest extends Pick<ComposeRequest, 'seed' | 'season' | 'recentTitles'> {
  /** Names of foods in the cook's words. */
  ingredients: readonly string[]
  /** What `readCraving` says of these names, held under the cook's profile. */
  craving: Craving
}

/**
 * Recipes that the kitchen can make of the foods: at most three, of different archetypes, each using at least three
 * fifths of them. Deterministic by its seed. It stops with each try of a dish, some milliseconds apart, so that a
 * server can do other work; the options are what it returns.
 */
export function* offerOptions(request: OptionsRequest): Generator<undefined, RecipeOption[]> {
  const { craving, seed, season } = request
  const foods = countedFoods(request.ingredients)
  if (foods.length === 0) return []
  const needed = Math.ceil(Math.min(foods.length, MOST_COUNTED) * SHARE_USED)
  const titles = [...(request.recentTitles ?? [])]
  const options: RecipeOption[] = []
  const taken = new Set<string>()
  for (const [turn, { dish, fitting }] of triesFor(craving, seed).entries()) {
    const composition = yield* composeInPieces({
      // Only what the dish has a place for: nobody wants porridge beside a gratin because there are oats.
      craving: {
        ...craving,
        dishes: dish ? [dish.id] : [],
        foods: fitting.slice(0, needed + 1),
        families: [],
      },
      seed: `${seed} ${turn + 1}`,
      season,
      recentTitles: titles,
    })
    if (composition.kind === 'refused' || taken.has(composition.archetype)) continue
    const used = usedFoods(foods, composition.draft)
    if (used.length < needed) continue
    taken.add(composition.archetype)
    titles.push(composition.draft.title)
    options.push(optionOf(composition.draft, used))
    if (options.length === OPTIONS) break
  }
  return options
}

interface Counted {
  name: string
  answers: readonly string[]
}

/** The foods that a dish is measured by: each once, without what every kitchen has. */
function countedFoods(names: readonly string[]): Counted[] {
  const byFood = new Map<string, Counted>()
  for (const name of names) {
    const food = atHand(name)
    if (!food || food.answers.some(isStaple)) continue
    byFood.set(food.name.toLowerCase(), { name, answers: food.answers })
  }
  return [...byFood.values()]
}

function usedFoods(foods: readonly Counted[], draft: RecipeDraft): string[] {
  const lines = draft.ingredients.map((line) => parseIngredient(line))
  const needs = new Set(neededFoods(lines))
  return foods.filter(({ answers }) => answers.some((one) => needs.has(one))).map(({ name }) => name)
}

interface Try {
  /** null: whatever the kitchen would make of the foods by itself. */
  dish: Dish | null
  /** Ids of the foods that it has a place for. */
  fitting: string[]
}

/**
 * Dishes that have a place for these foods, the most of them first and equals in the order of the seed; after them, for
 * what these do not come to, the kitchen's own choice.
 */
function triesFor(craving: Craving, seed: string): Try[] {
  const allows = foodFilter(craving)
  // What the profile rules out may well lie on a shelf: no dish is offered for it.
  const foods = craving.foods.filter((id) => allows(id))
  const random = randomFrom(seed)
  const fitting = random
    .shuffled(dishes.filter(({ onlyNamed }) => !onlyNamed))
    .map((dish) => ({
      dish,
      fitting: random.shuffled(foods.filter((id) => dish.loves?.includes(id) || takes(dish, id))),
    }))
    .filter((one) => one.fitting.length > 0)
    .sort((a, b) => b.fitting.length - a.fitting.length)
    .slice(0, TRIES)
  if (fitting.length === 0) return []
  const own = Array.from({ length: OWN_TRIES }, () => ({ dish: null, fitting: random.shuffled(foods) }))
  return [...fitting, ...own]
}

const optionOf = (draft: RecipeDraft, used: readonly string[]): RecipeOption => {
  const minutes = minutesInAll(draft)
  return {
    title: draft.title,
    description: draft.description,
    difficulty: difficultyOf(minutes, draft.instructions.length),
    cookTime: minutes,
    requiredIngredients: [...used],
  }
}

const difficultyOf = (minutes: number, steps: number) => {
  if (minutes <= 35 && steps <= 7) return 'Easy'
  return minutes > 100 || steps > 11 ? 'Hard' : 'Medium'
}
