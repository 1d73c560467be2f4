import { MAX_IMPORT_RECIPES } from '#contract/limits.ts'
import { headOf, storable } from '#contract/storable-text.ts'
import { checkRecipe } from '#kitchen/checks/index.ts'
import { importedRecipe } from '#kitchen/reading/apps/index.ts'
import type { FileItem, FilePicture } from '#server/ports/reading.ts'
import { type FoundInFile, UnreadableFile } from './found-in-file.ts'
import { READS, readFile } from './read-file.ts'
import { tooManyRecipes } from './read-larder-archive.ts'
import { pictureOf, soughtPicture } from './sought-picture.ts'

/**
 * Item of a file, with the function that finds its pictures: by the name in an archive of ours, or by the
 * recipe's own.
 */
export interface ReadItem {
  item: FileItem
  picture: (name: string | null) => Promise<FilePicture>
}

const noPicture = async (): Promise<FilePicture> => ({})

/**
 * Reads the items of a file, each recipe in the form in which it is saved, with the kitchen's findings.
 * @throws UnreadableFile, ArchiveError or JsonTextError when there is nothing to be read, or too much
 */
export async function* readItems(path: string, name: string): AsyncGenerator<ReadItem> {
  let recipes = 0
  let others = 0
  /** Number of empty recipes, which are limited too because each costs as much time as a full one. */
  let empty = 0
  let unread: string | undefined
  for await (const found of readFile(path, name)) {
    const read = itemOf(found)
    const { kind } = read.item
    if (kind === 'app-recipe' || kind === 'archived-recipe') recipes += 1
    else if (kind === 'folder' || kind === 'part') others += 1
    else if (kind === 'unread') unread ??= read.item.what
    if (found.kind === 'app-recipe' && kind === 'unread') empty += 1
    if (recipes > MAX_IMPORT_RECIPES || empty > MAX_IMPORT_RECIPES) throw tooManyRecipes()
    yield read
  }
  if (recipes === 0 && others === 0)
    throw new UnreadableFile(`No recipe was found in this file. ${unread ?? READS}`)
}

function itemOf(found: FoundInFile): ReadItem {
  if (found.kind === 'archived-recipe') {
    const { kind, key, recipe, picture } = found
    const { findings } = checkRecipe(recipe, { source: 'person' })
    return {
      item: { kind, key, recipe, findings },
      picture: (name) => soughtPicture(picture, name ?? ''),
    }
  }
  if (found.kind === 'app-recipe') {
    const recipe = storable(importedRecipe(found.recipe))
    if (!recipe) return unreadItem(`"${found.recipe.title || 'Untitled'}" has neither ingredients nor steps.`)
    const { findings } = checkRecipe(recipe.draft, { source: 'person' })
    return {
      item: { kind: 'app-recipe', app: found.app, recipe, findings },
      picture: () => pictureOf(found),
    }
  }
  return found.kind === 'unread' ? unreadItem(found.what) : { item: found, picture: noPicture }
}

const unreadItem = (what: string): ReadItem => ({
  item: { kind: 'unread', what: storable(headOf(what, 300)) },
  picture: noPicture,
})
