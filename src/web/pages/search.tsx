import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { useTitle } from '#web/lib/use-title.ts'

export function SearchPage() {
  useTitle('Search')
  return (
    <main className="page py-8 md:py-12">
      <h1 className="sr-only">Search</h1>
      <RecipeCollection heading="Search your recipes" />
    </main>
  )
}
