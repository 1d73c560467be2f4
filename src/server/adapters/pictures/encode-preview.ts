import sharp from 'sharp'
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from '#server/ports/pictures.ts'

/**
 * Encodes the picture of a link preview: messengers want JPEG, 1200 × 630, and a few hundred kilobytes at
 * most. It is cut from the middle of a picture of our own, which may be enlarged, because smaller ones are
 * shown as a thumbnail or not at all.
 */
export const encodePreview = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes)
    .resize(PREVIEW_WIDTH, PREVIEW_HEIGHT, { fit: 'cover', position: 'centre' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
