import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import type { Category } from '#contract/common.ts'
import { popularQuery } from '#web/data/popular.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { NextPageFailed } from '#web/lib/next-page-failed.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { popularWords } from '#web/words/popular.ts'
import { useWords } from '#web/words/words.ts'
import { type LibraryLooks, PopularGrid } from './popular-grid.tsx'
import { UpgradeCard } from './upgrade-card.tsx'

interface LibraryProps extends LibraryLooks {
  /** The season's collection, shown above the list while nothing is searched. */
  seasons: ReactNode
  renderCategoryFilter: (
    value: Category | undefined,
    onChange: (category: Category | undefined) => void,
  ) => ReactNode
}

/** The popular library, best rated first, with a search and a category filter. */
export function Library({ seasons, renderCategoryFilter, ...looks }: LibraryProps) {
  const t = useWords(popularWords)
  const [words, setWords] = useState('')
  const [category, setCategory] = useState<Category>()
  const q = useDeferredValue(words.trim())
  const {
    data,
    error,
    isPending,
    isFetchNextPageError,
    refetch,
    fetchNextPage,
    hasNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery(popularQuery({ q, category }))
  if (error?.message.includes('Premium subscription required')) return <UpgradeCard />
  const isLookedFor = q !== '' || category !== undefined
  const recipes = data?.pages.flatMap((page) => page.recipes) ?? []
  return (
    <>
      {!isLookedFor && data && <div className="mb-12">{seasons}</div>}
      <section aria-labelledby="library">
        <h2 id="library" className="text-2xl md:text-3xl">
          {isLookedFor ? t.found : t.bestRated}
        </h2>
        <div className="my-4 flex flex-wrap gap-3">
          <SearchBox
            label={t.search}
            placeholder={t.search}
            value={words}
            onChange={setWords}
            className="min-w-64 flex-1"
          />
          {renderCategoryFilter(category, setCategory)}
        </div>
        {error && !data ? (
          <ErrorState
            title={t.loadFailed}
            text={messageOf(error, t.loadFailedText)}
            onRetry={() => void refetch()}
          />
        ) : isPending ? (
          <div role="status" aria-label={t.loading} className="@container">
            <div className={looks.columns}>
              {Array.from({ length: 8 }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
                <Skeleton key={at} className="h-112 rounded-card" />
              ))}
            </div>
          </div>
        ) : recipes.length === 0 ? (
          <EmptyState title={t.nothing} text={isLookedFor ? t.otherWords : t.empty} />
        ) : (
          <PopularGrid label={t.list} recipes={recipes} {...looks} />
        )}
        {isFetchNextPageError && <NextPageFailed error={error} onRetry={fetchNextPage} />}
        {hasNextPage && !isFetchNextPageError && (
          <div className="mt-8 text-center">
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
