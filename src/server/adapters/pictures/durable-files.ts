import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing, syncFolder } from '#server/files.ts'

/** A file on its way to its place. */
export interface PlacedFile {
  target: string
  bytes: Uint8Array
}

/** Every file is whole on disk before it has its name, and the first one is named last. All lie in one folder. */
export async function placeFiles(incoming: string, given: readonly PlacedFile[]): Promise<void> {
  const [first] = given
  if (!first) return
  const folder = dirname(first.target)
  await mkdir(folder, { recursive: true })
  const files = given.map((file) => ({ ...file, draft: join(incoming, randomUUID()) }))
  try {
    await Promise.all(files.map((file) => writeDurably(file.draft, file.bytes)))
    for (const file of files.toReversed()) await name(file.draft, file.target)
    await syncFolder(folder)
  } catch (cause) {
    await Promise.all(files.map((file) => rm(file.draft, { force: true })))
    throw cause
  }
}

/** The folder may have gone with the last file that was in it, between its making and now. */
async function name(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (cause: unknown) => {
    ifMissing(undefined)(cause)
    await mkdir(dirname(target), { recursive: true })
    await rename(draft, target)
  })
}

export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a file young. False when it is not there. */
export function touchFile(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(() => true, ifMissing(false))
}

/** What is in a folder; nothing when there is no such folder. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing<string[]>([]))

/** Milliseconds since 1970; the beginning of time for a file that is gone. */
export const modified = (file: string): Promise<number> =>
  stat(file).then((found) => found.mtimeMs, ifMissing(0))
