import { SKELETON_CARDS } from '#contract/limits.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'
import { recipeColumns } from './recipe-columns.ts'

export const RecipeGridSkeleton = () => {
  const t = useWords(recipesWords)
  return (
    <div role="status" aria-label={t.loadingRecipes} className="@container">
      <div className={recipeColumns}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <CardSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

/** A placeholder with the height of a card, so that nothing moves when the cards load. */
export const CardSkeleton = () => (
  <div data-skeleton className="overflow-hidden rounded-card border border-line bg-card">
    <Skeleton className="aspect-4/3 rounded-none" />
    <div className="p-4">
      <div className="flex h-8 items-center">
        <Skeleton className="h-5 w-3/4" />
      </div>
      <div className="mt-1 flex h-12 flex-col justify-around">
        <Skeleton className="h-3.5" />
        <Skeleton className="h-3.5 w-5/6" />
      </div>
      <div className="mt-3 flex h-6 items-center">
        <Skeleton className="h-3.5 w-1/2" />
      </div>
      <div className="mt-3 flex h-13 items-center border-y border-line">
        <Skeleton className="h-6 w-full" />
      </div>
      <div className="mt-2 flex h-9 items-center pointer-coarse:h-11">
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="mt-2 h-9 rounded-lg pointer-coarse:h-11" />
    </div>
  </div>
)
