import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnPage, isStroke } from '#testing/drawn-pages.ts'
import { findTilt } from './find-tilt.ts'
import { smaller, turned } from './grey-pictures.ts'

const page = drawnPage(
  1400,
  1700,
  () => ({ ground: 255, ink: 0 }),
  (x, y) => x > 160 && x < 1200 && y > 160 && y < 1500 && isStroke(x, y) && (x < 900 || y % 120 < 60),
)

test.each([-44, -38, -21, -6, 0, 3.5, 12, 26, 40])('a page that leans by %d degrees', async (degrees) => {
  expect(findTilt(await smaller(await turned(page, degrees)))).toBeCloseTo(degrees, 0)
})

test('the edges of the paper on a table are not its lines', async () => {
  const framed = await sharp(Buffer.from(page.pixels), { raw: { width: 1400, height: 1700, channels: 1 } })
    .composite([
      {
        input: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="1700"><polygon points="150,90 1300,20 1380,1680 30,1600" fill="none" stroke="#000" stroke-width="14"/></svg>',
        ),
      },
    ])
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  expect(findTilt(await smaller({ pixels: framed, width: 1400, height: 1700 }))).toBeCloseTo(0, 0)
})
