import { SKELETON_CARDS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RecipeCard } from './recipe-card.tsx'

const columns = 'grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** Cards beyond the screen cost nothing until they are scrolled to; their place is kept. */
export const RecipeGrid = ({ recipes }: { recipes: Recipe[] }) => (
  <ul className={columns}>
    {recipes.map((recipe, index) => (
      <li
        key={recipe.id}
        className={index < 12 ? undefined : '[contain-intrinsic-size:auto_27rem] [content-visibility:auto]'}
      >
        <RecipeCard recipe={recipe} />
      </li>
    ))}
  </ul>
)

export const RecipeGridSkeleton = () => (
  <div role="status" aria-label="Loading recipes" className={columns}>
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
      <div key={index} data-skeleton className="overflow-hidden rounded-card border border-line bg-card">
        <Skeleton className="aspect-4/3 rounded-none" />
        <div className="p-4">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-3 h-4" />
          <Skeleton className="mt-2 h-4 w-5/6" />
          <Skeleton className="mt-4 h-5 w-2/3" />
          <Skeleton className="mt-4 h-9" />
        </div>
      </div>
    ))}
  </div>
)
