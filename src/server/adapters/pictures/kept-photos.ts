import { randomUUID } from 'node:crypto'
import type { Photos } from '#server/ports/photos.ts'
import type { FileStore } from './file-store.ts'
import { isPdf } from './picture-format.ts'
import { type PicturePool, sharedPicturePool } from './picture-pool.ts'

const cookName = /^[0-9a-f-]{36}$/
const photoName = /^[0-9a-f-]{36}\.jpg$/

/** Private photos in a store of their own: one folder for each cook, and random file names. */
export function createPhotos(files: FileStore, pool: PicturePool = sharedPicturePool()): Photos {
  const path = (userId: string, name: string) =>
    cookName.test(userId) && photoName.test(name) ? `${userId}/${name}` : null

  return {
    prepare: (bytes, signal) => pool.photo(bytes, signal),
    pages: async (bytes, most, signal) =>
      isPdf(bytes) ? pool.pdf(bytes, most, signal) : [await pool.photo(bytes, signal)],
    turned: ({ jpeg }, degrees, signal) => pool.turn(jpeg, degrees, signal),

    async keep(userId, jpeg) {
      const name = `${randomUUID()}.jpg`
      const target = path(userId, name)
      if (!target) throw new Error('A photo is kept for a cook')
      await files.place([{ name: target, bytes: jpeg }])
      return name
    },

    async read(userId, name) {
      const file = path(userId, name)
      return file ? files.read(file) : null
    },

    async remove(userId, name) {
      const file = path(userId, name)
      if (file) await files.remove(file)
    },

    async *list(olderThanMs) {
      const limit = Date.now() - olderThanMs
      for await (const { name: path, changedAt } of files.list()) {
        const [userId = '', name = ''] = path.split('/')
        if (changedAt <= limit && cookName.test(userId) && photoName.test(name)) yield { userId, name }
      }
    },
  }
}
