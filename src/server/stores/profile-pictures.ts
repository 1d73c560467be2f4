import type { Queryable } from '#server/database/open.ts'
import { profilePictureUrl } from './users.ts'

/** Sets or removes a cook's portrait. @returns its path */
export async function keepProfilePicture(
  db: Queryable,
  userId: string,
  hash: string | null,
  now: Date,
): Promise<string | null> {
  await db.updateTable('users').set({ image_hash: hash, updated_at: now }).where('id', '=', userId).execute()
  return profilePictureUrl(hash)
}
