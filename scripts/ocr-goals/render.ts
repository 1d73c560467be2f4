import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { withFractionSigns } from '../../src/domain/fraction-signs.ts'
import type { CardLook, CardText } from './cards.ts'

const require = createRequire(import.meta.url)
const face = (name: string, file: string) => {
  const path = join(
    require.resolve(`${file}/package.json`),
    '..',
    'files',
    `${file.split('/')[1]}-latin-wght-normal.woff2`,
  )
  return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${readFileSync(path).toString('base64')}); font-weight: 200 900; }`
}
const faces = [
  face('Source Sans', '@fontsource-variable/source-sans-3'),
  face('Fraunces', '@fontsource-variable/fraunces'),
].join('\n')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Renders a card as a camera would see it, JPEG. */
export async function renderCard(browser: Browser, text: CardText, look: CardLook): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: (look.width ?? 760) + 160, height: 900 },
    deviceScaleFactor: 2,
  })
  try {
    await page.setContent(pageOf(text, look))
    await page.evaluate(() => document.fonts.ready)
    const flat = await page.screenshot({ fullPage: true })
    return await photographed(flat, look)
  } finally {
    await page.close()
  }
}

function pageOf(text: CardText, look: CardLook): string {
  const line = (words: string) => escaped(look.fractions === 'sign' ? withFractionSigns(words) : words)
  const list = text.ingredients
    .map((one) => {
      if (look.layout !== 'list') return `<li>${look.bullets ? '• ' : ''}${line(one)}</li>`
      const [, amount = '', item = one] =
        /^([\d/ ]+(?: ?(?:cups?|tablespoons?|teaspoons?|oz|lb|g|ml|tbsp|tsp))?) (.*)$/.exec(one) ?? []
      return `<li class="pair"><span>${line(amount)}</span><span>${line(item)}</span></li>`
    })
    .join('')
  const steps = text.instructions
    .map((one, index) => `<p>${look.numbered ? `${index + 1}. ` : ''}${line(one)}</p>`)
    .join('')
  const bare = look.layout === 'bare'
  const columns = look.layout === 'columns'
  return `<!doctype html><meta charset="utf-8"><style>
    ${faces}
    body { margin: 0; padding: 60px 80px; background: ${look.paper ?? '#fdfcf8'}; color: ${look.ink ?? '#222'};
      font: ${look.size ?? 19}px/1.5 '${look.font}'; ${look.capitals ? 'text-transform: uppercase;' : ''}
      ${look.oldFigures ? 'font-variant-numeric: oldstyle-nums' : ''}${look.fractions === 'diagonal' ? ' diagonal-fractions;' : ';'}
      perspective: 1400px; }
    main { ${look.perspective ? `transform: rotateX(${look.perspective}deg) rotateZ(0.8deg);` : ''} ${look.hand ? 'filter: url(#hand); font-style: italic;' : ''} }
    h1 { font-size: 1.9em; margin: 0 0 0.2em; } h2 { font-size: 1.2em; margin: 1em 0 0.3em; }
    ul { list-style: none; margin: 0; padding: 0; } li { margin: 0.15em 0; } p { margin: 0.35em 0; }
    .pair { display: grid; grid-template-columns: 9.5em 1fr; }
    .columns { display: grid; grid-template-columns: 2fr 3fr; gap: 70px; }
  </style>
  <svg width="0" height="0" style="position:absolute"><filter id="hand"><feTurbulence baseFrequency="0.045" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="7"/></filter></svg>
  <main><h1>${line(text.title)}</h1><div>${line(text.facts)}</div>
  <div class="${columns ? 'columns' : ''}"><section>${bare ? '<br>' : '<h2>Ingredients</h2>'}<ul>${list}</ul></section>
  <section>${bare ? '<br>' : '<h2>Directions</h2>'}${steps}</section></div></main>`
}

async function photographed(flat: Buffer, look: CardLook): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(flat).metadata()
  const overlays: OverlayOptions[] = []
  if (look.shadow) {
    overlays.push({ input: shade(width, height), blend: 'multiply' })
  }
  if (look.crumple) {
    overlays.push({ input: creases(width, height), blend: 'multiply' })
  }
  let image = sharp(await sharp(flat).composite(overlays).png().toBuffer())
  if (look.rotate) image = sharp(await image.rotate(look.rotate, { background: '#8a7a66' }).png().toBuffer())
  if (look.blur) image = sharp(await image.blur(look.blur).png().toBuffer())
  if (look.noise) image = sharp(await grainy(image, look.noise))
  return image.jpeg({ quality: 82 }).toBuffer()
}

/** The shadow of the hand that holds the phone: dark from one side, with a soft edge across the page. */
const shade = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="0.45" stop-color="#eee"/><stop offset="0.6" stop-color="#8d8a86"/><stop offset="1" stop-color="#6a6662"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`)

const creases = (width: number, height: number) => {
  const fold = (x1: number, y1: number, x2: number, y2: number, tone: string) =>
    `<line x1="${x1 * width}" y1="${y1 * height}" x2="${x2 * width}" y2="${y2 * height}" stroke="${tone}" stroke-width="${width / 60}" filter="url(#b)"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="b"><feGaussianBlur stdDeviation="${width / 120}"/></filter></defs>
    <rect width="100%" height="100%" fill="#fff"/>${fold(0, 0.3, 1, 0.36, '#c9c4bb')}${fold(0, 0.71, 1, 0.66, '#bdb7ad')}${fold(0.4, 0, 0.46, 1, '#cbc6bd')}${fold(0.1, 0, 0.9, 1, '#d8d4cc')}</svg>`)
}

async function grainy(image: Sharp, sigma: number): Promise<Buffer> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // A generator of its own gives the same grain each time.
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648 - 0.5
  }
  for (let index = 0; index < data.length; index++) {
    const grain = (next() + next() + next()) * sigma * 2
    data[index] = Math.min(255, Math.max(0, (data[index] ?? 0) + grain))
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer()
}
