import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { drawingOf } from '#kitchen/illustration/index.ts'
import { recipeContent } from '#kitchen/recipe-content.ts'
import type { Deps } from '#server/deps.ts'
import type { HouseRecipe } from '#server/ports/house.ts'
import { derivedId } from '#server/stores/derived-id.ts'
import { houseRevisions, putHouseRecipe, removeHouseRecipes } from '#server/stores/house-recipes.ts'
import { namePicture } from '#server/stores/pictures.ts'
import type { RecipeContent } from '#server/stores/recipes.ts'

/** Rises when the kitchen computes or draws something else from the same text. */
const KITCHEN = 1

/**
 * Brings the library up to the house's recipes: new ones, changed ones, and those that are no more. Again does nothing,
 * in however many servers. One recipe after the other, so that whoever is being served meanwhile does not notice.
 *
 * @param signal ends it between two recipes; what is missing then is brought by the next start
 * @returns how many were written or removed
 */
export async function loadHouse(
  deps: Deps,
  house: readonly HouseRecipe[],
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock, pictures } = deps
  const loaded = await houseRevisions(db)
  let changes = 0
  for (const recipe of house) {
    if (signal?.aborted) return changes
    const [id, revision] = [houseId(recipe.slug), revisionOf(recipe)]
    const isLoaded = loaded.get(id) === revision
    loaded.delete(id)
    if (isLoaded) continue
    const { draft, cuisine, seasons } = recipe
    const { drawing, alt } = drawingOf(draft, recipe.slug)
    const { hash, width, height } = await pictures.storeDrawing(drawing, { render: 'when asked' })
    await namePicture(db, { hash, width, height }, clock.now())
    const image = { hash, alt }
    await putHouseRecipe(
      db,
      { id, revision, cuisine, seasons, image, content: contentOf(recipe) },
      clock.now(),
    )
    changes += 1
    await setImmediate()
  }
  await removeHouseRecipes(db, [...loaded.keys()])
  changes += loaded.size
  if (changes > 0) deps.log.info({ changes }, 'the recipes of the house are in the popular library')
  return changes
}

/** The same for ever and in every installation. */
export const houseId = (slug: string) => derivedId('larder house recipe', slug)

const revisionOf = (recipe: HouseRecipe) =>
  createHash('sha256')
    .update(`${KITCHEN} ${JSON.stringify(recipe)}`)
    .digest('hex')
    .slice(0, 16)

const contentOf = ({ draft }: HouseRecipe): RecipeContent =>
  recipeContent(draft, checkRecipe(draft, { source: 'engine' }))
