import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OntoPhoto, PageText } from '../page.ts'
import { ontoTurnedPhoto, quarterOf } from './upright.ts'

const onto = ([a, b, c, d, e, f]: OntoPhoto, x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]

/**
 * Builds a page of 300 by 400 pixels that is turned clockwise on its photo by the given degrees, around the
 * middle of both.
 */
function pageOn(photo: { width: number; height: number }, degrees: number): PageText {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [a, b, c, d] = [cosine, sine, -sine, cosine]
  const [e, f] = [photo.width / 2 - a * 150 - c * 200, photo.height / 2 - b * 150 - d * 200]
  const { width, height } = photo
  return {
    width: 300,
    height: 400,
    words: [],
    ontoPhoto: [a / width, b / height, c / width, d / height, e / width, f / height],
  }
}

test.each([
  [0, 0],
  [12, 0],
  [-40, 0],
  [90, 270],
  [100, 270],
  [180, 180],
  [-170, 180],
  [-90, 90],
  [-60, 90],
])('a page that lies on its photo by %d degrees stands when that is turned by %d', (lies, turn) => {
  for (const photo of [
    { width: 600, height: 800 },
    { width: 2400, height: 500 },
  ])
    expect(quarterOf(pageOn(photo, lies), photo)).toBe(turn)
})

test('a page that is its whole photo stands upright', () => {
  expect(quarterOf({ width: 3, height: 4, words: [] }, { width: 3, height: 4 })).toBe(0)
})

test('a page on its turned photo is tilted at most by half a quarter, and its places turned with the photo', () => {
  const degrees = fc.integer({ min: -180, max: 180 }).filter((one) => (one + 225) % 90 !== 0)
  fc.assert(
    fc.property(degrees, fc.integer({ max: 300 }), fc.integer({ max: 400 }), (lies, x, y) => {
      const photo = { width: 640, height: 900 }
      const page = pageOn(photo, lies)
      const turn = quarterOf(page, photo)
      const turned = ontoTurnedPhoto(page, turn)
      const size = turn % 180 === 0 ? photo : { width: photo.height, height: photo.width }
      expect(quarterOf(turned, size)).toBe(0)
      const [left = 0, top = 0] = onto(page.ontoPhoto as OntoPhoto, x, y)
      const places = { 0: [left, top], 90: [1 - top, left], 180: [1 - left, 1 - top], 270: [top, 1 - left] }
      const [newLeft = 0, newTop = 0] = onto(turned.ontoPhoto as OntoPhoto, x, y)
      expect(newLeft).toBeCloseTo(places[turn][0] ?? 0, 9)
      expect(newTop).toBeCloseTo(places[turn][1] ?? 0, 9)
    }),
  )
})
