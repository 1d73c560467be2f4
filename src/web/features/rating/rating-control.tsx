import { lazy, Suspense, useState } from 'react'
import type { Recipe } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { ratingWords } from '#web/words/rating.ts'
import { useWords } from '#web/words/words.ts'
import { RatingStars } from './rating-stars.tsx'

const RatingDialog = lazy(() => import('./rating-dialog.tsx').then((m) => ({ default: m.RatingDialog })))

interface RatingControlProps {
  recipe: Pick<Recipe, 'id' | 'title' | 'myRating' | 'averageRating' | 'totalRatings'>
  className?: string
}

/** A card's rating with average and count; a tap opens the rating dialog. */
export function RatingControl({ recipe, className }: RatingControlProps) {
  const t = useWords(ratingWords)
  const words = recipe.myRating !== null ? t.update : t.cooked
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        title={words}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
        className={cx(
          '-mx-1.5 inline-flex min-h-9 items-center rounded-lg px-1.5 hover:bg-accent-tint pointer-coarse:min-h-11',
          className,
        )}
      >
        <RatingStars stars={recipe.averageRating} total={recipe.totalRatings} />
        <span className="sr-only">
          . {words}: {recipe.title}
        </span>
      </button>
      {asked && (
        <Suspense fallback={null}>
          <RatingDialog recipe={recipe} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
