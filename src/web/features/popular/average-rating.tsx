import { Star } from 'lucide-react'
import type { PopularRecipe } from '#contract/popular.ts'
import { icon } from '#web/ui/icon.ts'

type Rated = Pick<PopularRecipe, 'averageRating' | 'totalRatings'>

/** `4.6 (12 ratings)`. */
export const AverageRating = ({ averageRating, totalRatings }: Rated) => (
  <p className="flex items-center gap-1.5 text-[0.9375rem] text-ink-soft tabular-nums">
    <Star {...icon} aria-hidden className="size-4.5 fill-current text-accent" />
    {averageRating === null ? (
      'No ratings yet'
    ) : (
      <>
        <span className="sr-only">Average rating </span>
        {averageRating.toFixed(1)}{' '}
        <span>
          ({totalRatings} {totalRatings === 1 ? 'rating' : 'ratings'})
        </span>
      </>
    )}
  </p>
)
