import type { Grey } from './flatten-light.ts'

const LARGEST_DEGREES = 12

/**
 * By how many degrees (clockwise positive) the lines of print lean, from -12 to 12. Turned by the right angle, the
 * rows of a page alternate between full and empty: the angle with the greatest difference between neighbouring rows
 * wins. Works on a small picture, some 800 pixels wide, with print that is dark on white.
 */
export function findSkew({ pixels, width, height }: Grey): number {
  const dark: { x: number; y: number }[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if ((pixels[y * width + x] ?? 255) < 140) dark.push({ x, y })
  }
  // Nothing to go by, or a picture rather than a page.
  if (dark.length < 200 || dark.length > width * height * 0.4) return 0
  const every = Math.max(1, Math.floor(dark.length / 40_000))
  const sample = dark.filter((_, index) => index % every === 0)
  const score = (degrees: number) => contrastOfRows(sample, height, width, degrees)
  let best = 0
  let bestScore = score(0)
  const consider = (degrees: number) => {
    const found = score(degrees)
    if (found > bestScore * 1.0001) [best, bestScore] = [degrees, found]
  }
  for (let degrees = -LARGEST_DEGREES; degrees <= LARGEST_DEGREES; degrees += 0.5) consider(degrees)
  const coarse = best
  for (let off = -0.4; off <= 0.41; off += 0.1) consider(coarse + off)
  return Math.round(best * 10) / 10
}

function contrastOfRows(dark: { x: number; y: number }[], height: number, width: number, degrees: number) {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const offset = Math.ceil(width * Math.tan((LARGEST_DEGREES * Math.PI) / 180)) + 1
  const rows = new Float64Array(height + 2 * offset)
  for (const { x, y } of dark) {
    const row = Math.round(y - x * slope) + offset
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) {
    const step = (rows[row] ?? 0) - (rows[row - 1] ?? 0)
    sum += step * step
  }
  return sum
}
