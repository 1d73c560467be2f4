import { expect, test } from 'vitest'
import { drawnPage, isStroke } from '#testing/drawn-pages.ts'
import { evenLight } from './even-light.ts'

type Tone = (x: number, y: number) => { ground: number; ink: number }

const [width, height] = [960, 960]
/** Share of correct pixels, away from the edges of tones, where a stroke may be cut. */
const shareOfRight = (tone: Tone, edges: (x: number, y: number) => boolean = () => false) => {
  const { pixels } = evenLight(drawnPage(width, height, tone, isStroke))
  let [right, all] = [0, 0]
  for (let y = 60; y < height - 60; y++) {
    for (let x = 60; x < width - 60; x++) {
      if (edges(x, y)) continue
      all += 1
      const dark = (pixels[y * width + x] ?? 0) < 150
      if (dark === isStroke(x, y)) right += 1
    }
  }
  return right / all
}

test.each<[string, Tone]>([
  ['good light', () => ({ ground: 245, ink: 30 })],
  ['a dim room', () => ({ ground: 62, ink: 16 })],
  ['white print on a dark ground', () => ({ ground: 40, ink: 240 })],
  ['light that falls off', (x) => ({ ground: 240 - x / 6, ink: 40 - x / 40 })],
])('print becomes dark on white in %s', (_, tone) => {
  expect(shareOfRight(tone)).toBeGreaterThan(0.995)
})

test('on both sides of the edge of a hard shadow', () => {
  const inShadow = (x: number, y: number) => x + y / 3 < 600
  const edge = (x: number, y: number) => Math.abs(x + y / 3 - 600) < 12
  const tone: Tone = (x, y) => (inShadow(x, y) ? { ground: 105, ink: 25 } : { ground: 248, ink: 40 })
  expect(shareOfRight(tone, edge)).toBeGreaterThan(0.99)
})

test('on a dark panel within a white page, and on the page around it', () => {
  const inPanel = (x: number, y: number) => x > 300 && x < 720 && y > 280 && y < 760
  const edge = (x: number, y: number) =>
    Math.min(Math.abs(x - 300), Math.abs(x - 720), Math.abs(y - 280), Math.abs(y - 760)) < 70
  const tone: Tone = (x, y) => (inPanel(x, y) ? { ground: 50, ink: 250 } : { ground: 250, ink: 40 })
  expect(shareOfRight(tone, edge)).toBeGreaterThan(0.99)
})
