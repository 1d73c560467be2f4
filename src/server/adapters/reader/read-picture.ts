import sharp from 'sharp'
import type { PageText, PageWord } from '#kitchen/reading/page.ts'
import {
  MAX_PIXELS,
  MAX_SECONDS,
  pictureErrorOf,
  requirePicture,
} from '#server/adapters/pictures/decode-limits.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { findSkew } from './find-skew.ts'
import { flattenLight, type Grey } from './flatten-light.ts'
import type { ReaderRequest } from './reader-jobs.ts'
import { lookAgain, wordOf } from './second-look.ts'
import { recognise } from './tesseract.ts'

/** Letters of a page are then some 30 to 50 pixels high, which Tesseract reads best. */
const READING_WIDTH = 2200
const MOST_READING_PIXELS = 9_000_000
const SKEW_WIDTH = 800

/** Decodes, evens the light, straightens, reads. */
export async function readPicture({ picture, layout, inks }: Omit<ReaderRequest, 'id'>): Promise<PageText> {
  const grey = await decode(picture)
  const passes = inks ?? [inkOf(grey)]
  let page: PageText | undefined
  for (const ink of passes) {
    const read = await readPass(ink === 'light' ? inverted(grey) : grey, layout, ink)
    page = page ? { ...page, words: [...page.words, ...read.words] } : read
  }
  return page ?? { width: grey.width, height: grey.height, words: [] }
}

async function readPass(
  grey: Grey,
  layout: ReaderRequest['layout'],
  ink: PageWord['ink'],
): Promise<PageText> {
  const flat = flattenLight(grey)
  const skew = layout === 'page' ? await skewOf(flat) : 0
  const straight = Math.abs(skew) < 0.2 ? flat : await turned(flat, -skew)
  const image = await pngOf(straight)
  const lines = (await recognise(image, layout)).filter((line) => line.length > 0)
  const words =
    layout === 'page' ? await lookAgain(lines, straight, ink) : lines.flat().map((word) => wordOf(word, ink))
  return { width: straight.width, height: straight.height, words }
}

async function decode(bytes: Uint8Array): Promise<Grey> {
  requirePicture(bytes)
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
    const { autoOrient: upright } = await sharp(bytes, options).metadata()
    if (upright.width * upright.height > MAX_PIXELS) {
      throw new PictureError('too_large', 'This picture has too many pixels')
    }
    const scale = Math.min(
      READING_WIDTH / upright.width,
      Math.sqrt(MOST_READING_PIXELS / (upright.width * upright.height)),
      3,
    )
    const { data, info } = await sharp(bytes, options)
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .greyscale()
      .resize(Math.max(1, Math.round(upright.width * scale)), null, { kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch (cause) {
    throw pictureErrorOf(cause)
  }
}

const rawOf = ({ pixels, width, height }: Grey) => sharp(pixels, { raw: { width, height, channels: 1 } })

const pngOf = (grey: Grey) => rawOf(grey).png({ compressionLevel: 1 }).toBuffer()

async function skewOf(grey: Grey): Promise<number> {
  const { data, info } = await rawOf(grey)
    .resize(Math.min(SKEW_WIDTH, grey.width))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return findSkew({ pixels: data, width: info.width, height: info.height })
}

async function turned(grey: Grey, degrees: number): Promise<Grey> {
  const { data, info } = await rawOf(grey)
    .rotate(degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** White print on a dark ground is a page whose middle tone is dark. */
function inkOf({ pixels }: Grey): PageWord['ink'] {
  let sum = 0
  let count = 0
  for (let index = 0; index < pixels.length; index += 97) {
    sum += pixels[index] ?? 0
    count++
  }
  return sum / Math.max(1, count) < 90 ? 'light' : 'dark'
}

const inverted = ({ pixels, width, height }: Grey): Grey => ({
  pixels: pixels.map((value) => 255 - value),
  width,
  height,
})
