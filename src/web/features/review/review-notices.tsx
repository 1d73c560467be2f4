import { Link } from 'react-router'
import type { Review } from '#contract/reviews.ts'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Fill } from '#web/words/fill.tsx'
import { listFormat } from '#web/words/format.ts'
import { reviewWords } from '#web/words/review.ts'
import { useWords } from '#web/words/words.ts'

const listed = listFormat()

/** Notices about the photos, shown before the list of doubts. */
export const ReviewNotices = ({ review: { handwritten, others, leftOut, unread } }: { review: Review }) => {
  const t = useWords(reviewWords)
  const next = others.find(({ inReview }) => inReview)
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
          {next && ` ${t.nextAfter({ title: next.title })}`}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="info" title={t.notAllRead}>
          {t.unread(unread.length, { photos: listed(unread.map((photo) => String(photo + 1))) })}
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
