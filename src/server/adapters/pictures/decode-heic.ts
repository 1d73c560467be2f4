import sharp from 'sharp'
import type { PreparedPhoto } from '#server/ports/photos.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { MAX_PIXELS } from './decode-limits.ts'
import { asPhoto } from './prepare-photo.ts'

/**
 * Decodes a HEIC photo, the format of iPhones, with the rotation that the file asks for.
 * @throws PictureError when it is damaged or has too many pixels
 */
export async function decodeHeic(bytes: Uint8Array): Promise<PreparedPhoto> {
  // The library is under LGPL-3.0, so it stays an unchanged file of its own, loaded for this format alone
  // (NOTICES.md).
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(bytes)
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0]
    if (!image) throw damaged()
    const [width, height] = [image.get_width(), image.get_height()]
    if (width * height > MAX_PIXELS) throw new PictureError('too_large', 'This picture has too many pixels')
    if (width < 1 || height < 1) throw damaged()
    const data = new Uint8ClampedArray(width * height * 4)
    const filled = await new Promise<boolean>((resolve) =>
      image.display({ data, width, height }, (result) => resolve(result !== null)),
    )
    if (!filled) throw damaged()
    return await asPhoto(sharp(data, { raw: { width, height, channels: 4 } }))
  } finally {
    for (const image of images) image.free()
  }
}

const damaged = () => new PictureError('damaged', 'This HEIC picture is damaged and cannot be read')
