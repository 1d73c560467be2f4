import { Link } from 'react-router'
import { RecipeCollection } from '#web/features/recipes/recipe-collection.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'

export function MyRecipes() {
  useTitle('My Recipes')
  return (
    <main className="page py-8 md:py-12">
      <h1 className="sr-only">My Recipes</h1>
      <RecipeCollection
        heading="My Recipes"
        firstStep={
          <Button asChild>
            <Link to={paths.home}>Generate Recipe</Link>
          </Button>
        }
      />
    </main>
  )
}
