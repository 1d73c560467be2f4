import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { Doubt, Review } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { Segments } from '#web/ui/segments.tsx'
import { reviewWords } from '#web/words/review.ts'
import { useWords } from '#web/words/words.ts'
import { DoubtList } from './doubt-list.tsx'
import { ReviewPhoto } from './review-photo.tsx'

interface ReviewAsideProps {
  review: Review
  active: Doubt | null
  onChoose: (doubt: Doubt) => void
}

/** The photos beside the form; on small screens they stay in view above it, and can be folded away. */
export function ReviewAside({ review, active, onChoose }: ReviewAsideProps) {
  const t = useWords(reviewWords)
  const { photos, doubts, rawText, recipeId } = review
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const [chosen, setChosen] = useState(0)
  // Choosing a doubt shows its photo, until another photo is chosen.
  const [followed, setFollowed] = useState<Doubt | null>(null)
  if (active !== followed) {
    setFollowed(active)
    if (active?.spot) setChosen(active.spot.photo)
  }
  const photo = photos[chosen]
  return (
    <>
      {photo && (
        <div className="sticky top-16 z-10 -mx-4 border-b border-line bg-paper px-4 py-3 md:top-18 lg:static lg:mx-0 lg:border-0 lg:p-0">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="mb-1 w-full justify-between px-1 lg:hidden"
          >
            {isOpen ? t.hidePhoto : t.showPhoto}
            <ChevronDown {...icon} className={cx('transition-transform', isOpen && 'rotate-180')} />
          </Button>
          <div id={id} className={isOpen ? undefined : 'hidden lg:block'}>
            {photos.length > 1 && (
              <Segments
                legend={t.photo}
                legendHidden
                className="mb-3"
                options={photos.map((_, index) => ({
                  value: String(index),
                  label: t.photoNumber({ number: index + 1 }),
                }))}
                value={String(chosen)}
                onChange={(value) => setChosen(Number(value))}
              />
            )}
            <ReviewPhoto
              key={chosen}
              recipeId={recipeId}
              index={chosen}
              photo={photo}
              spot={active?.spot?.photo === chosen ? active.spot : null}
            />
          </div>
        </div>
      )}
      <div className="mt-6 space-y-5">
        {doubts.length > 0 ? (
          <DoubtList doubts={doubts} active={active} onChoose={onChoose} />
        ) : (
          <p className="text-ink-soft">{t.nothingDoubtful}</p>
        )}
        <details className="rounded-card border border-line bg-card">
          <summary className="flex min-h-11 cursor-pointer items-center px-3.5 font-semibold">
            {t.showText}
          </summary>
          <pre className="max-h-80 overflow-auto border-t border-line p-3.5 font-sans text-small whitespace-pre-wrap">
            {rawText}
          </pre>
        </details>
      </div>
    </>
  )
}
