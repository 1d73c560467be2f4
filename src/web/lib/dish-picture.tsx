import { UtensilsCrossed } from 'lucide-react'
import { IMAGE_FALLBACK_MS } from '#contract/limits.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Picture } from '#web/ui/picture.tsx'
import { pictureSet } from './picture-sizes.ts'

interface DishPictureProps {
  src: string | null | undefined
  /** Value of the image's `sizes` attribute: the greatest width at which it is shown. */
  sizes?: string
  className?: string
}

/** A small picture beside the dish's name; the name says all, so screen readers skip the picture. */
export const DishPicture = ({ src, sizes = '6rem', className }: DishPictureProps) => (
  <Picture
    src={src ?? null}
    srcSet={pictureSet(src ?? null)}
    sizes={sizes}
    alt=""
    fallback={
      <span className="grid size-full place-items-center text-accent">
        <UtensilsCrossed {...icon} className="size-5" />
      </span>
    }
    fallbackAfterMs={IMAGE_FALLBACK_MS}
    className={cx('shrink-0 rounded-lg', className)}
  />
)
