import { UtensilsCrossed } from 'lucide-react'
import { IMAGE_FALLBACK_MS } from '#contract/limits.ts'
import { pictureSet } from '#web/lib/picture-sizes.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Picture } from '#web/ui/picture.tsx'

interface DishPictureProps {
  src: string | null | undefined
  className?: string
}

/** A small picture beside the dish's name, which says it all: silent for screen readers. */
export const DishPicture = ({ src, className }: DishPictureProps) => (
  <Picture
    src={src ?? null}
    srcSet={pictureSet(src ?? null)}
    sizes="6rem"
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
