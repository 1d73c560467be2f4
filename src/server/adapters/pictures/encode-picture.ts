import sharp, { type Sharp } from 'sharp'
import { PictureError } from '#server/ports/pictures.ts'
import { MAX_PIXELS, MAX_SECONDS, pictureErrorOf, requirePicture } from './decode-limits.ts'
import type { EncodedPicture, PictureShape } from './picture-jobs.ts'

const WIDEST = 1440
/** What a card on a phone may weigh (quality goal P7). */
const SMALL_MAX_BYTES = 60 * 1024

/** Height for a width. */
const ratios: Readonly<Record<PictureShape, number>> = { dish: 3 / 4, portrait: 1 }

/**
 * Decodes a picture and encodes it again as WebP, cut to its shape, upright, without any metadata.
 *
 * @throws PictureError when it is no picture, is damaged, or has too many pixels.
 */
export async function encodePicture(
  bytes: Uint8Array,
  shape: PictureShape = 'dish',
): Promise<EncodedPicture> {
  requirePicture(bytes)
  try {
    const { data, info } = await decode(bytes, shape)
    const shrink = (width: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
        Math.min(width, info.width),
        heightOf(Math.min(width, info.width), shape),
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

const heightOf = (width: number, shape: PictureShape) => Math.max(1, Math.round(width * ratios[shape]))

/** One decode for all widths: upright, cut to its shape, at most the widest width, never enlarged. */
async function decode(bytes: Uint8Array, shape: PictureShape) {
  // Finding the face looks at the whole picture before it is cut.
  const sequentialRead = shape === 'dish'
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead } as const
  const { autoOrient: upright } = await sharp(bytes, options).metadata()
  // The header is read without the limit, so the limit is held here too, before a byte is decoded.
  if (upright.width * upright.height > MAX_PIXELS) {
    throw new PictureError('too_large', 'This picture has too many pixels')
  }
  const width = Math.max(1, Math.min(WIDEST, upright.width, Math.floor(upright.height / ratios[shape])))
  return sharp(bytes, options)
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize(width, heightOf(width, shape), {
      fit: 'cover',
      position: shape === 'portrait' ? sharp.strategy.attention : 'centre',
    })
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
