import { randomUUID } from 'node:crypto'
import { readFile, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photos } from '#server/ports/photos.ts'
import { ignoreMissing, modified, namesIn, placeFiles } from './durable-files.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const cookName = /^[0-9a-f-]{36}$/
const photoName = /^[0-9a-f-]{36}\.jpg$/

/** Private photos as files below `dir`: one folder for each cook, names that say nothing. */
export function createDiskPhotos(dir: string, pool: PicturePool = sharedPicturePool()): Photos {
  const path = (userId: string, name: string) =>
    cookName.test(userId) && photoName.test(name) ? join(dir, userId, name) : null

  return {
    prepare: (bytes, signal) => pool.photo(bytes, signal),

    async keep(userId, jpeg) {
      const name = `${randomUUID()}.jpg`
      const target = path(userId, name)
      if (!target) throw new Error('A photo is kept for a cook')
      await placeFiles(join(dir, 'incoming'), [{ target, bytes: jpeg }])
      return name
    },

    async read(userId, name) {
      const file = path(userId, name)
      return file ? readFile(file).catch((cause: unknown) => ignoreMissing(cause, null)) : null
    },

    async remove(userId, name) {
      const file = path(userId, name)
      if (!file) return
      await unlink(file).catch((cause: unknown) => ignoreMissing(cause, undefined))
      // The last one takes the folder with it; others keep it.
      await rmdir(join(dir, userId)).catch(() => undefined)
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      for (const userId of await namesIn(dir)) {
        if (!cookName.test(userId)) continue
        for (const name of await namesIn(join(dir, userId))) {
          const changed = photoName.test(name) ? await modified(join(dir, userId, name)) : 0
          if (changed > 0 && changed <= limit) yield { userId, name }
        }
      }
    },
  }
}
