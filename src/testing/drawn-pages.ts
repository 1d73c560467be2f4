import type { Grey } from '#server/adapters/reader/flatten-light.ts'

/**
 * Draws a page whose words are blocks of ink without letters, for tests of the steps before text recognition.
 */
export function drawnPage(
  width: number,
  height: number,
  tone: (x: number, y: number) => { ground: number; ink: number },
  isInk: (x: number, y: number) => boolean,
): Grey {
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { ground, ink } = tone(x, y)
      pixels[y * width + x] = isInk(x, y) ? ink : ground
    }
  }
  return { pixels, width, height }
}

/** Draws strokes 6 pixels wide, 14 apart and 28 high, in lines of 60, as thick and as dense as print. */
export const isStroke = (x: number, y: number) => y % 60 < 28 && x % 14 < 6 && Math.floor(x / 90) % 6 !== 5
