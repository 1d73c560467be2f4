import sharp from 'sharp'
import type { Distortion } from './set.ts'

interface Pixels {
  data: Buffer
  width: number
  height: number
}

const TABLE = '#5d4a3a'

/** Distorts a drawn page into a photo as a phone would have taken it, JPEG. */
export async function photographed(flat: Buffer, look: Distortion): Promise<Buffer> {
  let image: Buffer = await sharp(flat).removeAlpha().toColourspace('srgb').png().toBuffer()
  if (look.curve) image = await bent(image, look.curve)
  if (look.creases) image = await over(image, creases, 'multiply')
  if (look.stain) image = await over(image, stain, 'multiply')
  if (look.far) image = await onTable(image, 0.55)
  if (look.perspective) image = await leaning(image, look.perspective)
  if (look.shadow) image = await over(image, look.shadow === 'hard' ? hardShadow : softShadow, 'multiply')
  if (look.glare) image = await over(image, glare, 'screen')
  if (look.thumb) image = await over(image, thumb, 'over')
  if (look.turn) image = await turned(image, look.turn)
  if (look.dim) image = await sharp(image).linear(look.dim, 4).png().toBuffer()
  if (look.blur) image = await sharp(image).blur(look.blur).png().toBuffer()
  if (look.noise) image = await grainy(image, look.noise)
  return sharp(image)
    .jpeg({ quality: look.quality ?? 84 })
    .toBuffer()
}

type Drawing = (width: number, height: number) => string

async function over(image: Buffer, draw: Drawing, blend: 'multiply' | 'screen' | 'over'): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${draw(width, height)}</svg>`
  return sharp(image)
    .composite([{ input: Buffer.from(svg), blend }])
    .removeAlpha()
    .png()
    .toBuffer()
}

const hardShadow: Drawing = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#fff"/><polygon points="0,${h * 0.18} ${w * 0.52},${h * 0.3} ${w * 0.4},${h} 0,${h}" fill="#6f6a66"/>`
const softShadow: Drawing = (w, h) => `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.6">
  <stop offset="0" stop-color="#70706e"/><stop offset=".55" stop-color="#c9c7c4"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>
  <rect width="${w}" height="${h}" fill="url(#s)"/>`
const glare: Drawing = (
  w,
  h,
) => `<defs><radialGradient id="g"><stop offset="0" stop-color="#d8d8d8"/><stop offset=".5" stop-color="#8c8c8c"/>
  <stop offset="1" stop-color="#000"/></radialGradient></defs><rect width="${w}" height="${h}" fill="#000"/>
  <ellipse cx="${w * 0.68}" cy="${h * 0.42}" rx="${w * 0.3}" ry="${h * 0.16}" fill="url(#g)"/>`
/**
 * A thumb at the lower right corner, where a hand holds a book open: over the margin and a little of the
 * print.
 */
const thumb: Drawing = (w, h) => `<g transform="translate(${w * 0.97} ${h * 0.93}) rotate(-38)">
  <rect x="${-w * 0.05}" y="${-w * 0.055}" width="${w * 0.4}" height="${w * 0.11}" rx="${w * 0.055}" fill="#c78f72"/>
  <ellipse cx="${-w * 0.015}" cy="0" rx="${w * 0.03}" ry="${w * 0.034}" fill="#e2b8a4"/></g>`
const stain: Drawing = (
  w,
  h,
) => `<defs><filter id="b"><feGaussianBlur stdDeviation="4"/></filter></defs><rect width="${w}" height="${h}" fill="#fff"/>
  <g filter="url(#b)" fill="none"><circle cx="${w * 0.62}" cy="${h * 0.35}" r="${w * 0.15}" stroke="#a8835b" stroke-width="16"/>
  <circle cx="${w * 0.62}" cy="${h * 0.35}" r="${w * 0.145}" fill="#ecdcc4"/><circle cx="${w * 0.2}" cy="${h * 0.72}" r="26" fill="#b99a72"/></g>`
const creases: Drawing = (
  w,
  h,
) => `<defs><filter id="c"><feGaussianBlur stdDeviation="3"/></filter></defs><rect width="${w}" height="${h}" fill="#fff"/>
  <g filter="url(#c)" stroke="#a5a09a" stroke-width="9"><line x1="${w * 0.49}" y1="0" x2="${w * 0.52}" y2="${h}"/>
  <line x1="0" y1="${h * 0.47}" x2="${w}" y2="${h * 0.51}"/></g>`

async function onTable(image: Buffer, share: number): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const side = Math.round(width * (1 / share - 1) * 0.5)
  return sharp(image)
    .extend({ top: side, bottom: side, left: side, right: side, background: TABLE })
    .resize(width)
    .png()
    .toBuffer()
    .then((png) => (height > 0 ? png : image))
}

/** Rotates a page; angles other than quarter turns show the table around it. */
const turned = (image: Buffer, degrees: number) =>
  sharp(image).rotate(degrees, { background: TABLE }).png().toBuffer()

const pixelsOf = async (image: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const pngOf = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

/** Moves pixels: `from` returns the source of every pixel of the result; outside the page lies the table. */
function moved(
  page: Pixels,
  from: (x: number, y: number) => { x: number; y: number; light?: number },
): Pixels {
  const { data, width, height } = page
  const result = Buffer.alloc(data.length)
  const ground = [0x5d, 0x4a, 0x3a]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { x: sx, y: sy, light = 1 } = from(x, y)
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)]
      const inside = x0 >= 0 && y0 >= 0 && x0 + 1 < width && y0 + 1 < height
      for (let c = 0; c < 3; c++) {
        const at = (px: number, py: number) => data[(py * width + px) * 3 + c] ?? 0
        const [fx, fy] = [sx - x0, sy - y0]
        const value = inside
          ? (at(x0, y0) * (1 - fx) + at(x0 + 1, y0) * fx) * (1 - fy) +
            (at(x0, y0 + 1) * (1 - fx) + at(x0 + 1, y0 + 1) * fx) * fy
          : (ground[c] ?? 0)
        result[(y * width + x) * 3 + c] = Math.round(value * (inside ? light : 1))
      }
    }
  }
  return { data: result, width, height }
}

/**
 * Bends a page that rises towards the spine on its left: lines sink there, letters narrow, and the light
 * fades.
 */
async function bent(image: Buffer, depth: number): Promise<Buffer> {
  const page = await pixelsOf(image)
  return pngOf(
    moved(page, (x, y) => {
      const near = Math.exp(-(x / page.width) * 4.5)
      return { x: x - near * page.width * 0.03, y: y - near * page.width * depth, light: 1 - near * 0.45 }
    }),
  )
}

/** Tilts a page as seen from below: the far edge is shorter than the near one. */
async function leaning(image: Buffer, share: number): Promise<Buffer> {
  const page = await pixelsOf(image)
  return pngOf(
    moved(page, (x, y) => {
      const t = y / page.height
      const narrow = 1 - share * (1 - t)
      return {
        x: (x - page.width / 2) / narrow + page.width / 2,
        y: page.height * (t / narrow - share * 0.35 * (1 - t)),
      }
    }),
  )
}

/**
 * Adds the grain of small cameras in the dark, from a generator of its own, so that it is the same each time.
 */
async function grainy(image: Buffer, sigma: number): Promise<Buffer> {
  const page = await pixelsOf(image)
  let seed = 20_261
  const next = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return seed / 4_294_967_296 - 0.5
  }
  for (let index = 0; index < page.data.length; index++) {
    page.data[index] = Math.min(
      255,
      Math.max(0, (page.data[index] ?? 0) + (next() + next() + next()) * sigma * 2),
    )
  }
  return pngOf(page)
}
