import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import type { Category } from '#contract/common.ts'
import { recipesQuery } from '#web/data/recipes.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { RecipeGrid, RecipeGridSkeleton } from './recipe-grid.tsx'

const TYPING_PAUSE_MS = 150

interface RecipeCollectionProps {
  heading: ReactNode
  /** What to do while there is nothing yet. */
  firstStep?: ReactNode
}

/** The cook's recipes with a search box and a category filter. */
export function RecipeCollection({ heading, firstStep }: RecipeCollectionProps) {
  const [category, setCategory] = useState<Category>()
  const [words, setWords] = useState('')
  const search = useSettled(words.trim(), TYPING_PAUSE_MS)
  const { data, error, isPending, refetch } = useQuery({
    ...recipesQuery({ category, search }),
    placeholderData: keepPreviousData,
  })
  const recipes = useDeferredValue(data)
  const filtered = category !== undefined || search !== ''

  return (
    <section aria-labelledby="collection">
      <div className="mb-5 flex flex-col gap-4 lg:flex-row lg:items-center lg:justify-between">
        <h2 id="collection" className="text-2xl md:text-3xl">
          {heading}
        </h2>
        <div className="flex gap-3">
          <SearchBox
            label="Search recipes"
            placeholder="Search recipes"
            value={words}
            onChange={setWords}
            className="min-w-0 flex-1 lg:w-72"
          />
          <CategoryFilter value={category} onChange={setCategory} className="w-40 shrink-0" />
        </div>
      </div>
      {isPending ? (
        <RecipeGridSkeleton />
      ) : error && !recipes ? (
        <ErrorState
          title="Your recipes could not be loaded"
          text={messageOf(error, 'They are safe; only this page could not reach them.')}
          onRetry={() => refetch()}
        />
      ) : recipes && recipes.length > 0 ? (
        <RecipeGrid recipes={recipes} />
      ) : filtered ? (
        <EmptyState title="Nothing fits" text="No recipe of yours fits these words and this category." />
      ) : (
        <EmptyState
          title="Nothing here yet"
          text="Every recipe you generate is kept here, with its picture, nutrition and grocery list."
          action={firstStep}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {filtered && recipes ? `${recipes.length} recipes found` : ''}
      </p>
    </section>
  )
}

/** The value once it has not changed for a moment. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
