import sharp, { type Sharp } from 'sharp'
import { PictureError } from '#server/ports/pictures.ts'
import { MAX_PIXELS, MAX_SECONDS, pictureErrorOf, requirePicture } from './decode-limits.ts'
import type { EncodedPicture } from './picture-jobs.ts'

const WIDEST = 1440
/** What a card on a phone may weigh (quality goal P7). */
const SMALL_MAX_BYTES = 60 * 1024

/**
 * Decodes a picture and encodes it again as WebP, 4:3, cut from the middle, upright, without any metadata.
 *
 * @throws PictureError when it is no picture, is damaged, or has too many pixels.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  requirePicture(bytes)
  try {
    const { data, info } = await decode(bytes)
    const shrink = (width: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
        Math.min(width, info.width),
        threeQuarters(Math.min(width, info.width)),
      )
    const [large, medium, small] = await Promise.all([
      webp(shrink(WIDEST), 80),
      webp(shrink(960), 80),
      lightEnough(shrink(480)),
    ])
    return {
      width: info.width,
      height: info.height,
      files: [
        { suffix: '', bytes: large },
        { suffix: '-960', bytes: medium },
        { suffix: '-480', bytes: small },
      ],
    }
  } catch (cause) {
    throw pictureErrorOf(cause)
  }
}

const threeQuarters = (width: number) => Math.max(1, Math.round((width * 3) / 4))

/** One decode for all widths: upright, cut to 4:3, at most the widest width, never enlarged. */
async function decode(bytes: Uint8Array) {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const
  const { autoOrient: upright } = await sharp(bytes, options).metadata()
  // The header is read without the limit, so the limit is held here too, before a byte is decoded.
  if (upright.width * upright.height > MAX_PIXELS) {
    throw new PictureError('too_large', 'This picture has too many pixels')
  }
  const width = Math.max(1, Math.min(WIDEST, upright.width, Math.floor((upright.height * 4) / 3)))
  return sharp(bytes, options)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(width, threeQuarters(width), { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Effort 2 takes half the time of the default 4 for 8 % more bytes; smart subsampling would take four times as long. */
const webp = (image: Sharp, quality: number) => image.webp({ quality, effort: 2 }).toBuffer()

/** Busy photos are encoded harder until the small width fits a card's budget. */
async function lightEnough(image: Sharp) {
  for (const quality of [78, 60, 42]) {
    const bytes = await webp(image.clone(), quality)
    if (bytes.byteLength <= SMALL_MAX_BYTES) return bytes
  }
  return webp(image.clone(), 25)
}
