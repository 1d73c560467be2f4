import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diskFiles } from '#server/adapters/pictures/disk-files.ts'
import type { FileStore } from '#server/adapters/pictures/file-store.ts'
import { createS3Client } from '#server/adapters/pictures/s3-client.ts'
import { s3Files } from '#server/adapters/pictures/s3-files.ts'
import { startS3 } from './s3.ts'

/** A file store for one test, with functions that only a test may call. */
export interface Shelf {
  files: FileStore
  /** Lists the names of all files, without their folders. */
  names(): Promise<string[]>
  /** Makes a file look as old as this. */
  age(name: string, ms: number): Promise<void>
  close(): Promise<void>
}

export async function diskShelf(): Promise<Shelf & { dir: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'larder-files-'))
  return {
    dir,
    files: diskFiles(dir, { removeEmptyFolders: true }),
    names: async () =>
      (await readdir(dir, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name),
    async age(name, ms) {
      const then = new Date(Date.now() - ms)
      await utimes(join(dir, name), then, then)
    },
    close: () => rm(dir, { recursive: true, force: true }),
  }
}

/** Opens a bucket with pages so small that a list of a few files needs several. */
export async function s3Shelf(): Promise<Shelf> {
  const store = await startS3({ pageSize: 2 })
  return {
    files: s3Files(createS3Client(store.config), 'pictures'),
    names: async () => [...store.objects.keys()].map((key) => key.slice(key.lastIndexOf('/') + 1)),
    async age(name, ms) {
      const object = store.objects.get(`pictures/${name}`)
      if (object) object.changedAt = new Date(Date.now() - ms)
    },
    close: () => store.close(),
  }
}

export const shelves: readonly [name: string, open: () => Promise<Shelf>][] = [
  ['a folder', diskShelf],
  ['a bucket', s3Shelf],
]
