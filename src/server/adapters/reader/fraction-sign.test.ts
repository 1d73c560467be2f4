import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fractionSignIn } from './fraction-sign.ts'

const drawn = async (drawing: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" fill="#fff"/><g font-family="DejaVu Sans">${drawing}</g></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: new Uint8Array(data), width: info.width, height: info.height }
}
const sign = (x: number) =>
  `<text x="${x}" y="38" font-size="24">1</text><path d="M${x + 14} 60L${x + 34} 18" stroke="#000" stroke-width="3"/><text x="${x + 28}" y="61" font-size="24">4</text>`
const box = { left: 0, top: 5, right: 140, bottom: 75 }

test('a small figure, a stroke and a small figure are a fraction sign, which is drawn anew', async () => {
  const found = fractionSignIn(await drawn(sign(60)), box, 42)
  expect(found).toMatchObject({ left: expect.any(Number), drawn: { height: 88 } })
  expect(found?.left).toBeGreaterThan(58)
  expect(found?.right).toBeLessThan(108)
})

test.each([
  ['figures of full size around a slash', '<text x="20" y="60" font-size="54">1/2</text>'],
  ['a plain number', '<text x="20" y="60" font-size="54">14</text>'],
  ['a seven', '<text x="20" y="60" font-size="54">7</text>'],
  ['a word', '<text x="10" y="60" font-size="40">milk</text>'],
])('%s is none', async (_, drawing) => {
  expect(fractionSignIn(await drawn(drawing), box, 42)).toBeNull()
})
