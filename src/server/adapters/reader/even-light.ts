import type { Grey } from './flatten-light.ts'

/**
 * Factor of reduction for finding the background: strokes of print nearly vanish at a quarter of the size.
 */
const SHRINK = 4
/**
 * Half the side of the square whose median tone is the background, in pixels of the small picture: some three
 * letters.
 */
const REACH = 12
/** Side of the cells that are judged as a whole, in pixels of the small picture. */
const CELL = 16
/** Difference from the background, as a share of it, that counts as grain of the paper. */
const GRAIN = 0.08
/** Factor by which lighter tones must outweigh darker ones before the print counts as light. */
const MUCH_MORE = 1.4
/** Difference of neighbouring backgrounds, as a share, that counts as an edge: a hard shadow, a panel. */
const EDGE = 0.12

/**
 * Turns a photo into dark print on white, whatever light fell on it: every pixel is divided by the background
 * around it, and where the print is lighter than its background both are inverted. The background is the
 * median tone of the neighbourhood, because print covers less than half of any; so the edges of hard shadows
 * and of panels stay where they are.
 */
export function evenLight(picture: Grey): Grey {
  const small = shrunk(picture)
  const ground = middleTones(small)
  const isLight = cellsWithLightPrint(small, ground)
  const { pixels, width, height } = picture
  const cells = Math.ceil(small.width / CELL)
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const gy = Math.min(small.height - 1, Math.max(0, (y + 0.5) / SHRINK - 0.5))
    const y0 = Math.floor(gy)
    const above = y0 * small.width
    const below = Math.min(small.height - 1, y0 + 1) * small.width
    const fy = gy - y0
    const cellRow = Math.floor(gy / CELL) * cells
    for (let x = 0; x < width; x++) {
      const gx = Math.min(small.width - 1, Math.max(0, (x + 0.5) / SHRINK - 0.5))
      const x0 = Math.floor(gx)
      const x1 = Math.min(small.width - 1, x0 + 1)
      const fx = gx - x0
      const a = ground[above + x0] as number
      const b = ground[above + x1] as number
      const c = ground[below + x0] as number
      const d = ground[below + x1] as number
      const value = pixels[y * width + x] as number
      const most = Math.max(a, b, c, d)
      const least = Math.min(a, b, c, d)
      const between = (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy
      // A tone on an edge belongs to the nearer of the two backgrounds.
      const here =
        most - least > most * EDGE
          ? Math.abs(value - least) < Math.abs(value - most)
            ? least
            : most
          : between
      even[y * width + x] = isLight[cellRow + Math.floor(gx / CELL)]
        ? Math.min(255, ((255 - value) * 255) / Math.max(24, 255 - here))
        : Math.min(255, (value * 255) / Math.max(6, here))
    }
  }
  return { pixels: even, width, height }
}

/** Returns the mean of each square of pixels, which removes grain. */
function shrunk({ pixels, width, height }: Grey): Grey {
  const small = {
    width: Math.max(1, Math.floor(width / SHRINK)),
    height: Math.max(1, Math.floor(height / SHRINK)),
  }
  const result = new Uint8Array(small.width * small.height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0
      for (let dy = 0; dy < SHRINK; dy++) {
        const row = Math.min(height - 1, y * SHRINK + dy) * width
        for (let dx = 0; dx < SHRINK; dx++)
          sum += pixels[row + Math.min(width - 1, x * SHRINK + dx)] as number
      }
      result[y * small.width + x] = sum / (SHRINK * SHRINK)
    }
  }
  return { pixels: result, ...small }
}

/**
 * Returns the median of the square around each pixel, by a histogram that slides along the row (Huang 1979).
 */
function middleTones({ pixels, width, height }: Grey): Uint8Array {
  const result = new Uint8Array(pixels.length)
  const counts = new Int32Array(256)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - REACH), Math.min(height - 1, y + REACH)]
    counts.fill(0)
    let median = 0
    /** Number of pixels that are darker than the median. */
    let darker = 0
    let all = 0
    const column = (x: number, by: 1 | -1) => {
      for (let row = top; row <= bottom; row++) {
        const value = pixels[row * width + x] as number
        counts[value] = (counts[value] as number) + by
        if (value < median) darker += by
      }
      all += by * (bottom - top + 1)
    }
    for (let x = 0; x < Math.min(width, REACH); x++) column(x, 1)
    for (let x = 0; x < width; x++) {
      if (x + REACH < width) column(x + REACH, 1)
      if (x - REACH - 1 >= 0) column(x - REACH - 1, -1)
      const half = all >> 1
      while (darker > half) darker -= counts[--median] as number
      while (darker + (counts[median] as number) <= half) darker += counts[median++] as number
      result[y * width + x] = median
    }
  }
  return result
}

/**
 * Returns the lightest tone of the square around each pixel, first along the rows and then along the columns.
 */
function lightestAround(tones: Uint8Array, width: number, height: number): Uint8Array {
  const along = (from: Uint8Array, length: number, lines: number, step: number, stride: number) => {
    const result = new Uint8Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        let most = 0
        for (let near = Math.max(0, at - REACH); near <= Math.min(length - 1, at + REACH); near++) {
          const value = from[line * stride + near * step] as number
          if (value > most) most = value
        }
        result[line * stride + at * step] = most
      }
    }
    return result
  }
  return along(along(tones, width, height, 1, width), height, width, width, 1)
}

/**
 * Marks the cells with light print by 1. Cells are judged together with their neighbours of like background.
 * A lighter background that shows beside an edge is no print.
 */
function cellsWithLightPrint({ pixels, width, height }: Grey, ground: Uint8Array): Uint8Array {
  const lightest = lightestAround(ground, width, height)
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const sums = { dark: new Float64Array(columns * rows), light: new Float64Array(columns * rows) }
  const tones = new Float64Array(columns * rows)
  const counts = new Float64Array(columns * rows)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL)
      const tone = ground[y * width + x] as number
      const off = (pixels[y * width + x] as number) - tone
      tones[cell] = (tones[cell] as number) + tone
      counts[cell] = (counts[cell] as number) + 1
      // Differences are shares of the background, because an equal step of tone counts more in the dark.
      if (off < -tone * GRAIN) sums.dark[cell] = (sums.dark[cell] as number) - off / Math.max(12, tone)
      else if (off > Math.max(8, tone * GRAIN)) {
        const beside = lightest[y * width + x] as number
        if (beside > tone * (1 + EDGE) && tone + off < beside * (1 + EDGE)) continue
        sums.light[cell] = (sums.light[cell] as number) + off / Math.max(12, tone)
      }
    }
  }
  const toneOf = (cell: number) => (tones[cell] as number) / Math.max(1, counts[cell] as number)
  const isLight = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column
      let [dark, light] = [0, 0]
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const other = y * columns + x
          if (Math.abs(toneOf(other) - toneOf(cell)) > toneOf(cell) * 0.35) continue
          dark += sums.dark[other] as number
          light += sums.light[other] as number
        }
      }
      isLight[cell] = light > dark * MUCH_MORE && light > CELL ? 1 : 0
    }
  }
  return isLight
}
