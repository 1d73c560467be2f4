import type { NearRecipe } from '#contract/problem.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { isFoodWish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { isAtHand } from '../craving/wishes/at-hand.ts'
import { fillFrames, type KindAsked } from '../frames/index.ts'
import type { Answer } from './answer.ts'
import { askedOf, type MadeFood } from './find/asked.ts'
import { framesFor } from './find/frames-for.ts'
import { MOST_NEAR } from './find/nearest.ts'
import { unaskedMains } from './find/of-a-list.ts'
import { usedFoods } from './find/used-foods.ts'
import { wantedFoods } from './find/wanted.ts'
import type { MakeRequest } from './make-recipe.ts'
import type { Cookbook } from './open-cookbook.ts'
import { allMade, type Unanswered } from './reasons-of-refusal.ts'

/** Share of a list of foods at hand that a recipe uses without being held against a dish of the kitchen's own. */
export const MOST_OF_LIST = 0.8

/** Counts the wished foods that a draft uses. */
export const usedOf = (draft: RecipeDraft, craving: Craving): number => usedFoods(draft, craving).length

/** True for a draft with every wished food. */
export const usesAll = (draft: RecipeDraft, craving: Craving): boolean =>
  usedOf(draft, craving) === wantedFoods(craving).length

/** True for a dish without the food that was named first, where the foods are wished for and not at hand. */
export function lacksLead(draft: RecipeDraft, craving: Craving): boolean {
  const lead = (craving.claims ?? []).find(isFoodWish)?.means
  const wanted = wantedFoods(craving).find(({ name }) => name === lead)
  return wanted !== undefined && !isOfFoodsAtHand(craving) && !usedFoods(draft, craving).includes(wanted)
}

/** True for a craving about foods that are there and no dish by name. */
export const isOfFoodsAtHand = (craving: Craving): boolean =>
  craving.recipes === undefined && isAtHand(craving)

/** Longest time, in minutes, of a dinner made today from foods at hand. */
const TODAY = 75

/** True for a recipe that takes too long for foods at hand, or that needs a meat to be bought beside them. */
export const isNotOfWhatIsThere = (
  { bySlug }: Cookbook,
  craving: Craving,
  { draft, slug }: { draft: RecipeDraft; slug: string },
): boolean => {
  const recipe = bySlug.get(slug)
  const hasOtherMeat = recipe !== undefined && unaskedMains(recipe, wantedFoods(craving)) > 0
  return draft.prepTime + draft.cookTime > TODAY || hasOtherMeat
}

/**
 * Builds a dish from the foods that the craving names when no recipe combines them; null when the words ask
 * for more than foods and a kind of dish.
 */
export function* dishOfFoods(
  cookbook: Cookbook,
  request: MakeRequest,
  making: Unanswered,
  asked: KindAsked | null,
): Generator<undefined, Answer | null> {
  const { craving } = request
  const frames = asked?.frames ?? framesFor(cookbook, craving)
  if (frames.length === 0) return null
  const turn = request.turn - (making.kind === 'all-made' ? making.count : 0)
  const dish = yield* fillFrames(cookbook.frames, craving, { ...request, turn, frames, asked })
  if (dish.kind === 'recipe' && !isMadeSo(dish.draft, askedOf(cookbook, craving).madeFood)) return null
  if (dish.kind === 'recipe') return { kind: 'recipe', draft: dish.draft, course: dish.course }
  if (dish.kind === 'none') return null
  const made = [
    ...(making.kind === 'all-made' ? making.made : []),
    ...dish.titles.map((title): NearRecipe => ({ title, because: null })),
  ].slice(0, MOST_NEAR)
  return { kind: 'refused', reason: allMade(made), near: made }
}

/** True for a dish that is made by the technique asked for: a slaw of fennel is no breaded fennel. */
const isMadeSo = ({ title, instructions }: RecipeDraft, made: MadeFood | null): boolean =>
  made === null ||
  [title, ...instructions].some((text) =>
    text.toLowerCase().includes(made.technique.replace(/(?:ed|e)$/, '')),
  )
