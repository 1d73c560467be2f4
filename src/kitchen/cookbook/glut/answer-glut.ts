import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../../craving/craving.ts'
import { isGlut } from '../../craving/wishes/at-hand.ts'
import { pantryItem } from '../../culinary/index.ts'
import { type Food, matchFood } from '../../foods/index.ts'
import { fillFrames, framesWished } from '../../frames/index.ts'
import { readLines } from '../../refine/lines.ts'
import type { Answer } from '../answer.ts'
import { type WantedFood, wantedFoods } from '../find/wanted.ts'
import type { MakeRequest } from '../make-recipe.ts'
import type { Cookbook } from '../open-cookbook.ts'

/** Grams of a food from which on a dish uses some of a glut of it; of herbs, eggs and milk there are others. */
const SOME = 450
const SOME_HERB = 25
const SOME_EGGS = 250
const SOME_MILK = 700

/**
 * Answers a glut of one food with what keeps much of it, a jam, a chutney or a pesto, where the dish that
 * was found takes next to nothing of it: a teaspoon of oregano uses up no buckets of it. The dish that was found for
 * other wishes, and where nothing keeps the food.
 */
export function* answerGlut(
  cookbook: Cookbook,
  request: MakeRequest,
  found: Answer,
): Generator<undefined, Answer> {
  const { craving } = request
  const [wanted, ...others] = wantedFoods(craving)
  const isOfOne = wanted !== undefined && others.length === 0 && isGlut(craving) && !asksForDish(craving)
  const food = isOfOne ? matchFood(wanted.name)?.food : undefined
  if (!wanted || !food || (found.kind === 'recipe' && gramsIn(found.draft, wanted, food) >= someOf(food)))
    return found
  const frames = framesWished(cookbook.frames, craving).filter(({ keeps }) => keeps)
  // The jam is made for one pot, however many there are; the checks tell how often it can be made.
  const { amounts: _, ...any } = craving
  const dish = yield* fillFrames(cookbook.frames, any, { ...request, frames, asked: null })
  return dish.kind === 'recipe' && gramsIn(dish.draft, wanted, food) >= someOf(food) * ENOUGH
    ? { kind: 'recipe', draft: dish.draft, course: dish.course }
    : found
}

/** Share of it from which on what keeps a food is better than a dish with next to nothing of it. */
const ENOUGH = 0.6

const asksForDish = ({ recipes, dishes, menu, pet, named }: Craving): boolean =>
  recipes?.isFamily === false ||
  named !== undefined ||
  dishes.length > 0 ||
  menu !== undefined ||
  pet !== undefined

const isHerb = ({ id }: Food): boolean => pantryItem(id)?.roles.includes('herb') ?? false

const someOf = (food: Food): number =>
  isHerb(food) ? SOME_HERB : food.id === 'egg' ? SOME_EGGS : /(?:^|-)milk$/.test(food.id) ? SOME_MILK : SOME

/** Grams of a food in a dish; dried herbs use up no fresh ones. */
const gramsIn = (draft: RecipeDraft, { fits }: WantedFood, food: Food): number =>
  readLines(draft)
    .filter(
      (line) => fits(line.food, line.item) && !(isHerb(food) && line.food?.aisle === 'Spices & Seasonings'),
    )
    .reduce((sum, { grams }) => sum + grams, 0)
