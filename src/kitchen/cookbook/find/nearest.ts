import type { NearRecipe } from '#contract/problem.ts'
import { readDraft } from '../../checks/read-draft.ts'
import { readerOf } from '../../checks/reader-of.ts'
import { conditionFindings } from '../../conditions/index.ts'
import type { Craving } from '../../craving/craving.ts'
import { capital } from '../../prose.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { askedOf } from './asked.ts'
import type { Circumstances } from './circumstances.ts'
import { coverage, isOfHead } from './explains.ts'
import { type Candidate, rank } from './rank.ts'

/** Largest number of recipes that an answer suggests. */
export const MOST_NEAR = 3

/** Recipe that does not answer the craving, with the one difference as a clause. */
export interface Miss {
  candidate: Candidate
  because: string
  /** True when the difference is known without an attempt to adapt the recipe. */
  isHopeless: boolean
}

/** Returns the misses nearest to the words of a craving, with their differences. */
export function nearestOf(cookbook: Cookbook, craving: Craving, misses: readonly Miss[]): NearRecipe[] {
  const nearness = nearnessTo(cookbook, craving)
  const fit = misses.filter(
    ({ candidate, isHopeless }) => candidate.isNear && isFit(candidate, craving, isHopeless),
  )
  // The one difference that is told hides another: a cheesecake with cream cheese is near for no vegan.
  const kept = fit.filter(({ candidate }) => candidate.keptOut.length === 0)
  const nearestFirst = (kept.length > 0 ? kept : fit)
    .map((miss) => ({ ...miss, near: nearness(miss.candidate.recipe) }))
    .sort((a, b) => b.near - a.near)
  return firstKeeping(nearestFirst, craving, ({ candidate }) => candidate.recipe).map(
    ({ candidate, because }) => ({ title: candidate.recipe.file.title, because }),
  )
}

/**
 * True when a miss may be suggested: with an allergy or a condition, no recipe with a forbidden food is, such
 * as raw fish in pregnancy.
 */
const isFit = ({ keptOut }: Candidate, craving: Craving, isHopeless: boolean): boolean =>
  ((craving.allergies ?? []).length === 0 && (craving.conditions ?? []).length === 0) ||
  (isHopeless && keptOut.length === 0)

/** Returns as many of a list as an answer suggests, the first that keep the conditions; the rest are not judged. */
function firstKeeping<T>(list: readonly T[], craving: Craving, recipeOf: (each: T) => LinkedRecipe): T[] {
  const found: T[] = []
  for (const each of list) {
    if (found.length === MOST_NEAR) break
    if (keepsConditions(recipeOf(each), craving)) found.push(each)
  }
  return found
}

/** True for a recipe that keeps the conditions of a craving as it is written: a sherry trifle is near no diabetic. */
const keepsConditions = ({ draft }: LinkedRecipe, { conditions = [] }: Craving): boolean =>
  conditions.length === 0 ||
  !conditionFindings(readDraft(draft, readerOf(draft)), conditions).some(
    ({ severity }) => severity === 'error',
  )

/** Bonus of a recipe of the kind asked for, beside its words: a pudding is near a pudding. */
const OF_KIND = 1.5

/**
 * Returns a function for the weighted share of a craving's words that a recipe has in its names, foods and,
 * for less, its text.
 */
function nearnessTo(cookbook: Cookbook, craving: Craving): (recipe: LinkedRecipe) => number {
  const { words, head } = askedOf(cookbook, craving)
  return (recipe) =>
    words.reduce(
      (sum, { word, weight, isOfDish, isFood }) => sum + weight * coverage(recipe, word, isOfDish && !isFood),
      0,
    ) + (head !== null && isOfHead(recipe, head) ? OF_KIND : 0)
}

/**
 * Returns the nearest recipes when none that may be meant matches the words: first slower ones, then those of
 * another meal, then those of other cuisines.
 */
export function nearElsewhere(
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): NearRecipe[] {
  const { category: _, ...anyMeal } = circumstances
  const cuisine = craving.claims?.find(({ namesA = [] }) => namesA.includes('cuisine'))?.means
  const wider: (() => NearRecipe[])[] = [
    () => (craving.maxMinutes === null ? [] : nearestInTime(cookbook, craving, circumstances)),
    () =>
      craving.category === null && circumstances.category === undefined
        ? []
        : nearestTo(
            cookbook,
            { ...craving, category: null },
            anyMeal,
            ({ category }) => `it is filed under ${category}`,
          ),
    () =>
      !cuisine || craving.cuisines.length === 0
        ? []
        : nearestTo(
            cookbook,
            { ...craving, cuisines: [] },
            circumstances,
            () => `it is not ${capital(cuisine)}`,
          ),
  ]
  for (const find of wider) {
    const near = find()
    if (near.length > 0) return near
  }
  return []
}

/** Returns the recipes nearest to a craving when its time limit is ignored. */
export const nearestInTime = (
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
): NearRecipe[] =>
  nearestTo(
    cookbook,
    { ...craving, maxMinutes: null },
    circumstances,
    ({ file }) => `it takes ${file.prep + file.cook} minutes`,
  )

/** Returns the recipes nearest to a craving that contain nothing forbidden, each with its difference. */
export const nearestTo = (
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
  because: (recipe: LinkedRecipe) => string,
): NearRecipe[] => {
  const free = rank(cookbook, craving, circumstances).filter(
    ({ recipe, isNear, keptOut, missing, lacks }) =>
      isNear &&
      lacks === null &&
      keptOut.length === 0 &&
      missing.length === 0 &&
      recipe.file.course !== 'drink',
  )
  return firstKeeping(free, craving, ({ recipe }) => recipe).map(({ recipe }) => ({
    title: recipe.file.title,
    because: because(recipe),
  }))
}
