import type { RecipeDraft } from '#contract/recipe.ts'
import type { Craving } from '../craving/craving.ts'
import { waysToMeet } from '../craving/craving.ts'
import { breaches } from '../refine/keep-rules.ts'
import { withMeantName } from './find/explains.ts'
import { doubtfulLine, linesKeptOut } from './find/keeps-out.ts'
import { knownDishIn } from './find/known-dish.ts'
import { rankInPieces } from './find/rank.ts'
import type { MakeRequest } from './make-recipe.ts'
import type { Cookbook, LinkedRecipe } from './open-cookbook.ts'

/** Number of recipes that are looked at for one that keeps the craving's rules. */
const MOST_LOOKED_AT = 12

/**
 * Finds the recipes of the cookbook nearest to a craving, as they are written, from whose ratios and technique
 * a model may learn. None breaks a diet, an allergy or an exclusion of the craving, and none is another dish
 * than the one asked for: fewer are found where fewer come near. Yields now and then so that a server can do
 * other work; the generator returns the recipes, the nearest first.
 */
export function* referencesInPieces(
  cookbook: Cookbook,
  request: MakeRequest,
  most: number,
): Generator<undefined, RecipeDraft[]> {
  const ways = waysToMeet(request.craving)
  const craving = withMeantName(cookbook, ways[(request.turn - 1) % ways.length] ?? request.craving)
  const near = yield* nearest(cookbook, craving, request)
  const found: RecipeDraft[] = []
  // Another attempt wants another dish, so it learns from the next recipes.
  let passed = (request.turn - 1) * most
  for (const recipe of near.slice(0, passed + MOST_LOOKED_AT)) {
    if (found.length === most) break
    yield
    if (!keepsRules(recipe, craving)) continue
    if (passed > 0) passed -= 1
    else found.push(recipe.draft)
  }
  return found
}

/** Returns the recipes that come near; for a dish that is only known by name those that its entry lists. */
function* nearest(
  cookbook: Cookbook,
  craving: Craving,
  request: MakeRequest,
): Generator<undefined, LinkedRecipe[]> {
  const known = knownDishIn(cookbook, craving)
  if (known) return known.dish.near.flatMap((slug) => cookbook.bySlug.get(slug) ?? [])
  const ranked = yield* rankInPieces(cookbook, craving, request)
  return ranked
    .filter(({ isNear, lacks, missing }) => isNear && lacks === null && missing.length === 0)
    .map(({ recipe }) => recipe)
}

const keepsRules = (recipe: LinkedRecipe, craving: Craving): boolean =>
  linesKeptOut(craving)(recipe).length === 0 &&
  doubtfulLine(craving, recipe.lines) === undefined &&
  breaches(recipe.draft, craving).length === 0
