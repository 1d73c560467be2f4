import type { LibraryLooks } from '#web/features/popular/popular-grid.tsx'
import { recipeColumns } from '#web/features/recipes/recipe-columns.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'
import { categoryWords } from '#web/words/common.ts'
import { useWords } from '#web/words/words.ts'

/** The look of recipes that the library's cards reuse. */
export function useLibraryLooks(): LibraryLooks {
  return {
    columns: recipeColumns,
    categoryNames: useWords(categoryWords),
    renderPicture: (recipe) => <RecipePicture recipe={recipe} sizes="(min-width: 40rem) 22rem, 100vw" />,
  }
}
