import type { RecipeDraft } from '#contract/recipe.ts'
import type { Answer } from '../cookbook/answer.ts'
import { answerInPieces } from '../cookbook/answer-craving.ts'
import { usedFoods, weightOfFoods } from '../cookbook/find/used-foods.ts'
import { type WantedFood, wantedFoods } from '../cookbook/find/wanted.ts'
import type { MakeRequest } from '../cookbook/make-recipe.ts'
import type { Cookbook } from '../cookbook/open-cookbook.ts'
import { englishOfClaim, isFoodWish } from '../craving/claim.ts'
import type { Craving } from '../craving/craving.ts'
import { isAtHand } from '../craving/wishes/at-hand.ts'
import { isFlesh } from '../foods/flesh.ts'
import { matchFood } from '../foods/index.ts'
import { inOneGo } from '../in-one-go.ts'
import { foodOfLine } from '../ingredients/index.ts'
import { withSeasoning } from '../refine/with-seasoning.ts'
import { answerLeftovers } from './answer-leftovers.ts'
import { keepsAll } from './keeps-all.ts'
import { makeOption } from './make-option.ts'
import { offerOptions } from './offer-options.ts'
import { suits } from './suits.ts'

/** Number of foods from which on a wish that names no dish is a list of what is there. */
const A_LIST = 3

/**
 * Answers a craving, and lets the foods at hand decide where the words name nothing else: a dish of yogurt and
 * cucumber is preferred to one that needs a can of tuna, and a list of foods is not refused because no recipe has all
 * of them. Yields after each try so that a server can do other work; the generator returns the answer.
 */
export function* answerWithFoods(cookbook: Cookbook, request: MakeRequest): Generator<undefined, Answer> {
  const { craving } = request
  const found = yield* answerInPieces(cookbook, request)
  const ofLeftovers = yield* answerLeftovers(cookbook, request, found)
  if (ofLeftovers) return ofLeftovers
  const isToSeason = found.kind === 'recipe' && isList(craving) && !craving.pet && !craving.menu
  const answer = isToSeason ? seasoned(found, craving) : found
  // The kitchen makes a dish of two foods itself where no recipe has them together.
  const isOfTwo = found.kind === 'refused' && !craving.refusal && !isList(craving)
  const foods = foodsToUse(craving, isOfTwo)
  if (foods.length < 2) return answer
  const use = answer.kind === 'recipe' ? foodsUsedBy(answer, craving) : null
  if (use && !use.needsOtherMeat && use.foods.length === wantedFoods(craving).length) return answer
  const { season, recentTitles, series } = request
  const options = yield* offerOptions(cookbook, {
    ingredients: foods,
    craving,
    seed: series,
    season,
    ...(recentTitles && { recentTitles }),
  })
  for (const option of options.slice(request.turn - 1)) {
    const made = yield* makeOption(cookbook, option, craving)
    if (!made) continue
    const dish = seasoned({ kind: 'recipe', ...made }, craving)
    if (isOfTwo && foodsUsedBy(dish, craving).foods.length < wantedFoods(craving).length) continue
    if (isBetter(foodsUsedBy(dish, craving), use, craving) && keepsAll(dish, craving)) return dish
  }
  return answer
}

/** Returns the answer in one go, for callers that have no other work meanwhile. */
export const answerWithFoodsAtOnce = (cookbook: Cookbook, request: MakeRequest): Answer =>
  inOneGo(answerWithFoods(cookbook, request))

type Made = Extract<Answer, { kind: 'recipe' }>

/** True for a craving about foods that are there, or that lists some. */
const isList = (craving: Craving): boolean =>
  isAtHand(craving) || (craving.claims ?? []).filter(isFoodWish).length >= A_LIST

/** Returns the names of the foods that are there, first named first; none where the words ask for more than a dish of them. */
function foodsToUse(craving: Craving, isOfTwo: boolean): string[] {
  const { claims = [], recipes, named, dishes, cuisines, pet, menu, refusal, isSide } = craving
  const names = claims.filter(isFoodWish).map((claim) => inItsState(englishOfClaim(claim), craving))
  const namesMore =
    (recipes !== undefined && (!names.includes(named?.words.toLowerCase() ?? '') || isToBeMade(craving))) ||
    dishes.some((dish) => !names.includes(dish)) ||
    cuisines.length > 0
  return !(isList(craving) || isOfTwo) || namesMore || pet || menu || refusal || isSide ? [] : names
}

/** True for a name that is also a food, and that is to be made: "how do I make salsa, I have chips already". */
const isToBeMade = ({ named, text }: Craving): boolean => {
  const before = text.toLowerCase().split(named?.words.toLowerCase() ?? '\n')[0] ?? ''
  return /\b(?:make|making|homemade) (?:(?:a|an|the|some|my|our|own|good|fresh|best) )*$/.test(before)
}

/** Returns the name of a food with the state in which it is there: "leftover salmon". */
const inItsState = (name: string, { states = [] }: Craving): string => {
  const state = states.find(({ food }) => name === food || name.endsWith(` ${food}`))?.state
  return state === undefined || name.includes(state) ? name : `${state} ${name}`
}

/** Returns the wished foods that a dish uses in the state in which they are there. */
const usedSo = (draft: RecipeDraft, craving: Craving): WantedFood[] =>
  usedFoods(draft, craving, ({ name }, item, food) => suits(inItsState(name, craving), item, food?.id ?? ''))

/** Adds the spices, herbs and lemons of a list that the dish lacks. */
function seasoned(dish: Made, craving: Craving): Made {
  const used = usedSo(dish.draft, craving)
  const draft = wantedFoods(craving)
    .filter((wanted) => !used.includes(wanted))
    .reduce((current, { name }) => {
      const food = matchFood(name)?.food
      return (food && withSeasoning(current, food)) ?? current
    }, dish.draft)
  const next = { ...dish, draft }
  return draft !== dish.draft && keepsAll(next, craving) ? next : dish
}

/** True for a dish with a meat or fish that is not there. */
const needsOtherMeat = ({ draft }: Made, craving: Craving): boolean => {
  const wanted = wantedFoods(craving)
  return draft.ingredients.some((line) => {
    const food = foodOfLine(line)
    return (
      food !== null &&
      isFlesh(food) &&
      !/stock|broth|bouillon/.test(food.id) &&
      !wanted.some(({ fits }) => fits(food, line.item))
    )
  })
}

/** Use that a dish makes of the foods that are there. */
interface Use {
  foods: readonly WantedFood[]
  /** Weight of these foods, of which a meat counts twice. */
  weight: number
  needsOtherMeat: boolean
}
const foodsUsedBy = (dish: Made, craving: Craving): Use => {
  const foods = usedSo(dish.draft, craving)
  return { foods, weight: weightOfFoods(foods), needsOtherMeat: needsOtherMeat(dish, craving) }
}

/** Least share of the foods that a dish uses in the place of a refusal. */
const ENOUGH = 0.5

/** Number of foods that a dish has to use beyond another one to take its place; a burger without its cheese stays. */
const MORE = 2

/** True when the use of a dish is better than that of the answer so far; null is the use of a refusal. */
function isBetter(use: Use, than: Use | null, craving: Craving): boolean {
  if (use.needsOtherMeat) return false
  const wanted = wantedFoods(craving)
  const usesFirst = ({ foods }: Use) => wanted[0] === undefined || foods.includes(wanted[0])
  if (than === null)
    return (
      wanted.length > 0 && usesFirst(use) && use.weight >= 2 && use.weight >= weightOfFoods(wanted) * ENOUGH
    )
  if (than.needsOtherMeat) return use.weight >= than.weight
  return use.weight >= than.weight + (usesFirst(than) ? MORE : 1)
}
