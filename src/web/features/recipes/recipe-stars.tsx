import { Star } from 'lucide-react'
import type { RecipeCard } from '#contract/recipe.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'

type Rated = Pick<RecipeCard, 'title' | 'myRating' | 'averageRating' | 'totalRatings'>

interface RecipeStarsProps {
  recipe: Rated
  /** Opens what a rating is given in; without it the stars only tell. */
  onRate?: (() => void) | undefined
  className?: string
}

const steps = [1, 2, 3, 4, 5] as const

/** The cook's own rating in full stars; where they gave none, everybody's in outline colour. */
export function RecipeStars({ recipe, onRate, className }: RecipeStarsProps) {
  const shown = recipe.myRating ?? Math.round(recipe.averageRating ?? 0)
  const stars = (
    <span aria-hidden className="flex">
      {steps.map((step) => (
        <Star
          key={step}
          {...icon}
          className={cx('size-4.5', step <= shown ? 'text-accent' : 'text-line-strong')}
          fill={step <= shown && recipe.myRating !== null ? 'currentColor' : 'none'}
        />
      ))}
    </span>
  )
  if (!onRate) {
    return (
      <span className={cx('flex items-center', className)}>
        {stars}
        <span className="sr-only">{ratingInWords(recipe)}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-label={`Rate ${recipe.title}. ${ratingInWords(recipe)}`}
      onClick={onRate}
      className={cx('flex min-h-9 items-center rounded-md pointer-coarse:min-h-11', className)}
    >
      {stars}
    </button>
  )
}

function ratingInWords({ myRating, averageRating, totalRatings }: Rated): string {
  if (myRating !== null) return `You gave it ${myRating} of 5 stars`
  if (averageRating === null) return 'Not rated yet'
  return `${averageRating.toFixed(1)} of 5 stars, ${totalRatings === 1 ? '1 rating' : `${totalRatings} ratings`}`
}
