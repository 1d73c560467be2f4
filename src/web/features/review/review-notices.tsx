import { Link } from 'react-router'
import type { Review } from '#contract/reviews.ts'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Fill } from '#web/words/fill.tsx'
import { reviewWords } from '#web/words/review.ts'
import { useWords } from '#web/words/words.ts'

/** What the cook should know of the photos before looking at the lines. */
export const ReviewNotices = ({ review: { handwritten, others, leftOut } }: { review: Review }) => {
  const t = useWords(reviewWords)
  return (
    <div className="mt-5 space-y-3 empty:hidden">
      {handwritten && (
        <Notice tone="info" title={t.handwritten}>
          {t.handwrittenText}
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="info" title={others.length === 1 ? t.second : t.several}>
          <Fill
            text={t.alsoKept}
            parts={{
              recipes: others.map(({ id, title }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <Link
                    to={paths.recipe(id)}
                    className="font-semibold text-accent-strong underline underline-offset-4"
                  >
                    {title}
                  </Link>
                </span>
              )),
            }}
          />
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="info" title={t.notAllKept}>
          {t.leftOut(leftOut.length, { titles: leftOut.join(', ') })}
        </Notice>
      )}
    </div>
  )
}
