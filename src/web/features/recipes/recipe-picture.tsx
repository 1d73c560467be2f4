import { IMAGE_FALLBACK_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { pictureSet } from '#web/lib/picture-sizes.ts'
import { cx } from '#web/ui/cx.ts'
import { Picture } from '#web/ui/picture.tsx'
import { CategoryDrawing } from './category-drawing.tsx'

interface RecipePictureProps {
  recipe: Pick<Recipe, 'title' | 'category' | 'imageUrl' | 'imageAlt'>
  /** The image's `sizes` attribute. */
  sizes: string
  eager?: boolean
  className?: string
}

export const RecipePicture = ({ recipe, sizes, eager = false, className }: RecipePictureProps) => (
  <Picture
    src={recipe.imageUrl}
    srcSet={pictureSet(recipe.imageUrl)}
    sizes={sizes}
    alt={recipe.imageAlt ?? recipe.title}
    fallback={<CategoryDrawing category={recipe.category} />}
    fallbackAfterMs={IMAGE_FALLBACK_MS}
    eager={eager}
    className={cx('aspect-4/3', className)}
  />
)
