import type { RecipeDraft } from '#contract/recipe.ts'
import { computedNutrition } from '../checks/computed-nutrition.ts'
import { blocking, checkRecipe } from '../checks/index.ts'
import { minutesInAll } from '../checks/times.ts'
import { keepsSaltLow } from '../checks/uncounted-salt.ts'
import { type Course, courses } from '../cookbook/courses.ts'
import type { Circumstances } from '../cookbook/find/circumstances.ts'
import type { Craving } from '../craving/craving.ts'
import { isStaple } from '../pantry/index.ts'
import { jitter } from '../random.ts'
import { scaleTo } from '../refine/servings.ts'
import { withoutUncountedSalt } from '../refine/unsalted-water.ts'
import { withoutSalt } from '../refine/without-salt.ts'
import { untiedLines } from '../steps/index.ts'
import type { FoodAtHand } from './at-hand.ts'
import { type Filling, fillFrame, isMeatOrFish } from './fill-frame.ts'
import type { FrameBook } from './frame-book.ts'
import { isReadyDish } from './ready-dishes.ts'
import { writeFilling } from './write-filling.ts'

/** Filling with its score in the ranking. */
export interface RankedFilling extends Filling {
  score: number
}

/**
 * Returns the dishes that can be made from foods at hand, the best first. The same seed gives the same order.
 * @param isNamed true when the frames are of the kind of dish that was named
 */
export function rankFillings(
  book: FrameBook,
  foods: readonly FoodAtHand[],
  craving: Craving,
  { season, series }: Pick<Circumstances, 'season' | 'series'>,
  isNamed = false,
): RankedFilling[] {
  return book.frames
    .flatMap((frame) => fillFrame(frame, foods, craving, book, isNamed) ?? [])
    .map((filling): RankedFilling => {
      const { frame } = filling
      const outOfSeason = season && frame.seasons !== 'all' && !frame.seasons.includes(season)
      const score =
        coverage(filling.used, foods) +
        0.4 * frame.liking -
        (outOfSeason ? 0.3 : 0) +
        0.35 * jitter(`${series} ${frame.slug}`)
      return { ...filling, score }
    })
    .sort((a, b) => b.score - a.score || (a.frame.slug < b.frame.slug ? -1 : 1))
}

/**
 * Returns, from 0 to 2, how much of the foods is used: the first one named counts most, what every kitchen has
 * little, meat or fish much. A sauce that only some kitchens have was named to be used.
 */
export function coverage(used: readonly FoodAtHand[], foods: readonly FoodAtHand[]): number {
  const weights = foods.map((food, at) => {
    const [item] = food.items
    const weight =
      (isEveryday(food)
        ? 0.3
        : food.isMinor
          ? 0.7
          : item && (isMeatOrFish(item) || isReadyDish(item))
            ? 1.5
            : 1) /
      (1 + 0.1 * at)
    return { weight, isUsed: used.includes(food) }
  })
  const sum = (all: typeof weights) => all.reduce((total, { weight }) => total + weight, 0)
  return (2 * sum(weights.filter(({ isUsed }) => isUsed))) / sum(weights)
}

/** Seasonings and fats that every kitchen has, and that say nothing of the dish. */
const everyday =
  /^(?:garlic|butter|salted-butter|milk|low-fat-milk|lemon-juice|honey|flour|.*sugar|.*-flour|parsley|parsley-dried|thyme|thyme-dried|oregano-dried|paprika|cumin|cinnamon|vanilla-extract|chili-flake|soy-sauce|.*vinegar|egg-white|baking-(?:powder|soda)|lard|.*-oil)$/
/** True for a staple or a seasoning of every kitchen; the mustard and the curry powder are wishes. */
export const isEveryday = ({ items: [item] }: FoodAtHand): boolean =>
  item !== undefined && (isStaple(item.id) || everyday.test(item.id))

/** Share by which a dish of many foods may serve more than its frame says; a longer list makes no feast. */
const MOST_GROWTH = 1.5

/** Returns the dish for as many as its foods feed: every food that a frame takes makes it larger. */
function servedToEnough(draft: RecipeDraft, course: Course): RecipeDraft {
  const own = computedNutrition(draft)
  const most = Math.floor(draft.servings * MOST_GROWTH)
  if (!own) return draft
  const {
    energy: [, kcal],
    weight: [, grams],
  } = courses[course]
  const enough = Math.ceil(draft.servings * Math.max(own.perServing.calories / kcal, own.grams / grams, 1))
  return { ...draft, servings: Math.min(enough, most) }
}

/** Filled frame as a recipe, or the reason why it cannot be made. */
export type Made = { kind: 'made'; draft: RecipeDraft } | { kind: 'cannot'; because: string }

/**
 * Writes a filling for the requested servings and checks it against every rule of the kitchen and of the
 * craving.
 */
export function makeFilling(filling: Filling, craving: Craving, { times }: FrameBook): Made {
  const { frame } = filling
  let draft = servedToEnough(writeFilling(filling, times, craving.text), frame.course)
  if (craving.servings !== null && craving.servings !== draft.servings) {
    const scaled = scaleTo(draft, { to: craving.servings })
    if (scaled.kind === 'refused') return { kind: 'cannot', because: scaled.reason }
    if (scaled.kind === 'changed') draft = scaled.draft
  }
  if (craving.exclusions.includes('salt')) {
    const unsalted = withoutSalt(draft)
    if (unsalted === null) return { kind: 'cannot', because: 'it cannot do without its salt' }
    draft = unsalted
  }
  if (keepsSaltLow(craving)) draft = withoutUncountedSalt(draft)
  if (craving.category !== null) draft = { ...draft, category: craving.category }
  const minutes = minutesInAll(draft)
  if (craving.maxMinutes !== null && minutes > craving.maxMinutes)
    return { kind: 'cannot', because: `it takes ${minutes} minutes` }
  if (draft.prepTime > (craving.maxPrepMinutes ?? draft.prepTime))
    return { kind: 'cannot', because: `it takes ${draft.prepTime} minutes of work` }
  const report = checkRecipe(draft, { craving, source: 'engine', course: frame.course })
  const fault =
    blocking(report)[0] ??
    report.findings.find(
      ({ rule, severity }) =>
        severity !== 'note' && !/^wish\.(?:dish|food|qualifier|unknown|read-as|set-aside)/.test(rule),
    )
  if (fault) return { kind: 'cannot', because: fault.message }
  const [untied] = untiedLines(draft)
  return untied ? { kind: 'cannot', because: `no step uses the ${untied.item}` } : { kind: 'made', draft }
}
