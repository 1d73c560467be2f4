import type { Recipe, RecipeDraft } from '#contract/recipe.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import type { Deps } from '#server/deps.ts'
import { conflict } from '#server/http/errors.ts'
import { isDeleted } from '#server/stores/deleted-recipes.ts'
import { derivedId } from '#server/stores/derived-id.ts'
import { type NamedPicture, namePicture } from '#server/stores/pictures.ts'
import { getRecipe, insertRecipe } from '#server/stores/recipes.ts'
import { noPicture } from './pictures/no-picture.ts'
import { readingFailure } from './reading-failure.ts'

/**
 * Saves a recipe that the cook wrote by hand. The kitchen's findings are only information, because the recipe
 * is the cook's own. It gets a drawing of the kitchen, uses no quota, and asks no model.
 */
export const createRecipe = async (
  deps: Deps,
  userId: string,
  draft: RecipeDraft,
  key?: string,
): Promise<Recipe> => {
  const { db, clock } = deps
  const id = key === undefined ? undefined : derivedId(userId, key)
  const earlier = id && (await getRecipe(db, userId, id))
  if (earlier) return earlier
  if (id && (await isDeleted(db, userId, id))) {
    throw conflict('You have deleted this recipe since. Begin a new one to keep it once more.')
  }
  const content = await deps.reading.recipe(draft, { cook: userId }).catch(readingFailure('recipe'))
  const image = await drawn(deps, draft)
  if (image) await namePicture(db, image.picture, clock.now())
  const recipe = {
    ...content,
    id,
    source: { kind: 'manual' as const, engine: null, prompt: null },
    image: image && { hash: image.picture.hash, alt: image.alt },
    createdAt: clock.now(),
  }
  try {
    return await insertRecipe(db, userId, recipe)
  } catch (error) {
    // The same click came twice, and the other request was faster.
    const other = id && (await getRecipe(db, userId, id))
    if (other) return other
    throw error
  }
}

/** Makes a drawing of the kitchen; null when it fails, or when `next`, which uses the picture, fails. */
export const drawn = async (
  { pictures, log }: Deps,
  draft: RecipeDraft,
  next?: (picture: NamedPicture) => Promise<unknown>,
) => {
  try {
    const { drawing, alt } = drawingOf(draft)
    const { hash, width, height } = await pictures.storeDrawing(drawing)
    const picture = { hash, width, height }
    await next?.(picture)
    return { picture, alt }
  } catch (error) {
    return noPicture(log, error)
  }
}
