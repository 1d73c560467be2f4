import { randomUUID } from 'node:crypto'
import { readFile, rm, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifMissing } from '#server/files.ts'
import { modified, namesIn, placeFiles, touchFile, writeDurably } from './durable-files.ts'
import type { FileStore } from './file-store.ts'

const INCOMING = 'incoming'
const FORGOTTEN_MS = 60 * 60 * 1000

interface DiskOptions {
  /** The last file takes its folder with it. */
  removeEmptyFolders?: boolean
}

/** Files below `dir`, one level of folders deep; drafts in a folder of their own. */
export function diskFiles(dir: string, { removeEmptyFolders = false }: DiskOptions = {}): FileStore {
  const incoming = join(dir, INCOMING)
  const path = (name: string) => join(dir, name)

  /** Drafts of a process that was killed. Others' running drafts are younger than an hour. */
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
