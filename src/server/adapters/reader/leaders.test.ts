import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eraseLeaders } from './leaders.ts'

/** Letters of 30 pixels, which show what a dot is. */
const letters = Array.from(
  { length: 12 },
  (_, at) => `<rect x="${20 + at * 24}" y="20" width="8" height="30"/>`,
)
const row = (count: number, width: number, distance: number) =>
  Array.from(
    { length: count },
    (_, at) => `<rect x="${340 + at * distance}" y="46" width="${width}" height="4"/>`,
  )

/** Returns the ink of a line that remains, left and right of the end of its letters. */
const remains = async (shapes: string[]) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="80"><rect width="900" height="80" fill="#fff"/>${[...letters, ...shapes].join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const page = { pixels: new Uint8Array(data), width: info.width, height: info.height }
  eraseLeaders(page)
  const ink = (from: number, to: number) =>
    page.pixels.filter((value, at) => value < 128 && at % 900 >= from && at % 900 < to).length
  return [ink(0, 330), ink(330, 900)]
}
const whole = 12 * 8 * 30

test.each([
  ['dots between a food and its amount', row(24, 4, 12)],
  ['a line of dashes', row(16, 16, 26)],
])('erases %s and no letter', async (_, shapes) => {
  expect(await remains(shapes)).toEqual([whole, 0])
})

test.each([
  ['three dots', row(3, 4, 12)],
  [
    'dots at unlike distances',
    [0, 9, 40, 61, 70, 130, 141, 190, 230].map((x) => `<rect x="${340 + x}" y="46" width="4" height="4"/>`),
  ],
])('leaves %s', async (_, shapes) => {
  expect((await remains(shapes))[1]).toBeGreaterThan(0)
})
