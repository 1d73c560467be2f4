import type { RecipeDraft } from '#contract/recipe.ts'
import type { DrawOptions } from '#server/ports/ai.ts'
import type { StoredPicture } from '#server/ports/pictures.ts'
import { noPicture } from '../no-picture.ts'
import type { Kitchen } from './make-recipe.ts'

/** The picture of a recipe by whoever draws it here; null when that fails. */
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
    return noPicture(log, error)
  }
}
