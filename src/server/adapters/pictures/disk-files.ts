import { randomUUID } from 'node:crypto'
import { readFile, rm, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing } from '#server/files.ts'
import { modified, namesIn, placeFiles, touchFile, writeDurably } from './durable-files.ts'
import type { FileStore } from './file-store.ts'

const INCOMING = 'incoming'
const FORGOTTEN_MS = 60 * 60 * 1000

interface DiskOptions {
  /** True when a folder is removed with its last file. */
  removeEmptyFolders?: boolean
}

/** File store below `dir`, one level of folders deep, with a separate folder for drafts. */
export function diskFiles(dir: string, { removeEmptyFolders = false }: DiskOptions = {}): FileStore {
  const incoming = join(dir, INCOMING)
  const path = (name: string) => join(dir, name)

  /**
   * Removes drafts of a process that was killed; drafts that are still being written are younger than an
   * hour.
   */
  async function clearForgotten() {
    for (const name of await namesIn(incoming)) {
      const file = join(incoming, name)
      if (Date.now() - (await modified(file)) > FORGOTTEN_MS) await rm(file, { force: true })
    }
  }

  return {
    read: (name) => readFile(path(name)).catch(ifMissing(null)),
    has: async (name) => (await modified(path(name))) > 0,
    place: (files) =>
      placeFiles(
        incoming,
        files.map(({ name, bytes }) => ({ target: path(name), bytes })),
      ),
    touch: (name) => touchFile(path(name)),
    async remove(name) {
      await unlink(path(name)).catch(ifMissing(undefined))
      if (removeEmptyFolders) await rmdir(dirname(path(name))).catch(() => undefined)
    },
    async *list(before) {
      for (const folder of (await namesIn(dir)).sort()) {
        if (before !== undefined && folder >= before) return
        for (const file of (await namesIn(path(folder))).sort()) {
          const changedAt = await modified(join(dir, folder, file))
          if (changedAt > 0) yield { name: `${folder}/${file}`, changedAt }
        }
      }
    },
    async ready() {
      try {
        const probe = join(incoming, `ready-${randomUUID()}`)
        await writeDurably(probe, new Uint8Array(1))
        await unlink(probe)
        await clearForgotten()
        return true
      } catch {
        return false
      }
    },
  }
}
