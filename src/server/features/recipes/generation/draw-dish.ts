import type { RecipeDraft } from '#contract/recipe.ts'
import { AiError, type DrawOptions } from '#server/ports/ai.ts'
import { PictureError, type StoredPicture } from '#server/ports/pictures.ts'
import type { Kitchen } from './make-recipe.ts'

/** The recipe is what counts: without a picture it is kept all the same, and the page shows its own placeholder. */
export const drawDish = async (
  { cook, pictures, log }: Kitchen,
  draft: RecipeDraft,
  options: DrawOptions,
): Promise<{ picture: StoredPicture; alt: string } | null> => {
  try {
    const dish = await cook.drawDish(draft, options)
    const picture =
      'drawing' in dish ? await pictures.storeDrawing(dish.drawing) : await pictures.store(dish.bytes)
    return { picture, alt: dish.alt }
  } catch (error) {
    options.signal.throwIfAborted()
    const kind = error instanceof AiError || error instanceof PictureError ? error.kind : 'unknown'
    log.warn({ err: error, kind }, 'no picture could be drawn; the recipe is kept without one')
    return null
  }
}
