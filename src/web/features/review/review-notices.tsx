import { Link } from 'react-router'
import type { Review } from '#contract/reviews.ts'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'

/** What the cook should know of the photos before looking at the lines. */
export const ReviewNotices = ({ review: { handwritten, others, leftOut } }: { review: Review }) => (
  <div className="mt-5 space-y-3 empty:hidden">
    {handwritten && (
      <Notice tone="info" title="This looks handwritten, please check">
        Handwriting is read with many slips. Compare every line with the photo before you confirm.
      </Notice>
    )}
    {others.length > 0 && (
      <Notice
        tone="info"
        title={others.length === 1 ? 'There was a second recipe' : 'There were more recipes'}
      >
        The photo holds more than one recipe. Also kept for review:{' '}
        {others.map(({ id, title }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link
              to={paths.recipe(id)}
              className="font-semibold text-accent-strong underline underline-offset-4"
            >
              {title}
            </Link>
          </span>
        ))}
        .
      </Notice>
    )}
    {leftOut.length > 0 && (
      <Notice tone="info" title="Not everything was kept">
        {leftOut.join(', ')} {leftOut.length === 1 ? 'was' : 'were'} on the photo, too, and not kept: this
        month's free recipes are used up.
      </Notice>
    )}
  </div>
)
