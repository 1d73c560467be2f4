import sharp from 'sharp'
import type { Box, PageText, PageWord } from '#kitchen/reading/page.ts'
import {
  MAX_PIXELS,
  MAX_SECONDS,
  pictureErrorOf,
  requirePicture,
} from '#server/adapters/pictures/decode-limits.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { findParts } from './find-gutter.ts'
import { findSkew } from './find-skew.ts'
import { flattenLight, type Grey } from './flatten-light.ts'
import type { ReaderRequest } from './reader-jobs.ts'
import { lookAgain, wordOf } from './second-look.ts'
import { recognise, type SeenWord } from './tesseract.ts'

/** Letters of a page are then some 30 to 50 pixels high, which Tesseract reads best. */
const READING_WIDTH = 2200
const MOST_READING_PIXELS = 9_000_000
const SMALL_WIDTH = 800
/** Print is almost never read with less confidence than this; handwriting often is. */
const UNSURE = 80

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
  if (layout === 'sparse') {
    const words = (await recognise(await pngOf(straight), layout)).flat().map((word) => wordOf(word, ink))
    return { width: straight.width, height: straight.height, words }
  }
  const lines: SeenWord[][] = []
  for (const part of findParts(await smaller(straight))) lines.push(...(await readPart(straight, part)))
  const seen = lines.flat().filter(({ text }) => /[\p{L}\d]/u.test(text))
  const unsure = seen.filter(({ confidence }) => confidence < UNSURE).length / Math.max(1, seen.length)
  const words = await lookAgain(
    lines.filter((line) => line.length > 0),
    straight,
    ink,
  )
  return { width: straight.width, height: straight.height, words, unsure }
}

/** One column or band of a page, with its lines where they are on the page. The box is in shares of the page. */
async function readPart(page: Grey, part: Box): Promise<SeenWord[][]> {
  const left = Math.floor(part.left * page.width)
  const top = Math.floor(part.top * page.height)
  const width = Math.min(page.width, Math.ceil(part.right * page.width)) - left
  const height = Math.min(page.height, Math.ceil(part.bottom * page.height)) - top
  if (width < 16 || height < 16) return []
  const image = rawOf(page).extract({ left, top, width, height })
  // White air around it: print at the very edge is read badly.
  const air = { top: 12, bottom: 12, left: 12, right: 12, background: '#ffffff' }
  const lines = await recognise(await image.extend(air).png({ compressionLevel: 1 }).toBuffer(), 'page')
  return lines.map((line) =>
    line.map((word) => ({
      ...word,
      left: word.left - 12 + left,
      right: word.right - 12 + left,
      top: word.top - 12 + top,
      bottom: word.bottom - 12 + top,
    })),
  )
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

const skewOf = async (grey: Grey): Promise<number> => findSkew(await smaller(grey))

async function smaller(grey: Grey): Promise<Grey> {
  const { data, info } = await rawOf(grey)
    .resize(Math.min(SMALL_WIDTH, grey.width))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
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
