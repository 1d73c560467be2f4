import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing, syncFolder } from '#server/files.ts'

/** Modes that keep other users of the machine from reading cooks' photos. */
const FILE_MODE = 0o600
const FOLDER_MODE = 0o700
const ours = { recursive: true, mode: FOLDER_MODE } as const

export interface PlacedFile {
  target: string
  bytes: Uint8Array
}

/**
 * Writes files into one folder. Each is whole on disk before it gets its name, and the first one is named
 * last.
 */
export async function placeFiles(incoming: string, given: readonly PlacedFile[]): Promise<void> {
  const [first] = given
  if (!first) return
  const folder = dirname(first.target)
  await mkdir(folder, ours)
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

/** Renames a draft; the folder may have been removed with its last file meanwhile, and is then made again. */
async function name(draft: string, target: string): Promise<void> {
  await rename(draft, target).catch(async (cause: unknown) => {
    ifMissing(undefined)(cause)
    await mkdir(dirname(target), ours)
    await rename(draft, target)
  })
}

export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), ours)
  const handle = await open(file, 'wx', FILE_MODE)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Sets the modification time of a file to now. False when the file does not exist. */
export function touchFile(file: string): Promise<boolean> {
  const now = new Date()
  return utimes(file, now, now).then(() => true, ifMissing(false))
}

/** Lists a folder; empty when it does not exist. */
export const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing<string[]>([]))

/** Returns the modification time in milliseconds since 1970; 0 for a missing file. */
export const modified = (file: string): Promise<number> =>
  stat(file).then((found) => found.mtimeMs, ifMissing(0))

/**
 * Closes a folder and everything in it to other users, because earlier versions left them open. A folder is
 * closed after its content, so that a closed one needs no look at its files; the outermost one is closed
 * first, which shuts everybody out at once.
 */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32' || (await modeOf(folder)) === null) return
  const wasOpen = (await modeOf(folder)) !== FOLDER_MODE
  if (wasOpen) await chmod(folder, FOLDER_MODE)
  await closeWithin(folder, wasOpen)
}

async function closeWithin(folder: string, wasOpen: boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(ifMissing([]))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      const isOpen = (await modeOf(path)) !== FOLDER_MODE
      await closeWithin(path, isOpen)
      if (isOpen) await chmod(path, FOLDER_MODE).catch(ifMissing(undefined))
    } else if (wasOpen && entry.isFile()) await chmod(path, FILE_MODE).catch(ifMissing(undefined))
  }
}

const modeOf = (path: string): Promise<number | null> =>
  stat(path).then(({ mode }) => mode & 0o777, ifMissing(null))
