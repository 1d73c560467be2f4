import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/http/actor.ts'
import { readPhoto } from '#server/http/uploads.ts'
import { namePicture } from '#server/stores/pictures.ts'
import { keepProfilePicture } from '#server/stores/profile-pictures.ts'

/**
 * Stores a portrait that the cook has uploaded: decoded and encoded anew, so that only its pixels remain. The
 * sweep removes the previous picture, once no account uses it any more.
 * @returns the picture's path
 * @throws AppError when it is no picture, or too large
 */
export async function setProfilePicture(
  { db, pictures, photos, clock }: Deps,
  { userId }: Actor,
  request: FastifyRequest,
): Promise<string | null> {
  const photo = await readPhoto(request, photos)
  const { hash, width, height } = await pictures.storePortrait(photo.jpeg)
  await namePicture(db, { hash, width, height }, clock.now())
  return await keepProfilePicture(db, userId, hash, clock.now())
}
