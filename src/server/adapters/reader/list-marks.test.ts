import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eraseListMarks } from './list-marks.ts'

/** Returns the share of a drawing's ink that remains. */
const left = async (drawing: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="120"><rect width="400" height="120" fill="#fff"/>${drawing}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = (pixels: Uint8Array) => pixels.filter((value) => value < 128).length
  const page = { pixels: new Uint8Array(data), width: info.width, height: info.height }
  const before = ink(page.pixels)
  eraseListMarks(page)
  return ink(page.pixels) / before
}

test.each([
  [
    'an empty check box',
    '<rect x="40" y="40" width="30" height="30" fill="none" stroke="#444" stroke-width="3"/>',
  ],
  [
    'one with round corners',
    '<rect x="40" y="40" width="34" height="34" rx="3" fill="none" stroke="#222" stroke-width="4"/>',
  ],
  ['a bullet', '<circle cx="60" cy="60" r="7" fill="#000"/>'],
])('rubs out %s', async (_, drawing) => {
  expect(await left(drawing)).toBe(0)
})

test.each([
  ['a round O', '<ellipse cx="60" cy="60" rx="14" ry="16" fill="none" stroke="#000" stroke-width="5"/>'],
  [
    'an n with serifs',
    '<path d="M40 75h14M60 75h14M47 75V45M67 75V52Q67 45 57 45T47 55" fill="none" stroke="#000" stroke-width="5"/>',
  ],
  ['a D', '<path d="M45 40V80H55Q78 80 78 60T55 40Z" fill="none" stroke="#000" stroke-width="5"/>'],
  [
    'a decimal point',
    '<rect x="40" y="40" width="6" height="40"/><circle cx="56" cy="76" r="4.5"/><rect x="66" y="40" width="6" height="40"/>',
  ],
  ['a full stop', '<rect x="40" y="40" width="6" height="40"/><circle cx="56" cy="76" r="4.5"/>'],
])('keeps %s', async (_, drawing) => {
  expect(await left(drawing)).toBe(1)
})
