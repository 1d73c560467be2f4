import type { Grey } from './flatten-light.ts'
import { smoothed } from './grey-pictures.ts'
import { median } from './median.ts'

/**
 * Grain, as a share of the picture's light, from which on it is smoothed: clean photos have 2 % at most, and
 * up to 10 % are read well as they are, with sharper figures.
 */
const GRAINY = 0.12
/** Sides in pixels of the squares whose median replaces their middle: the larger one where grain is left. */
const SQUARES = [3, 5] as const

/**
 * Smooths the grain of a photo taken in too little light, and leaves others as they are. Each grain is a
 * speck that the reader tries to read: such a page took five times as long, and half of its steps were lost.
 */
export async function withoutGrain(picture: Grey): Promise<Grey> {
  let smooth = picture
  for (const side of SQUARES) if (grainOf(smooth) > GRAINY) smooth = await smoothed(picture, side)
  return smooth
}

/**
 * Returns the grain of a picture as a share of its light: the usual difference of a pixel from the mean of its
 * neighbours. Print has larger differences, but covers too few pixels to be usual.
 */
export function grainOf({ pixels, width, height }: Grey): number {
  const differences: number[] = []
  let light = 0
  for (let y = 1; y < height - 1; y += 7) {
    for (let x = 1; x < width - 1; x += 5) {
      const at = y * width + x
      const value = pixels[at] as number
      light += value
      differences.push(Math.abs(2 * value - (pixels[at - 1] as number) - (pixels[at + 1] as number)))
    }
  }
  const usual = median(differences)
  return usual / Math.max(1, light / Math.max(1, differences.length))
}
