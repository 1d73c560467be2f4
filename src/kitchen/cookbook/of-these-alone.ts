import { lackedOfAll } from './find/of-a-list.ts'
import { wantedFoods } from './find/wanted.ts'
import { type MakeRequest, type Making, makeInPieces } from './make-recipe.ts'
import type { Cookbook } from './open-cookbook.ts'

type Made = Extract<Making, { kind: 'recipe' }>

/**
 * Makes a dish of some of the only foods that somebody has, where the one of them all needs another that is no staple:
 * two eggs and a lemon and nothing else are an omelette rather than a custard of condensed milk. Null where the dish
 * needs nothing else, or where no dish does with less.
 */
export function* ofTheseAlone(
  cookbook: Cookbook,
  request: MakeRequest,
  made: Made,
): Generator<undefined, Made | null> {
  const { craving } = request
  if (!craving.onlyThese || craving.recipes) return null
  const wanted = wantedFoods(craving)
  const lacks = ({ slug }: Made): number => {
    const recipe = cookbook.bySlug.get(slug)
    return recipe ? lackedOfAll(recipe, wanted) : 0
  }
  if (wanted.length < 2 || lacks(made) === 0) return null
  for (const { name } of mainsFirst(wanted).slice(1).reverse()) {
    const other = yield* makeInPieces(cookbook, request, [name])
    if (other.kind === 'recipe' && lacks(other) === 0) return other
  }
  return null
}

/** Returns the foods that a dish is made of before those that season one. */
const mainsFirst = <T extends { isMain: boolean; name: string }>(foods: readonly T[]): T[] =>
  foods.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)))
const isMain = ({ isMain: main, name }: { isMain: boolean; name: string }): boolean =>
  main || /^eggs?$/.test(name)
