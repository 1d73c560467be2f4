import { archivedFolder, archiveParts } from '#contract/archive.ts'
import { recipeDraft } from '#contract/recipe.ts'
import type { Queryable } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { isLostConnection } from '#server/http/lost-connection.ts'
import { CollectionFull } from '#server/stores/collection-room.ts'
import { getCorrections } from '#server/stores/food-corrections.ts'
import {
  endItem,
  nextWaiting,
  recipesByKey,
  saveOnce,
  type WaitingItem,
  type WaitingRecipe,
} from '#server/stores/import-items.ts'
import { addCorrections, folderNamed, hasFolder, insertImported } from '#server/stores/imported-data.ts'
import { addCookedDays, addMeals, addShelf, addShopping } from '#server/stores/imported-lists.ts'
import {
  finishSaving,
  type ImportKey,
  noteFolder,
  noteUnread,
  type SavingState,
  savingState,
} from '#server/stores/imports.ts'
import { namePicture } from '#server/stores/pictures.ts'
import { bringSettings } from '#server/stores/settings.ts'
import { drawn } from '../create-recipe.ts'
import { noRoomForMeals, noRoomForRecipes, noRoomForShelf, noRoomOnList, notSaved } from './left-out.ts'

/**
 * Saves the waiting items, one per transaction: an item is marked together with the rows that it became, so
 * that each is saved exactly once, whatever ends this process, and however many processes take over. An item
 * that fails does not stop the others.
 */
export async function saveImport(deps: Deps, key: ImportKey, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = deps
  let full = false
  for (let after = -1; ; ) {
    if (signal.aborted) return
    const saving = await savingState(db, key)
    if (!saving) return
    const item = await nextWaiting(db, key, after)
    if (!item) break
    after = item.position
    try {
      await saveItem(deps, key, item, saving, signal)
    } catch (error) {
      if (signal.aborted) return
      if (!isOfItem(error)) throw error
      if (error instanceof CollectionFull && !full) {
        full = true
        await noteUnread(db, key, [noRoomForRecipes()])
      }
      log.warn(
        { err: error, importId: key.importId, position: item.position },
        'an item of an import could not be saved',
      )
      await endItem(db, key, item.position, 'failed')
      // Failed recipes are counted; any other failed item gets a note, because nothing else would tell of it.
      if (item.kind !== 'recipe') await noteUnread(db, key, [notSaved(item)])
    }
  }
  await finishSaving(db, key, clock.now())
}

/**
 * False for an error that may pass, so that the item is tried again: a database that is unreachable, without
 * room or memory, or that asks for a retry (serialization, deadlock, statements that a pooler lost). Any
 * other error would come again, and the import would be `saving` for ever.
 */
const isOfItem = (error: unknown): boolean => {
  const known = error as { code?: string; syscall?: string; message?: string }
  return !(isLostConnection(known) || mayPass.test(known.code ?? ''))
}
const mayPass = /^(?:08|40|53|55|57|58|42P05|26000|ENOSPC|EDQUOT)/

async function saveItem(
  deps: Deps,
  key: ImportKey,
  item: WaitingItem,
  saving: SavingState,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock } = deps
  // The reading stored it in this form.
  const recipe = item.kind === 'recipe' ? (item.content as WaitingRecipe) : null
  // The drawing is made before the transaction, because none may be open while the picture store answers.
  const image =
    recipe && (recipe.image ?? (saving.app === 'larder' ? null : await drawnAndMade(deps, recipe)))
  const content = recipe && (await contentOf(deps, key, recipe, signal))
  await saveOnce(db, key, item.position, async (tx) => {
    const now = clock.now()
    if (recipe && content) {
      await insertImported(tx, {
        userId: key.userId,
        id: item.importedId,
        recipe,
        content,
        folderId: await folderOf(tx, key, recipe, saving, now),
        image,
        now,
      })
    } else if (item.kind === 'folder') {
      const folder = archivedFolder.parse(item.content)
      await noteFolder(tx, key, folder.key, await folderNamed(tx, key.userId, folder, now))
    } else await savePart(tx, key, item, now)
  })
}

/** Computes the content of a recipe, before the transaction like the drawing. */
const contentOf = async (
  { db, reading }: Deps,
  { userId }: ImportKey,
  { draft }: WaitingRecipe,
  signal: AbortSignal,
) => {
  const corrections = await getCorrections(db, userId)
  // The draft may have been stored before a newer field existed.
  return reading.recipe(recipeDraft.parse(draft), { cook: userId, corrections, signal, patient: true })
}

async function savePart(
  tx: Queryable,
  key: ImportKey,
  { key: part, content }: WaitingItem,
  now: Date,
): Promise<void> {
  const { userId } = key
  if (part === 'settings') await bringSettings(tx, userId, archiveParts.settings.parse(content), now)
  else if (part === 'foods') await addCorrections(tx, userId, archiveParts.foods.parse(content), now)
  else {
    const references = await recipesByKey(tx, key)
    if (part === 'cooked') await addCookedDays(tx, userId, archiveParts.cooked.parse(content), references)
    else await noteUnread(tx, key, await addList(tx, userId, part, content, references, now))
  }
}

/** Saves a list and returns notes, in plain words, on entries that found no room. */
async function addList(
  tx: Queryable,
  userId: string,
  part: string,
  content: unknown,
  references: Map<string, string>,
  now: Date,
): Promise<string[]> {
  if (part === 'plan')
    return noRoomForMeals(await addMeals(tx, userId, archiveParts.plan.parse(content), references))
  if (part === 'shelf')
    return noRoomForShelf(await addShelf(tx, userId, archiveParts.shelf.parse(content), references))
  if (part === 'shopping')
    return noRoomOnList(await addShopping(tx, userId, archiveParts.shopping.parse(content), references, now))
  return []
}

/**
 * Returns the folder of a recipe: the one that the cook chose, or its own from the file, which is created
 * when missing.
 */
async function folderOf(
  tx: Queryable,
  key: ImportKey,
  { folderKey, folderName }: WaitingRecipe,
  { choice, folderIds, app }: SavingState,
  now: Date,
): Promise<string | null> {
  const { userId } = key
  // Recipes of a folder that was deleted since are left without a folder.
  const present = async (id: string | undefined) => (id && (await hasFolder(tx, userId, id)) ? id : null)
  if (choice.folder !== 'as-in-file') return present(choice.folder ?? undefined)
  if (folderKey === null || folderName === null) return null
  const known = await present(folderIds[folderKey])
  if (known || app === 'larder') return known
  const id = await folderNamed(tx, userId, { name: folderName, color: '#ea580c', createdAt: null }, now)
  await noteFolder(tx, key, folderKey, id)
  return id
}

/** Draws a picture, records it, and renders its files before the next one is drawn. */
async function drawnAndMade(deps: Deps, { draft }: WaitingRecipe) {
  const { pictures, db, clock } = deps
  const image = await drawn(deps, draft, async (picture) => {
    await namePicture(db, picture, clock.now())
    // Rendering is awaited, because hundreds of drawings that are rendered at once would fill the memory.
    await pictures.read(`${picture.hash}.webp`)
  })
  return image && { hash: image.picture.hash, alt: image.alt }
}
