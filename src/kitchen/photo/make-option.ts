import type { RecipeDraft } from '#contract/recipe.ts'
import type { RecipeOption } from '#contract/recipes.ts'
import type { Course } from '../cookbook/courses.ts'
import { nameKey } from '../cookbook/name-key.ts'
import type { Cookbook, LinkedRecipe } from '../cookbook/open-cookbook.ts'
import type { Craving } from '../craving/craving.ts'
import { type FoodAtHand, foodsAtHand, framesNamed, makeFilling, rankFillings } from '../frames/index.ts'
import { rulesOf } from './dishes-of-foods.ts'
import { draftOfRecipe, isMadeOf, isMadeWithMore } from './recipe-of-foods.ts'

/** The option that the cook chose; only its words are stored. */
export type ChosenOption = Pick<RecipeOption, 'title' | 'requiredIngredients'>

export interface MadeOption {
  draft: RecipeDraft
  course: Course
  /** Slug of the recipe in the cookbook, if the dish comes from there. */
  slug?: string
}

/**
 * Makes the dish of a chosen option: the recipe of the cookbook with its title; otherwise the frame that,
 * filled with these foods, gets this title; otherwise, for options of an earlier engine, the frame whose kind
 * of dish the title names, with all of these foods. Returns null when there is none of them.
 */
export function* makeOption(
  cookbook: Cookbook,
  option: ChosenOption,
  craving: Craving,
): Generator<undefined, MadeOption | null> {
  const rules = rulesOf(craving)
  const foods = foodsAtHand(option.requiredIngredients)
  const titled = (cookbook.names.get(nameKey(option.title)) ?? [])
    .flatMap((slug) => cookbook.bySlug.get(slug) ?? [])
    .filter(({ file }) => file.title === option.title)
  // The dish of a frame may have the title of a recipe: tacos of leftover chicken need no raw thighs.
  const own = firstMade(
    titled.filter((recipe) => isMadeOf(recipe, foods)),
    rules,
    foods,
  )
  if (own) return own
  const named = framesNamed(cookbook.frames, option.title)
  let ofKind: MadeOption | null = null
  for (const filling of rankFillings(cookbook.frames, foods, rules, { series: option.title })) {
    const made = makeFilling(filling, rules, cookbook.frames)
    yield
    if (made.kind === 'cannot') continue
    const { frame, used } = filling
    const dish = { draft: made.draft, course: frame.course }
    if (made.draft.title === option.title) return dish
    if (named.includes(frame) && used.length === foods.length) ofKind ??= dish
  }
  return (
    firstMade(
      titled.filter((recipe) => isMadeWithMore(recipe, foods)),
      rules,
      foods,
    ) ?? ofKind
  )
}

/** Returns the first recipe that keeps the rules, as it is made under them. */
function firstMade(
  recipes: readonly LinkedRecipe[],
  rules: Craving,
  foods: readonly FoodAtHand[],
): MadeOption | null {
  for (const recipe of recipes) {
    const draft = draftOfRecipe(recipe, rules, foods)
    if (draft) return { draft, course: recipe.file.course, slug: recipe.slug }
  }
  return null
}
