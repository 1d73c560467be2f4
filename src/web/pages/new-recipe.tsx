import { useNavigate } from 'react-router'
import { NewRecipeForm } from '#web/features/edit/new-recipe.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

/** Where a cook writes a recipe by hand. */
export function NewRecipe() {
  const t = useWords(pagesWords)
  const navigate = useNavigate()
  useTitle(t.newRecipe)
  return (
    <NewRecipeForm
      onSaved={({ id }) => navigate(paths.recipe(id), { replace: true })}
      onCancel={() => navigate(paths.recipes)}
    />
  )
}
