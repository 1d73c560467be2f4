import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing, syncFolder } from '#server/files.ts'
import type { KeptFolder, ReturningFiles } from './format.ts'

/**
 * Name of the staging folder, inside of the folder itself, which may be a file system of its own: only a
 * rename within one is atomic.
 */
export const STAGING = '.restoring'

/**
 * Restores files into a folder on disk. They are staged first, so that a file that cannot be written shows
 * before anything is replaced.
 */
export function returningOnDisk(dataDir: string, folder: KeptFolder): ReturningFiles {
  const staging = join(dataDir, folder, STAGING)
  const coming = (path: string) => join(staging, 'new', path)
  const before = (path: string) => join(staging, 'old', path)
  let begun = false
  let replaced = false
  const added = new Set<string>()
  const placed: string[] = []

  async function putInPlace(path: string): Promise<void> {
    const target = join(dataDir, path)
    await makeFolder(dirname(target))
    await makeFolder(dirname(before(path)))
    const was = await rename(target, before(path)).then(() => true, ifMissing(false))
    replaced ||= was
    placed.push(path)
    await rename(coming(path), target)
  }

  return {
    async add(path, given, bytes) {
      // Permissions of group and others are dropped, also where an earlier version had left them.
      const mode = given & 0o700
      // The staging folder of a killed restore is removed.
      if (!begun) await rm(staging, { recursive: true, force: true })
      begun = true
      added.add(path)
      await makeFolder(dirname(coming(path)))
      await writeFile(coming(path), bytes, { mode, flush: true })
      await chmod(coming(path), mode)
    },
    async place() {
      for (const path of added) await putInPlace(path)
      const folders = new Set(placed.map((path) => dirname(join(dataDir, path))))
      for (const each of folders) await syncFolder(each)
      // There is nothing to undo without replaced files, so a crash between the commit and `keep` leaves
      // nothing behind.
      if (!replaced) await clear()
    },
    async undo() {
      for (const path of placed) {
        await rm(join(dataDir, path), { force: true })
        await rename(before(path), join(dataDir, path)).catch(ifMissing(undefined))
      }
      await clear()
    },
    keep: clear,
  }

  async function clear(): Promise<void> {
    if (begun) await rm(staging, { recursive: true, force: true })
  }
}

const makeFolder = (path: string) => mkdir(path, { recursive: true, mode: 0o700 })
