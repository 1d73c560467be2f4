import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import { cardLooks, cardTexts } from './cards.ts'
import { photographed } from './photos/distort.ts'
import { pageOf, widthOf } from './photos/page.ts'
import { type PhotoLook, photoLooks, photoRecipes } from './photos/set.ts'
import { renderCard } from './render.ts'
import type { Truth } from './score.ts'

interface Wanted {
  id: string
  truth: Truth
  render: (browser: Browser) => Promise<Buffer>
}

/** Typesets and photographs the project's cards that do not exist yet. */
export const makeCards = (folder: string): Promise<string> =>
  make(
    folder,
    cardLooks.map((look) => {
      const text = cardTexts[look.text]
      if (!text) throw new Error(`There is no text "${look.text}".`)
      const { title, servings, prepTime, cookTime, ingredients, instructions } = text
      return {
        id: look.id,
        truth: { title, servings, prepTime, cookTime, ingredients, instructions, handwritten: look.hand },
        render: (browser) => renderCard(browser, text, look),
      }
    }),
  )

/** Makes the photos that may be tuned on, or those that are kept back. */
export const makePhotos = (folder: string, which: 'photos' | 'kept'): Promise<string> =>
  make(
    folder,
    photoLooks
      .filter(({ recipe }) => (photoRecipes[recipe]?.kept === true) === (which === 'kept'))
      .map((look) => {
        const recipe = photoRecipes[look.recipe]
        if (!recipe) throw new Error(`There is no recipe "${look.recipe}".`)
        const { title, servings, prepTime, cookTime, ingredients, instructions } = recipe
        const of = { title, servings, prepTime, cookTime, ingredients, instructions }
        return {
          id: look.id,
          truth: { ...of, cls: look.cls, ...(look.cls === 'hand' && { handwritten: true }) },
          render: (browser) => renderPhoto(browser, look),
        }
      }),
  )

async function make(folder: string, wanted: readonly Wanted[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const missing = wanted.filter(({ id }) => !existsSync(join(folder, `${id}.jpg`)))
  if (missing.length === 0) return folder
  const { path } = await findBrowser()
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    for (const { id, truth, render } of missing) {
      writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truth, null, 1))
      writeFileSync(join(folder, `${id}.jpg`), await render(browser))
    }
  } finally {
    await browser.close()
  }
  return folder
}

async function renderPhoto(browser: Browser, look: PhotoLook): Promise<Buffer> {
  const recipe = photoRecipes[look.recipe]
  if (!recipe) throw new Error(`There is no recipe "${look.recipe}".`)
  const page = await browser.newPage({
    viewport: { width: widthOf(look), height: look.layout === 'phone' ? 700 : 600 },
    deviceScaleFactor: look.layout === 'phone' ? 2.7 : 2,
  })
  try {
    await page.setContent(pageOf(recipe, look))
    await page.evaluate(() => document.fonts.ready)
    return await photographed(await page.screenshot({ fullPage: true }), look)
  } finally {
    await page.close()
  }
}
