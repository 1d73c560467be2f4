import { v7 as uuidv7 } from 'uuid'
import type { ImportApp } from '#contract/imports.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidRequest, problemOf } from '#server/http/errors.ts'
import { ReadingError } from '#server/ports/reading.ts'
import { addItems, markDuplicates, type NewItem, type WaitingRecipe } from '#server/stores/import-items.ts'
import { failReading, finishReading, type ImportKey, setReadShare } from '#server/stores/imports.ts'
import type { ReceivedFile } from './receive-file.ts'
import { waitingFromApp, waitingFromArchive } from './waiting-recipe.ts'

const BATCH = 20
const MAX_UNREAD = 50
/** Milliseconds between two updates of the progress in the row. */
const TELL_MS = 1000

/** Error that ends the reading because the cook deleted the import, or its server stops. */
class Ended extends Error {}

/**
 * Reads a file into rows that wait for the cook's review; the collection does not change yet. A file that
 * cannot be read ends as `failed` with the reason; such a file never makes this function throw.
 */
export async function readImport(
  deps: Deps,
  key: ImportKey,
  file: ReceivedFile,
  { signal, leaseMs }: { signal: AbortSignal; leaseMs: number },
): Promise<void> {
  const { db, clock, log } = deps
  try {
    const reading = await readItems(deps, key, file, { signal, leaseMs })
    await markDuplicates(db, key, { within: reading.app !== 'larder' })
    await finishReading(db, key, {
      app: reading.app ?? 'schema.org',
      unread: reading.unread,
      now: clock.now(),
    })
  } catch (error) {
    if (error instanceof Ended && !signal.aborted) return
    await failReading(db, key, problemOf(problemFor(error, signal)), clock.now()).catch((cause: unknown) =>
      log.error(
        { err: cause, importId: key.importId },
        'an import could not be ended; its lease will run out',
      ),
    )
    if (!(isForCook(error) || signal.aborted))
      log.error({ err: error, importId: key.importId }, 'a file could not be read')
  } finally {
    await file.remove()
  }
}

const isForCook = (error: unknown): error is ReadingError =>
  error instanceof ReadingError && (error.kind === 'unreadable' || error.kind === 'too_much')

/** Error for the cook whose file was being read when the server stopped. */
export const interruptedReading = () =>
  new AppError('unavailable', 'Reading was interrupted and nothing was saved. Please choose the file again.')

const problemFor = (error: unknown, signal: AbortSignal): AppError => {
  if (signal.aborted) return interruptedReading()
  if (isForCook(error))
    return invalidRequest(
      error.kind === 'unreadable'
        ? error.message
        : 'This file takes too much time or memory to read. Please bring it in parts.',
    )
  return new AppError('internal', 'Something went wrong while reading this file. Nothing was saved.')
}

async function readItems(
  deps: Deps,
  key: ImportKey,
  file: ReceivedFile,
  { signal, leaseMs }: { signal: AbortSignal; leaseMs: number },
) {
  const { db, clock } = deps
  const unread: string[] = []
  let unreadMore = 0
  const folders = new Map<string, string>()
  let app: ImportApp | null = null
  let batch: NewItem[] = []
  let position = 0
  let recipes = 0
  let toldAt = 0

  const flush = async () => {
    const items = batch
    batch = []
    if (!(await addItems(db, key, items))) throw new Ended()
  }
  const add = async (
    item: Pick<NewItem, 'kind' | 'key' | 'title' | 'content'>,
    imageHashes: string[] = [],
  ) => {
    batch.push({ ...item, position, imageHashes, importedId: uuidv7() })
    position += 1
    if (batch.length >= BATCH) await flush()
  }
  const addRecipe = async (name: string, recipe: WaitingRecipe) => {
    recipes += 1
    const images = [recipe.image, ...recipe.versions.map(({ image }) => image)]
    await add({ kind: 'recipe', key: name, title: recipe.draft.title, content: recipe }, [
      ...new Set(images.flatMap((image) => image?.hash ?? [])),
    ])
  }

  const cannotRead = (what: string) => {
    if (unread.length < MAX_UNREAD) unread.push(what)
    else unreadMore += 1
  }

  for await (const found of deps.reading.file(file.path, file.name, { cook: key.userId, signal })) {
    if (signal.aborted) throw new Ended()
    if (found.kind === 'progress') {
      const now = clock.now()
      if (now.getTime() - toldAt < TELL_MS) continue
      toldAt = now.getTime()
      const leaseUntil = new Date(toldAt + leaseMs)
      if (!(await setReadShare(db, key, { share: found.share, now, leaseUntil }))) throw new Ended()
    } else if (found.kind === 'app-recipe') {
      app ??= found.app
      await addRecipe(String(recipes), await waitingFromApp(deps, found))
    } else if (found.kind === 'archived-recipe') {
      app = 'larder'
      const folder = found.recipe.folder === null ? null : (folders.get(found.recipe.folder) ?? null)
      await addRecipe(found.key, await waitingFromArchive(deps, found, folder))
    } else if (found.kind === 'folder') {
      app = 'larder'
      folders.set(found.folder.key, found.folder.name)
      await add({ kind: 'folder', key: found.folder.key, title: found.folder.name, content: found.folder })
    } else if (found.kind === 'part') {
      app = 'larder'
      await add({ kind: 'part', key: found.part, title: found.part, content: found.content })
    } else cannotRead(found.what)
  }
  await flush()
  if (unreadMore > 0) unread.push(`And ${unreadMore} more.`)
  return { app, unread }
}
