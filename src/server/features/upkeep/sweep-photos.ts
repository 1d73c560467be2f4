import type { Deps } from '#server/deps.ts'
import { unnamedPhotos } from '#server/stores/reviews.ts'

/**
 * Age in milliseconds below which a photo is kept, because it is stored a moment before the review that names
 * it is committed.
 */
const GRACE_MS = 24 * 60 * 60_000
const AT_ONCE = 200

/**
 * Removes private photos that no review names: of deleted recipes and accounts, and of crashed servers.
 * @returns number of removed photos
 */
export const sweepPhotos = async ({ db, photos }: Pick<Deps, 'db' | 'photos'>): Promise<number> => {
  let removed = 0
  let batch: { userId: string; names: string[] } = { userId: '', names: [] }
  const sweep = async () => {
    if (batch.names.length === 0) return
    for (const name of await unnamedPhotos(db, batch.userId, batch.names)) {
      await photos.remove(batch.userId, name)
      removed += 1
    }
  }
  // The photos are listed cook by cook.
  for await (const { userId, name } of photos.list(GRACE_MS)) {
    if (userId !== batch.userId || batch.names.length >= AT_ONCE) {
      await sweep()
      batch = { userId, names: [] }
    }
    batch.names.push(name)
  }
  await sweep()
  return removed
}
