import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { checkRecipe } from '#kitchen/checks/index.ts'
import type { CookbookRecipe } from '#kitchen/cookbook/cookbook-recipe.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import type { Deps } from '#server/deps.ts'
import { derivedId } from '#server/stores/derived-id.ts'
import { libraryRevisions, putLibraryRecipe, removeLibraryRecipes } from '#server/stores/library-recipes.ts'
import { namePicture } from '#server/stores/pictures.ts'
import type { RecipeContent } from '#server/stores/recipes.ts'

/**
 * Version of the kitchen's computations and drawings, to be raised when the same text gives another result.
 */
const KITCHEN = 2

/**
 * Brings the popular library up to date with the cookbook: adds new recipes, updates changed ones, and
 * removes those that are gone. Running it again changes nothing, on however many servers. Recipes are written
 * one after the other, so that requests in between do not notice.
 * @param signal ends it between two recipes; the next start completes it
 * @returns number of recipes that were written or removed
 */
export async function loadLibrary(
  deps: Deps,
  cookbook: readonly CookbookRecipe[],
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, pictures } = deps
  const loaded = await libraryRevisions(db)
  let changes = 0
  for (const recipe of cookbook.filter(({ file }) => file.library)) {
    if (signal?.aborted) return changes
    const [id, revision] = [libraryId(recipe.slug), revisionOf(recipe)]
    const isLoaded = loaded.get(id) === revision
    loaded.delete(id)
    if (isLoaded) continue
    const { draft, seasons, looks } = recipe
    const { cuisine } = recipe.file
    const { drawing, alt } = drawingOf({ ...draft, looks }, recipe.slug)
    const { hash, width, height } = await pictures.storeDrawing(drawing, { render: 'when asked' })
    await namePicture(db, { hash, width, height }, clock.now())
    const image = { hash, alt }
    await putLibraryRecipe(
      db,
      { id, revision, cuisine, seasons, image, content: contentOf(recipe) },
      clock.now(),
    )
    changes += 1
    await setImmediate()
  }
  await removeLibraryRecipes(db, [...loaded.keys()])
  changes += loaded.size
  if (changes > 0) deps.log.info({ changes }, 'the popular library has the recipes of the cookbook')
  return changes
}

/**
 * Returns the id of a library recipe, which is the same for ever and in every installation. The words are
 * those of the first version, because ratings are stored under this id.
 */
export const libraryId = (slug: string) => derivedId('larder house recipe', slug)

const revisionOf = ({ slug, draft, file, seasons, looks }: CookbookRecipe) =>
  createHash('sha256')
    .update(`${KITCHEN} ${JSON.stringify([slug, draft, file.cuisine, seasons, looks])}`)
    .digest('hex')
    .slice(0, 16)

const contentOf = ({ draft, file }: CookbookRecipe): RecipeContent =>
  recipeContent(draft, checkRecipe(draft, { source: 'engine', course: file.course }))
