import type { NearRecipe } from '#contract/problem.ts'
import type { Craving } from '../../craving/craving.ts'
import { capital } from '../../prose.ts'
import type { Cookbook, LinkedRecipe } from '../open-cookbook.ts'
import { askedOf } from './asked.ts'
import { coverage, isOfHead } from './explains.ts'
import { type Candidate, type Circumstances, rank } from './rank.ts'

/** Recipes that an answer tells of at most. */
export const MOST_NEAR = 3

/** A recipe that is not what was asked for, and the one difference, as a clause. */
export interface Miss {
  candidate: Candidate
  because: string
  /** Known without trying to adapt it. */
  isHopeless: boolean
}

/** The misses that come nearest to the words of a craving, with their differences. */
export function nearestOf(cookbook: Cookbook, craving: Craving, misses: readonly Miss[]): NearRecipe[] {
  const nearness = nearnessTo(cookbook, craving)
  return misses
    .filter(({ candidate, isHopeless }) => candidate.isNear && isFit(candidate, craving, isHopeless))
    .map((miss) => ({ ...miss, near: nearness(miss.candidate.recipe) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST_NEAR)
    .map(({ candidate, because }) => ({ title: candidate.recipe.file.title, because }))
}

/** Who must not eat something is offered nothing that has it, however near it comes: no raw fish in pregnancy. */
const isFit = ({ keptOut }: Candidate, craving: Craving, isHopeless: boolean): boolean =>
  ((craving.allergies ?? []).length === 0 && (craving.conditions ?? []).length === 0) ||
  (isHopeless && keptOut.length === 0)

/** What being of the kind that was asked for is worth beside its words: a pudding is near a pudding. */
const OF_KIND = 1.5

/** How much of the words of a craving a recipe has, by their weight; its names and foods count, and a little its text. */
function nearnessTo(cookbook: Cookbook, craving: Craving): (recipe: LinkedRecipe) => number {
  const { words, head } = askedOf(cookbook, craving)
  return (recipe) =>
    words.reduce(
      (sum, { word, weight, isOfDish, isFood }) => sum + weight * coverage(recipe, word, isOfDish && !isFood),
      0,
    ) + (head !== null && isOfHead(recipe, head) ? OF_KIND : 0)
}

/**
 * The nearest recipes where nothing that may be meant has anything of the words: those that take longer, those of another
 * meal, then those of other cuisines.
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

/** The recipes that come nearest to a craving whatever time they take. */
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

/** The recipes that come nearest to a craving and have nothing that it keeps out, each with its difference. */
export const nearestTo = (
  cookbook: Cookbook,
  craving: Craving,
  circumstances: Circumstances,
  because: (recipe: LinkedRecipe) => string,
): NearRecipe[] =>
  rank(cookbook, craving, circumstances)
    .filter(
      ({ recipe, isNear, keptOut, missing, lacks }) =>
        isNear &&
        lacks === null &&
        keptOut.length === 0 &&
        missing.length === 0 &&
        recipe.file.course !== 'drink',
    )
    .slice(0, MOST_NEAR)
    .map(({ recipe }) => ({ title: recipe.file.title, because: because(recipe) }))
