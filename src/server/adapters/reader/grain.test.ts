import { expect, test } from 'vitest'
import type { Grey } from './flatten-light.ts'
import { grainOf, withoutGrain } from './grain.ts'

/** Draws lines of strokes on paper, with grain of the given strength that is the same each time. */
const page = (grain: number): Grey => {
  const [width, height] = [400, 300]
  const pixels = new Uint8Array(width * height)
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648 - 0.5
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInk = y % 40 < 24 && x % 20 < 6
      const value = (isInk ? 30 : 130) + (next() + next() + next()) * grain
      pixels[y * width + x] = Math.min(255, Math.max(0, value))
    }
  }
  return { pixels, width, height }
}

test('a photo without grain stays as it is', async () => {
  for (const clean of [page(0), page(2)]) expect(await withoutGrain(clean)).toBe(clean)
})

test.each([20, 45, 90])('grain of strength %i is smoothed, and the strokes stay', async (grain) => {
  const photo = page(grain)
  const smooth = await withoutGrain(photo)
  expect(grainOf(smooth)).toBeLessThan(grainOf(photo) / 2)
  const tone = (x: number, y: number) => smooth.pixels[y * smooth.width + x] ?? 0
  expect(tone(43, 52)).toBeLessThan(90)
  expect(tone(53, 52)).toBeGreaterThan(90)
})
