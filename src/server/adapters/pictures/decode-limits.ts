import { PictureError } from '#server/ports/pictures.ts'
import { pictureFormat } from './picture-format.ts'

/**
 * Fifty megapixels: enough for any camera's photo. A decompression bomb is refused by its header, before it
 * is decoded.
 */
export const MAX_PIXELS = 50_000_000
export const MAX_SECONDS = 20

/** @throws PictureError unless the first bytes announce a picture that can be decoded. */
export function requirePicture(bytes: Uint8Array): void {
  if (pictureFormat(bytes)) return
  throw new PictureError('not_a_picture', 'This file is not a JPEG, PNG, WebP, GIF, TIFF or AVIF picture')
}

/** Turns an error of the decoder into an error of the pictures port. */
export function pictureErrorOf(cause: unknown): PictureError {
  if (cause instanceof PictureError) return cause
  const message = cause instanceof Error ? cause.message : String(cause)
  if (/pixel limit|dimensions|timeout/i.test(message)) {
    return new PictureError('too_large', 'This picture has too many pixels', { cause })
  }
  return new PictureError('damaged', 'This picture is damaged and cannot be read', { cause })
}
