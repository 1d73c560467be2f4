import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A food package in a picture of a shelf. */
export interface Package {
  /** Words of the product's name, one per line. */
  name: readonly string[]
  /** The food in the package. */
  food: string
  brand: string
  small: string
  colour: string
  ink: string
  shape: 'can' | 'box' | 'jar'
  font: 'serif' | 'sans'
  /** Rotation in degrees. */
  turn?: number
}

const fonts = join(import.meta.dirname, '../../node_modules/@fontsource-variable')
const face = async (family: string, file: string, letters = '') => {
  const bytes = await readFile(join(fonts, file))
  const range = letters && `; unicode-range: ${letters}`
  return `@font-face { font-family: "${family}"; src: url(data:font/woff2;base64,${bytes.toString('base64')}); font-weight: 200 900${range} }`
}
const GREEK = 'U+0370-03FF'

/**
 * Renders an HTML page that looks like a photo of a shelf with these packages; a browser's screenshot of it
 * is the photo.
 */
export async function shelfPage(packages: readonly Package[]): Promise<string> {
  const faces = await Promise.all([
    face('Shelf Serif', 'fraunces/files/fraunces-latin-wght-normal.woff2'),
    face('Shelf Sans', 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    face('Shelf Serif', 'eb-garamond/files/eb-garamond-greek-wght-normal.woff2', GREEK),
    face('Shelf Sans', 'source-sans-3/files/source-sans-3-greek-wght-normal.woff2', GREEK),
  ])
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('\n')}
    body { margin: 0; width: 1500px; height: 1000px; background: linear-gradient(#b9a78f, #8d7a61); overflow: hidden }
    .board { position: absolute; left: 0; right: 0; bottom: 90px; height: 46px; background: linear-gradient(#6f5335, #4f3921) }
    .row { position: absolute; left: 30px; right: 30px; bottom: 136px; display: flex; justify-content: space-around; align-items: end }
    .pack { position: relative; width: 400px; display: flex; flex-direction: column; align-items: center; justify-content: center;
      gap: 20px; box-shadow: 18px 12px 30px #0006; text-align: center; padding: 34px 20px; box-sizing: border-box }
    .pack::after { content: ''; position: absolute; inset: 0; border-radius: inherit;
      background: linear-gradient(100deg, #fff4 0 12%, #0000 30% 70%, #0004) }
    .can { height: 480px; border-radius: 22px } .box { height: 620px } .jar { height: 430px; border-radius: 60px 60px 24px 24px }
    .brand { font-size: 30px; letter-spacing: 3px } .small { font-size: 20px; line-height: 1.25 }
    .name { font-weight: 800; font-size: 72px; line-height: 1 }
    .serif { font-family: 'Shelf Serif' } .sans { font-family: 'Shelf Sans' }
  </style><div class="board"></div><div class="row">${packages.map(packageOf).join('')}</div>`
}

const packageOf = ({ name, brand, small, colour, ink, shape, font, turn = 0 }: Package) =>
  `<div class="pack ${shape} ${font}" style="background:${colour};color:${ink};transform:rotate(${turn}deg)">
    <div class="brand">${brand}</div><div class="name">${name.join('<br>')}</div><div class="small">${small}</div></div>`
