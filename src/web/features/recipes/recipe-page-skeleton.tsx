import { Skeleton } from '#web/ui/skeleton.tsx'
import { WaitingHeading } from '#web/ui/waiting-heading.tsx'
import { recipesWords } from '#web/words/recipes.ts'
import { useWords } from '#web/words/words.ts'

/** The placeholder of a recipe page while it loads. */
export const RecipePageSkeleton = () => {
  const t = useWords(recipesWords)
  return (
    <main className="md:page md:grid md:grid-cols-2 md:gap-10 md:py-10">
      <WaitingHeading>{t.loadingRecipe}</WaitingHeading>
      <Skeleton className="aspect-4/3 rounded-none md:rounded-card" />
      <div className="p-4 md:py-10">
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="mt-5 h-4" />
        <Skeleton className="mt-3 h-4 w-2/3" />
        <Skeleton className="mt-6 h-16" />
      </div>
    </main>
  )
}
