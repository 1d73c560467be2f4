import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { RecipeCard } from '#contract/recipe.ts'
import type { CollectionView } from '#web/data/recipe-keys.ts'
import { cardsQuery } from '#web/data/recipes.ts'
import { useDrawnInSteps } from '#web/lib/drawn-in-steps.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { NextPageFailed } from '#web/lib/next-page-failed.tsx'
import { endStill } from '#web/lib/still.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { CategoryFilter } from './category-filter.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx'
import { SortSelect } from './sort-select.tsx'
import type { CollectionControls } from './use-collection-view.ts'

interface RecipeCollectionProps {
  heading: ReactNode
  controls: CollectionControls
  /** True to offer a choice of the sort order. */
  sortable?: boolean
  /** Content beside the heading, such as the menu for a new recipe. */
  besideHeading?: ReactNode
  /** Content before the search box, such as the folders button. */
  leading?: ReactNode
  renderCard: (recipe: RecipeCard, index: number) => ReactNode
  /** Text and action for a collection that is empty without any filter. */
  empty: { title: string; text: string; action?: ReactNode }
}

/** The cook's recipes with a search box, a category filter and, optionally, a sort order. */
export function RecipeCollection({
  heading,
  controls,
  sortable = false,
  besideHeading,
  leading,
  renderCard,
  empty,
}: RecipeCollectionProps) {
  const t = useWords(recipesWords)
  const { view, words, setWords, setCategory, setSort, isFiltered } = controls
  const { data, error, isPending, isFetchNextPageError, hasNextPage, isFetching, fetchNextPage, refetch } =
    useInfiniteQuery({ ...cardsQuery(view), placeholderData: keepPreviousData })
  const client = useQueryClient()
  const searchFor = (next: string) => {
    // The request is sent before the render, because a phone takes as long to draw as the reply takes.
    void client.prefetchInfiniteQuery(cardsQuery({ ...view, search: next.trim() || undefined }))
    setWords(next)
  }
  const recipes = useMemo(() => onceEach(data?.pages.flatMap((page) => page.recipes)), [data])
  const isDrawn = useDrawnInSteps(recipes !== undefined)
  const total = hasNextPage ? undefined : recipes?.length
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError
  const readOn = useCallback(() => {
    if (canReadOn) void fetchNextPage()
  }, [canReadOn, fetchNextPage])

  const section = useStartOfView(view)
  const isShown = isDrawn || (error !== null && !recipes)
  useEffect(() => {
    if (isShown) endStill()
  }, [isShown])

  return (
    <section ref={section} aria-labelledby="collection" className="min-w-0">
      <div className="mb-5 flex flex-col gap-4 xl:flex-row xl:items-center xl:justify-between">
        <div className="flex min-w-0 items-center justify-between gap-x-4 gap-y-2 max-[16rem]:flex-wrap xl:justify-start">
          <h2 id="collection" className="min-w-0 truncate text-2xl md:text-3xl">
            {heading}
          </h2>
          {besideHeading}
        </div>
        <div className="flex flex-wrap gap-3">
          {leading}
          <SearchBox
            label={t.searchRecipes}
            placeholder={t.searchRecipes}
            value={words}
            onChange={searchFor}
            className="min-w-[min(13rem,100%)] flex-1 xl:w-64 xl:flex-none"
          />
          <CategoryFilter
            value={view.category}
            onChange={setCategory}
            className="w-44 shrink-0 max-sm:min-w-36 max-sm:flex-1"
          />
          {sortable && (
            <SortSelect value={view.sort} onChange={setSort} className="w-44 shrink-0 max-sm:flex-1" />
          )}
        </div>
      </div>
      {isPending || (recipes && !isDrawn) ? (
        <RecipeGridSkeleton />
      ) : error && !recipes ? (
        <ErrorState
          title={t.loadFailed}
          text={messageOf(error, t.loadFailedText)}
          onRetry={() => refetch()}
        />
      ) : recipes && recipes.length > 0 ? (
        <RecipeGrid
          label={t.recipes}
          recipes={recipes}
          total={total}
          renderCard={renderCard}
          onNearEnd={readOn}
        />
      ) : isFiltered ? (
        <EmptyState
          title={t.nothingFits}
          text={t.nothingFitsText}
          action={
            <Button variant="secondary" onClick={controls.clear}>
              {t.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState {...empty} />
      )}
      {isFetchNextPageError && <NextPageFailed error={error} onRetry={fetchNextPage} />}
      <p aria-live="polite" className="sr-only">
        {isFiltered && recipes ? (hasNextPage ? t.foundMore : t.found)(recipes.length) : ''}
      </p>
    </section>
  )
}

/** Scrolls to the start when the view changes; Back leaves the scroll position alone. */
function useStartOfView(view: CollectionView) {
  const section = useRef<HTMLElement>(null)
  const type = useNavigationType()
  const key = JSON.stringify(view)
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    const top = section.current?.getBoundingClientRect().top ?? 0
    if (type !== 'POP' && top < 0) section.current?.scrollIntoView()
  }, [key, type])
  return section
}

/** Removes repeated recipes: one that moved between two page requests is in both pages. */
function onceEach(recipes: RecipeCard[] | undefined): RecipeCard[] | undefined {
  if (!recipes) return undefined
  const seen = new Set<string>()
  return recipes.filter(({ id }) => !seen.has(id) && seen.add(id))
}
