import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type Recipe, recipeDraft } from '#contract/recipe.ts'
import type { recipeEdit } from '#contract/recipes.ts'
import type { Deps } from '#server/deps.ts'
import { recipeChanged, recipeNotFound } from '#server/http/errors.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import { type Change, VersionConflict } from '#server/stores/recipe-changes.ts'
import { getRecipe, updateRecipe } from '#server/stores/recipes.ts'
import { readingFailure } from './reading-failure.ts'

/** Number of attempts to merge an edit without a version, when other edits come in between. */
const MERGES = 5

/**
 * Changes a cook's recipe. The kitchen's findings are shown beside it and refuse nothing, because the recipe
 * is the cook's own. An edit that names its base version is refused when the recipe has changed since.
 */
export const editRecipe = async (
  deps: Deps,
  userId: string,
  id: string,
  { version, ...edit }: z.output<typeof recipeEdit>,
): Promise<Recipe> => {
  for (let merges = 1; ; merges += 1) {
    try {
      return await mergeEdit(deps, userId, id, edit, version)
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error
      if (version !== undefined || merges === MERGES) throw recipeChanged(error.version)
    }
  }
}

const mergeEdit = async (
  deps: Deps,
  userId: string,
  id: string,
  edit: Omit<z.output<typeof recipeEdit>, 'version'>,
  version: number | undefined,
): Promise<Recipe> => {
  const present = await getRecipe(deps.db, userId, id)
  if (!present) throw recipeNotFound()
  if (version !== undefined && version !== present.version) throw new VersionConflict(present.version)
  // `recipeDraft` removes keys that are not part of a draft; a field that was sent as undefined keeps its
  // value.
  const changed = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const draft = recipeDraft.parse({ ...present, ...changed })
  if (isDeepStrictEqual(draft, recipeDraft.parse(present))) return present
  return await changeContent(deps, userId, id, draft, { from: present.version })
}

/** Replaces a recipe's text, and everything that the kitchen computes from it. */
export const changeContent = async (
  { db, clock, reading }: Pick<Deps, 'db' | 'clock' | 'reading'>,
  userId: string,
  id: string,
  draft: z.output<typeof recipeDraft>,
  change: Omit<Change, 'now'>,
): Promise<Recipe> => {
  const corrections = await getCorrections(db, userId)
  const content = await reading.recipe(draft, { cook: userId, corrections }).catch(readingFailure('recipe'))
  const recipe = await updateRecipe(db, userId, id, content, { ...change, now: clock.now() })
  if (!recipe) throw recipeNotFound()
  return recipe
}
