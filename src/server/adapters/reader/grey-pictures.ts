import sharp, { type Sharp } from 'sharp'
import type { Box } from '#kitchen/reading/page.ts'
import type { Grey } from './flatten-light.ts'

const SMALL_WIDTH = 800

const rawOf = ({ pixels, width, height }: Grey) => sharp(pixels, { raw: { width, height, channels: 1 } })

const greyOf = async (image: Sharp): Promise<Grey> => {
  const { data, info } = await image.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

export const pngOf = (grey: Grey): Promise<Buffer> => rawOf(grey).png({ compressionLevel: 1 }).toBuffer()

/** Reduces a picture to a width of at most 800 pixels, on which tilt and gutters are found. */
export const smaller = (grey: Grey): Promise<Grey> =>
  greyOf(rawOf(grey).resize(Math.min(SMALL_WIDTH, grey.width)))

/** Replaces each pixel by the median of the square around it. */
export const smoothed = (grey: Grey, side: number): Promise<Grey> => greyOf(rawOf(grey).median(side))

/** Turns a picture clockwise, with white in the new corners. */
export const turned = (grey: Grey, degrees: number): Promise<Grey> =>
  greyOf(rawOf(grey).rotate(degrees, { background: '#ffffff' }))

/** Cuts out a part of a picture, in whole pixels, and enlarges it by `scale`. */
export const cropped = ({ left, top, right, bottom }: Box, grey: Grey, scale = 1): Promise<Grey> => {
  const part = rawOf(grey).extract({ left, top, width: right - left, height: bottom - top })
  return greyOf(
    scale === 1 ? part : part.resize(Math.round((right - left) * scale), null, { kernel: 'cubic' }),
  )
}

/** Cuts out a part as PNG with a white margin, because print at the very edge is read badly. */
export const withAir = ({ left, top, right, bottom }: Box, air: number, grey: Grey): Promise<Buffer> =>
  rawOf(grey)
    .extract({ left, top, width: right - left, height: bottom - top })
    .extend({ top: air, bottom: air, left: air, right: air, background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer()
