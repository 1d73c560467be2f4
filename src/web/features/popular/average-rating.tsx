import { Star } from 'lucide-react'
import type { PopularRecipe } from '#contract/popular.ts'
import { icon } from '#web/ui/icon.ts'
import { numberFormat } from '#web/words/format.ts'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'

type Rated = Pick<PopularRecipe, 'averageRating' | 'totalRatings'>

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The average rating, as in `4.6 (12 ratings)`. */
export const AverageRating = ({ averageRating, totalRatings }: Rated) => {
  const t = useWords(popularWords)
  return (
    <p className="flex items-center gap-1.5 text-small text-ink-soft tabular-nums">
      <Star {...icon} aria-hidden className="size-4.5 fill-current text-accent" />
      {averageRating === null ? (
        t.noRatings
      ) : (
        <>
          <span className="sr-only">{t.averageRating} </span>
          {oneDecimal(averageRating)} <span>({t.ratings(totalRatings)})</span>
        </>
      )}
    </p>
  )
}
