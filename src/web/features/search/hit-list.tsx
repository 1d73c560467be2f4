import type { ReactNode } from 'react'
import { SEARCH_MAX } from '#contract/search.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { searchWords } from '#web/words/search.ts'
import { useWords } from '#web/words/words.ts'

interface HitListProps<Hit> {
  label: string
  /** The results; undefined while they load. */
  hits: readonly Hit[] | undefined
  keyOf: (hit: Hit) => string
  renderHit: (hit: Hit) => ReactNode
  error: unknown
  onRetry: () => void
  /** True when there are more results than shown. */
  more: boolean
  limit: number
  onMore: () => void
  isFetching: boolean
  /** Content for a search without results. */
  empty: ReactNode
}

const columns = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

/** Results of a search, with a button for more. */
export function HitList<Hit>({
  label,
  hits,
  keyOf,
  renderHit,
  error,
  onRetry,
  more,
  limit,
  onMore,
  isFetching,
  empty,
}: HitListProps<Hit>) {
  const t = useWords(searchWords)
  if (error && !hits) {
    return <ErrorState title={t.failed} text={messageOf(error, t.failedText)} onRetry={onRetry} />
  }
  if (!hits) return <HitSkeleton />
  return (
    <>
      <p role="status" className={hits.length === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {counted(hits.length, more)}
      </p>
      {hits.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className={columns}>
          {hits.map((hit) => (
            <li key={keyOf(hit)}>{renderHit(hit)}</li>
          ))}
        </ul>
      )}
      {more &&
        (limit < SEARCH_MAX ? (
          <div className="mt-6 flex justify-center">
            <Button variant="secondary" busy={isFetching} onClick={onMore}>
              {t.showMore}
            </Button>
          </div>
        ) : (
          <p className="mt-6 text-center text-ink-soft">{t.thereAreMore}</p>
        ))}
    </>
  )
}

function counted(count: number, more: boolean): string {
  const t = searchWords.get()
  if (count === 0) return t.noneFound
  return more ? t.best(count) : t.found(count)
}

const HitSkeleton = () => {
  const t = useWords(searchWords)
  return (
    <div role="status" aria-label={t.searching} className={columns}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex gap-4 rounded-card border border-line bg-card p-3">
          <Skeleton className="aspect-4/3 w-28 sm:w-36" />
          <div className="flex-1 py-1">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="mt-3 h-4 w-1/2" />
            <Skeleton className="mt-4 h-4" />
          </div>
        </div>
      ))}
    </div>
  )
}
