/** Grey picture: one byte for each pixel, 0 black to 255 white, row by row. */
export interface Grey {
  pixels: Uint8Array
  width: number
  height: number
}

/** Side in pixels of the squares whose paper is judged as a whole: a few letters wide. */
const CELL = 48

/**
 * Removes shadow and uneven light from a photo of paper: every pixel is divided by the paper around it. The
 * paper of a cell is its nearly brightest pixel; between the cells it is interpolated. This stretches the
 * contrast as well.
 */
export function flattenLight({ pixels, width, height }: Grey): Grey {
  const columns = Math.max(1, Math.ceil(width / CELL))
  const rows = Math.max(1, Math.ceil(height / CELL))
  const paper = spread(cellPaper({ pixels, width, height }, columns, rows), columns, rows)
  const flat = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    const gy = Math.min(rows - 1, Math.max(0, y / CELL - 0.5))
    const y0 = Math.floor(gy)
    const y1 = Math.min(rows - 1, y0 + 1)
    const fy = gy - y0
    for (let x = 0; x < width; x++) {
      const gx = Math.min(columns - 1, Math.max(0, x / CELL - 0.5))
      const x0 = Math.floor(gx)
      const x1 = Math.min(columns - 1, x0 + 1)
      const fx = gx - x0
      const top = at(paper, y0 * columns + x0) * (1 - fx) + at(paper, y0 * columns + x1) * fx
      const bottom = at(paper, y1 * columns + x0) * (1 - fx) + at(paper, y1 * columns + x1) * fx
      const light = Math.max(24, top * (1 - fy) + bottom * fy)
      const index = y * width + x
      flat[index] = Math.min(255, Math.round((at(pixels, index) * 255) / light))
    }
  }
  return { pixels: flat, width, height }
}

const at = (values: ArrayLike<number>, index: number) => values[index] ?? 0

/** Returns the 90th percentile of each cell, from every fourth pixel. */
function cellPaper({ pixels, width, height }: Grey, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0)
      let seen = 0
      const bottom = Math.min(height, (row + 1) * CELL)
      const right = Math.min(width, (column + 1) * CELL)
      for (let y = row * CELL; y < bottom; y += 2) {
        for (let x = column * CELL; x < right; x += 2) {
          const value = at(pixels, y * width + x)
          counts[value] = at(counts, value) + 1
          seen++
        }
      }
      let left = seen * 0.1
      let level = 255
      while (level > 0 && left >= at(counts, level)) left -= at(counts, level--)
      paper[row * columns + column] = level
    }
  }
  return paper
}

/**
 * Smooths the tones: a cell full of dark print or a picture takes its paper from its brightest neighbours,
 * within limits.
 */
function spread(paper: Float32Array, columns: number, rows: number): Float32Array {
  const result = new Float32Array(paper.length)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let sum = 0
      let count = 0
      let brightest = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const value = at(paper, y * columns + x)
          sum += value
          count++
          brightest = Math.max(brightest, value)
        }
      }
      result[row * columns + column] = Math.max(sum / count, brightest * 0.85)
    }
  }
  return result
}
