import type { LibraryLooks } from '#web/features/popular/popular-grid.tsx'
import { categoryNames } from '#web/features/recipes/category.ts'
import { recipeColumns } from '#web/features/recipes/recipe-columns.ts'
import { RecipePicture } from '#web/features/recipes/recipe-picture.tsx'

/** What the library's cards take of the recipes' own look. */
export const libraryLooks: LibraryLooks = {
  columns: recipeColumns,
  categoryNames,
  renderPicture: (recipe) => <RecipePicture recipe={recipe} sizes="(min-width: 40rem) 22rem, 100vw" />,
}
