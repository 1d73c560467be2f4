import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { withFractionSigns } from '../../../src/domain/fraction-signs.ts'
import type { PhotoLook, PhotoRecipe } from './set.ts'

const require = createRequire(import.meta.url)
const face = (family: string, packageName: string, file: string) => {
  const path = join(require.resolve(`${packageName}/package.json`), '..', 'files', `${file}.woff2`)
  const data = readFileSync(path).toString('base64')
  return `@font-face { font-family: '${family}'; src: url(data:font/woff2;base64,${data}); }`
}

/** Latin fonts only: a character that they lack comes from another font, as on real pages. */
const faces = [
  face('Source Sans', '@fontsource-variable/source-sans-3', 'source-sans-3-latin-wght-normal'),
  face('Fraunces', '@fontsource-variable/fraunces', 'fraunces-latin-wght-normal'),
  face('Open Sans', '@fontsource-variable/open-sans', 'open-sans-latin-wght-normal'),
  face('EB Garamond', '@fontsource-variable/eb-garamond', 'eb-garamond-latin-wght-normal'),
  face('Lato', '@fontsource/lato', 'lato-latin-400-normal'),
  face('Courier Prime', '@fontsource/courier-prime', 'courier-prime-latin-400-normal'),
  face('Caveat', '@fontsource/caveat', 'caveat-latin-400-normal'),
].join('\n')

const headings = {
  en: {
    ingredients: 'Ingredients',
    steps: 'Method',
    step: 'Step',
    prep: 'Prep',
    cook: 'Cook',
    serves: 'Servings',
  },
  de: { ingredients: 'Zutaten', steps: 'Zubereitung', step: 'Schritt', prep: '', cook: '', serves: '' },
  fr: { ingredients: 'Ingrédients', steps: 'Préparation', step: 'Étape', prep: '', cook: '', serves: '' },
  es: { ingredients: 'Ingredientes', steps: 'Elaboración', step: 'Paso', prep: '', cook: '', serves: '' },
  it: { ingredients: 'Ingredienti', steps: 'Preparazione', step: 'Fase', prep: '', cook: '', serves: '' },
} as const

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Width of the page in CSS pixels; it is drawn with twice as many. */
export const widthOf = ({ layout }: PhotoLook): number =>
  ({ phone: 400, spread: 1240, columns: 1000, panel: 1000, book: 900, table: 900, boxed: 900, single: 860 })[
    layout
  ]

/** Renders the page of a recipe as HTML, before any distortion. */
export function pageOf(recipe: PhotoRecipe, look: PhotoLook): string {
  const words = headings[recipe.lang]
  const line = (text: string) => escaped(look.signs ? withFractionSigns(text) : text)
  const steps = numberedSteps(recipe, line)
  return `<!doctype html><meta charset="utf-8"><style>${faces}
    body { margin: 0; padding: ${look.layout === 'phone' ? '14px 20px 30px' : '54px 64px 90px'}; background: #fdfbf5; color: #222;
      font: ${look.layout === 'phone' ? 15 : 19}px/1.45 '${look.font}', 'Liberation Sans';
      ${look.oldFigures ? 'font-variant-numeric: oldstyle-nums;' : ''} }
    h1 { font-size: 1.9em; line-height: 1.15; margin: 0 0 .25em } h2 { font-size: 1.25em; margin: 1em 0 .35em } p { margin: .4em 0 }
    ul { list-style: none; margin: 0; padding: 0 } li { margin: .1em 0 } .blurb { font-style: italic }
    .two { columns: 2; column-gap: 60px } .side { display: grid; grid-template-columns: 2fr 3fr; gap: 64px }
    td { padding: .1em .8em; border-bottom: 1px solid #ddd } td:first-child { text-align: right; white-space: nowrap }
    .panel { background: #3a2f52; color: #fff; padding: 22px 26px; align-self: start }
    .panel h2 { margin-top: 0 } .frame { border: 5px double #9a4b3c; padding: 34px 38px } .rule { border-bottom: 2px solid #9a4b3c; margin-bottom: .6em }
    .bar { display: flex; justify-content: space-between; font-size: .7em } .labels { display: flex; gap: 52px; font-size: .8em } .labels b { display: block }
    .tick { display: inline-block; width: .72em; height: .72em; border: 1.6px solid #666; margin-right: .7em; border-radius: 2px } .step { font-weight: bold; margin-top: 1em }
    .ad { background: #dbe9f6; font-size: .8em; padding: 8px 12px; margin: 12px 0 } .folio { text-align: center; margin-top: 1.6em; font-size: .85em }
    .dish { height: 150px; margin: 10px 0 16px; background: repeating-radial-gradient(circle at 40% 60%, #c4622d, #e0a04a 24px, #7a8f3c 40px) }
  </style><main>${body(recipe, look, words, line, steps)}</main>`
}

function numberedSteps({ instructions }: PhotoRecipe, line: (text: string) => string) {
  return instructions.map((step, index) => `<p>${index + 1}. ${line(step)}</p>`).join('')
}

function body(
  recipe: PhotoRecipe,
  look: PhotoLook,
  words: (typeof headings)[PhotoRecipe['lang']],
  line: (text: string) => string,
  steps: string,
): string {
  const title = `<h1>${line(recipe.title)}</h1>`
  const blurb = `<p class="blurb">${line(recipe.blurb)}</p>`
  const facts = `<p>${recipe.facts.map(line).join(' &nbsp; ')}</p>`
  const head = title + blurb + facts
  const items = recipe.ingredients.map((one) => `<li>${line(one)}</li>`).join('')
  const list = `<h2>${words.ingredients}</h2><ul>${items}</ul>`
  const method = `<h2>${words.steps}</h2>${steps}`
  switch (look.layout) {
    case 'single':
      return head + list + method
    case 'columns':
      return `${head}<div class="side"><section>${list}</section><section>${method}</section></div>`
    case 'book':
      return `${head}<ul class="two" style="border-top:1px solid #aaa;padding-top:.6em">${items}</ul>
        <div style="margin-top:1em">${recipe.instructions.map((step) => `<p>${line(step)}</p>`).join('')}</div><div class="folio">84</div>`
    case 'panel':
      return `${head}<div class="side"><section class="panel">${list}</section><section>${method}</section></div>`
    case 'table': {
      const rows = recipe.ingredients.map((one) => {
        const [, amount = '', item = one] =
          /^([\d/. ]+(?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp)?(?=\s))\s+(.*)$/.exec(one) ?? []
        return `<tr><td>${line(amount.trim())}</td><td>${line(item)}</td></tr>`
      })
      return `${head}<h2>${words.ingredients}</h2><table cellspacing="0">${rows.join('')}</table>${method}`
    }
    case 'boxed':
      return `<div class="frame"><div class="rule">${title}</div>${facts}<ul class="two">${items}</ul>${steps}</div>`
    case 'spread':
      return `<div class="side" style="grid-template-columns:1fr 1fr;gap:150px"><section>${head}${list}<div class="folio">112</div></section>
        <section>${method}<div class="folio">113</div></section></div>`
    case 'phone':
      return `<div class="bar"><span>14:07</span><span>5G 63%</span></div><div class="dish"></div>${title}
        <p style="font-size:.75em;color:#777">By Ines &middot; 41 reviews &middot; Save &middot; Share</p>${blurb}
        <div class="labels">${labels(recipe, words)}</div><div class="ad">Sponsored: knives 20% off this week</div>
        <h2>${words.ingredients}</h2><ul>${recipe.ingredients.map((one) => `<li style="margin:.45em 0"><i class="tick"></i>${line(one)}</li>`).join('')}</ul>
        <h2>${words.steps}</h2>${recipe.instructions.map((step, index) => `<div class="step">${words.step} ${index + 1}</div><div>${line(step)}</div>`).join('')}`
  }
}

const labels = (recipe: PhotoRecipe, words: (typeof headings)[PhotoRecipe['lang']]) =>
  [
    [words.prep, `${recipe.prepTime} min`],
    [words.cook, `${recipe.cookTime} min`],
    [words.serves, `${recipe.servings}`],
  ]
    .map(([label, value]) => `<span>${label?.toUpperCase()}<b>${value}</b></span>`)
    .join('')
