import type { RecipeDraft } from '#contract/recipe.ts'
import type { Looks } from '#kitchen/cookbook/looks.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import type { Deps } from '#server/deps.ts'
import { namePicture } from '#server/stores/pictures.ts'
import type { NewRecipe } from '#server/stores/recipes.ts'
import { noPicture } from './no-picture.ts'

/**
 * Makes the kitchen's drawing of a dish and records it; null when it cannot be stored. Where an image model
 * paints, the result says that a painting is to follow: a recipe is complete with its text, and never waits
 * for a picture.
 */
export const drawAtOnce = async (
  { db, clock, pictures, log, ai }: Pick<Deps, 'db' | 'clock' | 'pictures' | 'log' | 'ai'>,
  draft: RecipeDraft,
  { quality, looks }: { quality: 'standard' | 'high'; looks?: Looks | undefined },
): Promise<NewRecipe['image']> => {
  try {
    const { drawing, alt } = drawingOf({ ...draft, looks })
    const { hash, width, height } = await pictures.storeDrawing(drawing)
    await namePicture(db, { hash, width, height }, clock.now())
    return { hash, alt, ...(ai.images && { painting: quality }) }
  } catch (error) {
    return noPicture(log, error)
  }
}
