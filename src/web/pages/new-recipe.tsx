import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CopiedPhotos } from '#web/features/edit/copied-photos.tsx'
import { NewRecipeForm } from '#web/features/edit/new-recipe.tsx'
import { takeHandedPhotos } from '#web/lib/handed-photos.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

/**
 * The page for writing a recipe by hand, with photos of handwriting beside the form when the cook brought
 * some.
 */
export function NewRecipe() {
  const t = useWords(pagesWords)
  const navigate = useNavigate()
  useTitle(t.newRecipe)
  const [photos, setPhotos] = useState<readonly File[]>([])
  useEffect(() => {
    const handed = takeHandedPhotos('copied')
    if (handed.length > 0) setPhotos(handed)
  }, [])
  return (
    <NewRecipeForm
      aside={photos.length > 0 && <CopiedPhotos photos={photos} />}
      onSaved={({ id }) => navigate(paths.recipe(id), { replace: true })}
      onCancel={() => navigate(paths.recipes)}
    />
  )
}
