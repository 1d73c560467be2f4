import sharp, { type Sharp } from 'sharp'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { MAX_PIXELS, MAX_SECONDS, pictureErrorOf, requirePicture } from './decode-limits.ts'

/**
 * Longest side of a stored photo in pixels: enough for the small print of a cookbook page, and for every
 * vision model.
 */
export const LONGEST_SIDE = 2400

/**
 * Decodes a cook's picture and encodes it as an upright JPEG without any metadata, uncut, never enlarged.
 * @throws PictureError when it is no picture, is damaged, or has too many pixels.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<PreparedPhoto> {
  requirePicture(bytes)
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
    const { autoOrient: upright } = await sharp(bytes, options).metadata()
    if (upright.width * upright.height > MAX_PIXELS) {
      throw new PictureError('too_large', 'This picture has too many pixels')
    }
    return await asPhoto(sharp(bytes, options).timeout({ seconds: MAX_SECONDS }).autoOrient())
  } catch (cause) {
    throw pictureErrorOf(cause)
  }
}

/** Encodes an upright picture in the format of stored photos. */
export async function asPhoto(picture: Sharp): Promise<PreparedPhoto> {
  const { data, info } = await picture
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}

/** Turns a prepared photo clockwise by quarters of a circle. */
export const turnPhoto = (jpeg: Uint8Array, degrees: number): Promise<PreparedPhoto> =>
  asPhoto(sharp(jpeg).rotate(degrees))
