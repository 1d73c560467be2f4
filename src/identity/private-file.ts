import { randomUUID } from 'node:crypto'
import { chmod, link, mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { z } from 'zod'

/**
 * Small private files that are stored whole or not at all, on disk or elsewhere. A name is a path of letters,
 * such as `keys/a.json`.
 */
export interface PrivateFiles {
  /** Returns the full name of a file for messages to the operator. */
  placeOf(name: string): string
  read(name: string): Promise<string | null>
  /** @returns false when another process created the file first, whose content then stays */
  create(name: string, content: string): Promise<boolean>
  /** Lists the files directly in a folder; `.` is the root. */
  names(folder: string): Promise<string[]>
  /** Removes a file; a missing one is no error. */
  remove(name: string): Promise<void>
}

/** A folder by its path on this machine, or files that several machines share. */
export type PrivateFolder = string | PrivateFiles

/** Opens the files of a folder; on this machine only this user can read them. */
export const privateFilesIn = (folder: PrivateFolder): PrivateFiles =>
  typeof folder === 'string' ? filesOnDisk(folder) : folder

/** Opens a folder inside these files as files of its own. */
export const privateFilesBelow = (folder: PrivateFolder, inner: string): PrivateFiles => {
  if (typeof folder === 'string') return filesOnDisk(join(folder, inner))
  return {
    placeOf: (name) => folder.placeOf(`${inner}/${name}`),
    read: (name) => folder.read(`${inner}/${name}`),
    create: (name, content) => folder.create(`${inner}/${name}`, content),
    names: (below) => folder.names(below === '.' ? inner : `${inner}/${below}`),
    remove: (name) => folder.remove(`${inner}/${name}`),
  }
}

const filesOnDisk = (root: string): PrivateFiles => ({
  placeOf: (name) => join(root, name),
  async read(name) {
    const content = await read(join(root, name))
    // Permissions that somebody widened are narrowed again.
    if (content !== null) await chmod(join(root, name), 0o600)
    return content
  },
  async create(name, content) {
    await privateFolder(dirname(join(root, name)))
    return await createPrivateFile(join(root, name), content)
  },
  async names(folder) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  },
  async remove(name) {
    await unlink(join(root, name)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error
    })
  },
})

/** Creates a folder that only this user can read. */
export const privateFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })

/**
 * Writes a file of mode 0600 that exists whole or not at all, even after a crash or a loss of power.
 * @returns false when another process created the file first, whose content then stays
 */
export async function createPrivateFile(path: string, content: string): Promise<boolean> {
  const draft = join(dirname(path), `.${randomUUID()}.draft`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(draft, path)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    // Some file systems have no hard links; a rename is atomic as well, but there the last of two processes
    // wins.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'ENOSYS', 'EMLINK')) throw error
    await rename(draft, path)
  } finally {
    await unlink(draft).catch(() => undefined)
  }
  await syncFolder(dirname(path))
  return true
}

/**
 * Reads a private JSON file, which the first process to start creates.
 * @throws an error that names the file when it does not match `schema`; `otherwise` describes what removing
 *   the file would cost
 */
export async function openPrivateJson<T>(
  folder: PrivateFolder,
  name: string,
  schema: z.ZodType<T>,
  make: () => T,
  otherwise: string,
): Promise<T> {
  const files = privateFilesIn(folder)
  let content = await files.read(name)
  if (content === null) {
    await files.create(name, JSON.stringify(make(), null, 2))
    content = await files.read(name)
  }
  const parsed = schema.safeParse(parseJson(content ?? ''))
  if (parsed.success) return parsed.data
  throw new Error(`${files.placeOf(name)} is damaged. Restore it from a backup, or remove it: ${otherwise}`)
}

async function read(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Makes a new file name survive a loss of power; Windows cannot open folders, and does not need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
