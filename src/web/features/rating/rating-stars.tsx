import { cx } from '#web/ui/cx.ts'
import { inFigures, numberFormat } from '#web/words/format.ts'
import { ratingWords } from '#web/words/rating.ts'
import { useWords } from '#web/words/words.ts'

interface RatingStarsProps {
  /** Average or own stars, 0 to 5; null without a rating. */
  stars: number | null
  /** Number of ratings; left out for the cook's own rating. */
  total?: number
  className?: string
}

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Stars with their number as text: `★★★★☆ 4.5 (2)`. */
export function RatingStars({ stars, total, className }: RatingStarsProps) {
  const t = useWords(ratingWords)
  const shown = stars ?? 0
  const number = (Number.isInteger(shown) ? inFigures : oneDecimal)(shown)
  return (
    <span className={cx('inline-flex items-center gap-1.5 text-small tabular-nums', className)}>
      <FiveStars filled={shown} />
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

/** The SVG path of a star in a square of 24, starting at its upper point. */
const STAR = 'l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.1-5.9 3.1 1.2-6.6-4.8-4.6 6.6-.9z'
const ROW = [12, 36, 60, 84, 108].map((x) => `M${x} 2.6${STAR}`).join('')

/** One drawing for all five stars, because a list contains hundreds of them. */
const FiveStars = ({ filled }: { filled: number }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 120 24"
    strokeWidth={1.75}
    strokeLinejoin="round"
    className="h-4.5 w-22.5 shrink-0 rtl:-scale-x-100"
  >
    <path d={ROW} fill="none" stroke="currentColor" className="text-line-strong" />
    {filled > 0 && (
      // A nested SVG clips at its width, which shows the filled share of the stars.
      <svg aria-hidden="true" width={24 * filled} height={24}>
        <path d={ROW} fill="currentColor" stroke="currentColor" className="text-accent-fill" />
      </svg>
    )}
  </svg>
)
