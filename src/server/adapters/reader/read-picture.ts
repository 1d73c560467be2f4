import sharp from 'sharp'
import type { PageText, PageWord } from '#kitchen/reading/page.ts'
import {
  MAX_PIXELS,
  MAX_SECONDS,
  pictureErrorOf,
  requirePicture,
} from '#server/adapters/pictures/decode-limits.ts'
import { PictureError } from '#server/ports/pictures.ts'
import { flattenLight, type Grey } from './flatten-light.ts'
import { mayBeGreek, withGreek } from './greek-print.ts'
import { pngOf } from './grey-pictures.ts'
import { readPage } from './read-page.ts'
import type { ReaderRequest } from './reader-jobs.ts'
import { wordOf } from './second-look.ts'
import { readIn, recognise } from './tesseract.ts'

/**
 * Width of a picture in pixels at which letters of a page are some 30 to 50 pixels high, which Tesseract
 * reads best.
 */
const READING_WIDTH = 2200
const MOST_READING_PIXELS = 9_000_000

/**
 * Decodes and reads a page of print, or words anywhere on a picture, in Greek letters where Latin ones make
 * no words.
 */
export async function readPicture({ picture, layout, inks }: Omit<ReaderRequest, 'id'>): Promise<PageText> {
  const grey = await decode(picture)
  if (layout === 'page') return readPage(grey)
  const { width, height } = grey
  await readIn('en')
  const words = await wordsAnywhere(grey, inks)
  if (!mayBeGreek(words)) return { width, height, words }
  await readIn('el')
  return { width, height, words: withGreek(words, await wordsAnywhere(grey, inks)) }
}

async function wordsAnywhere(grey: Grey, inks: ReaderRequest['inks']): Promise<PageWord[]> {
  const words: PageWord[] = []
  for (const ink of inks ?? (['dark', 'light'] as const)) {
    const flat = flattenLight(ink === 'light' ? inverted(grey) : grey)
    words.push(...(await recognise(await pngOf(flat), 'sparse')).flat().map((word) => wordOf(word, ink)))
  }
  return words
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

const inverted = ({ pixels, width, height }: Grey): Grey => ({
  pixels: pixels.map((value) => 255 - value),
  width,
  height,
})
