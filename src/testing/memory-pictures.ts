import { createHash } from 'node:crypto'
import type { Pictures } from '#server/ports/pictures.ts'

/**
 * Creates an in-memory picture store that keeps the bytes unchanged, so that tests do not wait for encoding.
 */
export const memoryPictures = () => {
  const kept = new Map<string, Uint8Array>()
  const keep = async (bytes: Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    kept.set(hash, bytes)
    return { hash, url: `/images/${hash}.webp`, width: 1440, height: 1080 }
  }
  const pictures: Pictures = {
    store: keep,
    storeAgain: keep,
    storePortrait: keep,
    storeDrawing: (drawing) => keep(Buffer.from(JSON.stringify(drawing))),
    drawWaiting: async () => false,
    read: async (name) => kept.get(name.replace(/(-\d+)?\.webp$|-1200x630\.jpg$/, '')) ?? null,
    async *list() {
      yield* kept.keys()
    },
    async remove(hash) {
      kept.delete(hash)
    },
    ready: async () => true,
  }
  return Object.assign(pictures, { kept })
}
