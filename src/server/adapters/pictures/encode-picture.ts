import sharp, { type Sharp } from 'sharp'
import { PictureError } from '#server/ports/pictures.ts'
import { MAX_PIXELS, MAX_SECONDS, pictureErrorOf, requirePicture } from './decode-limits.ts'
import type { EncodedPicture, PictureShape } from './picture-jobs.ts'

const WIDEST = 1440
/** Maximum bytes of a picture for a card on a phone (quality goal P7). */
const SMALL_MAX_BYTES = 60 * 1024

/** Height divided by width. */
const ratios: Readonly<Record<PictureShape, number>> = { dish: 3 / 4, portrait: 1 }

/**
 * Decodes a picture and encodes it again as WebP, cut to its shape, upright, without any metadata.
 *
 * @throws PictureError when it is no picture, is damaged, or has too many pixels.
 */
export async function encodePicture(
  bytes: Uint8Array,
  shape: PictureShape = 'dish',
  { keepOwn = false }: { keepOwn?: boolean } = {},
): Promise<EncodedPicture> {
  requirePicture(bytes)
  try {
    const { data, info, upright } = await decode(bytes, shape)
    const isOwn = keepOwn && isOwnMake(bytes, upright, shape)
    const shrink = (width: number) =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize(
        Math.min(width, info.width),
        heightOf(Math.min(width, info.width), shape),
      )
    const [large, medium, small] = await Promise.all([
      isOwn ? bytes : webp(shrink(WIDEST), 80),
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

/**
 * True when this encoder has made the picture, so that a picture from an archive stays the same to the byte:
 * one lossy WebP image and nothing else in the file (no metadata, no bytes behind it), in our shape, and just
 * decoded without an error.
 */
function isOwnMake(bytes: Uint8Array, { width, height }: Size, shape: PictureShape): boolean {
  if (bytes.byteLength < 20 || width > WIDEST || height !== heightOf(width, shape)) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const named = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  const chunk = view.getUint32(16, true)
  return (
    named(0) === 'RIFF' &&
    named(8) === 'WEBP' &&
    named(12) === 'VP8 ' &&
    view.getUint32(4, true) + 8 === bytes.byteLength &&
    20 + chunk + (chunk % 2) === bytes.byteLength
  )
}

interface Size {
  width: number
  height: number
}

const heightOf = (width: number, shape: PictureShape) => Math.max(1, Math.round(width * ratios[shape]))

/** Decodes once for all widths: upright, cut to its shape, at most the widest width, never enlarged. */
async function decode(bytes: Uint8Array, shape: PictureShape) {
  // Finding the face needs the whole picture before it is cut.
  const sequentialRead = shape === 'dish'
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead } as const
  const { autoOrient: upright } = await sharp(bytes, options).metadata()
  // Reading the header does not apply the limit, so it is checked here too, before a byte is decoded.
  if (upright.width * upright.height > MAX_PIXELS) {
    throw new PictureError('too_large', 'This picture has too many pixels')
  }
  const width = Math.max(1, Math.min(WIDEST, upright.width, Math.floor(upright.height / ratios[shape])))
  const decoded = await sharp(bytes, options)
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
  return { ...decoded, upright }
}

/**
 * Effort 2 takes half the time of the default 4 for 8 % more bytes; smart subsampling would take four times
 * as long.
 */
const webp = (image: Sharp, quality: number) => image.webp({ quality, effort: 2 }).toBuffer()

/** Lowers the quality until the small width of a busy photo fits the budget of a card. */
async function lightEnough(image: Sharp) {
  for (const quality of [78, 60, 42]) {
    const bytes = await webp(image.clone(), quality)
    if (bytes.byteLength <= SMALL_MAX_BYTES) return bytes
  }
  return webp(image.clone(), 25)
}
