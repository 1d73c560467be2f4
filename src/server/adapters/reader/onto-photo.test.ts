import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPage } from '#testing/drawn-pages.ts'
import { turned } from './grey-pictures.ts'
import { ofCropped, ofTurned, wholePhoto } from './onto-photo.ts'

const at = ([a, b, c, d, e, f]: ReturnType<typeof wholePhoto>, x: number, y: number) => [
  a * x + c * y + e,
  b * x + d * y + f,
]

test('a mark on a turned page is found where it is on the photo', async () => {
  const [width, height, x, y] = [600, 400, 450, 120]
  const page = drawnPage(
    width,
    height,
    () => ({ ground: 255, ink: 0 }),
    (px, py) => Math.hypot(px - x, py - y) < 9,
  )
  for (const degrees of [90, -90, 180, 26, -38]) {
    const image = await turned(page, degrees)
    const ink = [...image.pixels.entries()].filter(([, value]) => value < 90).map(([index]) => index)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const [mx, my] = [
      mean(ink.map((index) => index % image.width)),
      mean(ink.map((index) => Math.floor(index / image.width))),
    ]
    const [sx = 0, sy = 0] = at(ofTurned(page, image, degrees, wholePhoto(width, height)), mx, my)
    expect(sx).toBeCloseTo(x / width, 2)
    expect(sy).toBeCloseTo(y / height, 2)
  }
})

test('a part that was made larger lies where it was cut out', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 3 }), (left, top, scale) => {
      const onto = ofCropped(left, top, scale, wholePhoto(1000, 800))
      const [x = 0, y = 0] = at(onto, 20 * scale, 30 * scale)
      expect(x).toBeCloseTo((left + 20) / 1000)
      expect(y).toBeCloseTo((top + 30) / 800)
    }),
  )
})
