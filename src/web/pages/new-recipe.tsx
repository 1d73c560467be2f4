import { useNavigate } from 'react-router'
import { NewRecipeForm } from '#web/features/edit/new-recipe.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'

/** Where a cook writes a recipe by hand. */
export function NewRecipe() {
  const navigate = useNavigate()
  useTitle('New recipe')
  return (
    <NewRecipeForm
      onSaved={({ id }) => navigate(paths.recipe(id), { replace: true })}
      onCancel={() => navigate(paths.recipes)}
    />
  )
}
