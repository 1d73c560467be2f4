import { useQuery } from '@tanstack/react-query'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Doubt, Review } from '#contract/reviews.ts'
import { reviewPhotoQuery } from '#web/data/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { commonWords } from '#web/words/common.ts'
import { reviewWords } from '#web/words/review.ts'
import { useWords } from '#web/words/words.ts'

interface ReviewPhotoProps {
  recipeId: string
  index: number
  photo: Review['photos'][number]
  /** Area of the doubtful words; the active one is scrolled into view. */
  spot: NonNullable<Doubt['spot']> | null
}

const percent = (share: number) => `${share * 100}%`

/** A photo that the recipe was read from, which can be enlarged, with the doubtful words framed. */
export function ReviewPhoto({ recipeId, index, photo, spot }: ReviewPhotoProps) {
  const t = useWords(reviewWords)
  const common = useWords(commonWords)
  const { data, isError, refetch } = useQuery(reviewPhotoQuery(recipeId, index))
  const url = useObjectUrl(data)
  const [isLarge, setIsLarge] = useState(false)
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const view = frame.current
    const inner = view?.firstElementChild
    if (!view || !inner || !spot || !url) return
    view.scrollTo({
      left: (spot.left + spot.width / 2) * inner.clientWidth - view.clientWidth / 2,
      top: (spot.top + spot.height / 2) * inner.clientHeight - view.clientHeight / 2,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [spot, url])

  if (isError) {
    return (
      <p className="rounded-card border border-line p-4">
        {t.photoFailed}{' '}
        <Button variant="link" size="inline" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </p>
    )
  }
  return (
    <div className="relative">
      <section
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t.photoNumber({ number: index + 1 })}
        className="max-h-[26dvh] overflow-auto rounded-card border border-line bg-card md:max-h-[34dvh] lg:max-h-[calc(100dvh-20rem)]"
      >
        <div className="relative" style={{ width: isLarge ? '220%' : '100%' }}>
          {url ? (
            <img
              src={url}
              width={photo.width}
              height={photo.height}
              alt={t.page({ number: index + 1 })}
              className="h-auto w-full"
            />
          ) : (
            <div style={{ aspectRatio: `${photo.width} / ${photo.height}` }}>
              <Skeleton className="size-full" />
            </div>
          )}
          {spot && url && (
            <div
              aria-hidden="true"
              data-spot
              className="absolute rounded-md bg-accent-fill/15 outline-3 outline-offset-2 outline-accent-fill"
              style={{
                left: percent(spot.left),
                top: percent(spot.top),
                width: percent(spot.width),
                height: percent(spot.height),
              }}
            />
          )}
        </div>
      </section>
      <Button
        variant="secondary"
        size="icon"
        aria-label={isLarge ? t.whole : t.enlarge}
        aria-pressed={isLarge}
        onClick={() => setIsLarge(!isLarge)}
        className="absolute right-3 bottom-3 shadow-float"
      >
        {isLarge ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
      </Button>
    </div>
  )
}

/** An object URL for a picture, revoked when it is no longer shown. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return blob ? url : null
}
