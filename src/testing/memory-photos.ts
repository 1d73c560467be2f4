import { randomUUID } from 'node:crypto'
import type { Photos } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'

/**
 * Creates an in-memory store of private photos, in which any file that begins like a JPEG or a PNG is a
 * photo.
 */
export const memoryPhotos = () => {
  const kept = new Map<string, Uint8Array>()
  const photos: Photos = {
    async prepare(bytes) {
      if (bytes[0] !== 0xff && bytes[0] !== 0x89) throw new PictureError('not_a_picture', 'not a picture')
      return { jpeg: bytes, width: 1200, height: 1600 }
    },
    pages: async (bytes) => [await photos.prepare(bytes)],
    turned: async (photo) => photo,
    async keep(userId, jpeg) {
      const name = `${randomUUID()}.jpg`
      kept.set(`${userId}/${name}`, jpeg)
      return name
    },
    read: async (userId, name) => kept.get(`${userId}/${name}`) ?? null,
    async remove(userId, name) {
      kept.delete(`${userId}/${name}`)
    },
    async *list() {
      for (const key of [...kept.keys()]) {
        const [userId = '', name = ''] = key.split('/')
        yield { userId, name }
      }
    },
  }
  return Object.assign(photos, { kept })
}
