import { Star } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { inFigures, numberFormat } from '#web/words/format.ts'
import { ratingWords } from '#web/words/rating.ts'
import { useWords } from '#web/words/words.ts'

interface RatingStarsProps {
  /** Average or own stars, 0 to 5; null before the first rating. */
  stars: number | null
  /** How many rated; left out where one's own rating is shown. */
  total?: number
  className?: string
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Stars with their number in words: `★★★★☆ 4.5 (2)`. */
export function RatingStars({ stars, total, className }: RatingStarsProps) {
  const t = useWords(ratingWords)
  const shown = stars ?? 0
  const number = (Number.isInteger(shown) ? inFigures : oneDecimal)(shown)
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-small tabular-nums', className)}>
      <span aria-hidden="true" className="flex">
        {[1, 2, 3, 4, 5].map((place) => (
          <Partly key={place} part={Math.min(1, Math.max(0, shown - place + 1))} />
        ))}
      </span>
      {stars === null ? (
        <span className="text-ink-soft">{t.notRated}</span>
      ) : (
        <>
          <span aria-hidden="true" className="font-semibold">
            {number}
          </span>
          {total !== undefined && (
            <span aria-hidden="true" className="text-ink-soft">
              ({total})
            </span>
          )}
          <span className="sr-only">
            {total === undefined ? t.ofFive({ stars: number }) : t.ofFiveBy(total, { stars: number })}
          </span>
        </>
      )}
    </span>
  )
}

const Partly = ({ part }: { part: number }) => (
  <span className="relative block size-4.5">
    <Star {...icon} className="absolute inset-0 size-4.5 text-line-strong" />
    {part > 0 && (
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${part * 100}%` }}>
        <Star {...icon} fill="currentColor" className="size-4.5 text-accent-fill" />
      </span>
    )}
  </span>
)
