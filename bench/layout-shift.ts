/**
 * The layout shift of the pages (goal P5: 0.02 or less).
 *
 * A browser opens the built app at a server of its own with a stub for a model, at the width of a phone and
 * of a desktop, and adds up the layout shifts that the browser itself reports (PerformanceObserver; shifts
 * within half a second of an input do not count, as in the web vital). Each scene is observed until two
 * seconds after it is complete. The figures are no times: they do not depend on the machine's load, except
 * that slow replies show every state in between.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { startStubModel } from '#testing/stub-model.ts'
import { ensureBuilt } from '../scripts/build.mjs'
import { crave, craving, startLarder } from '../tests/e2e/larder.ts'
import { launchBrowser } from './lib/launch-browser.ts'
import { type Measure, report } from './lib/report.ts'

const GOAL = 0.02
const SETTLE_MS = 2000

await ensureBuilt()
const model = await startStubModel()
const larder = await startLarder({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.url,
  AI_MODEL: 'stub',
})
const browser = await launchBrowser()

/** Installed in each page before its own scripts, so that no shift is missed. */
const observe = () => {
  const page = globalThis as unknown as { shifted: number; moved: string[] }
  page.shifted = 0
  page.moved = []
  interface Shift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Element | null }[]
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      page.shifted += entry.value
      const names = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`)
      page.moved.push(`${entry.value.toFixed(3)}: ${names.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftOf = async (page: Page) => {
  await page.waitForTimeout(SETTLE_MS)
  return await page.evaluate(() => {
    const { shifted, moved } = globalThis as unknown as { shifted: number; moved: string[] }
    return { shifted, moved }
  })
}

async function signUp(context: BrowserContext, name: string) {
  const page = await context.newPage()
  await page.goto(`${larder.url}/?auth=sign-up`)
  await page.getByLabel('Email').fill(`${name}@larder.test`)
  await page.getByLabel('Password', { exact: true }).fill('wet hands 7')
  await page.getByLabel('Confirm Password').fill('wet hands 7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await craving(page).waitFor()
  return page
}

const measures: Measure[] = []
for (const width of [390, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 } })
  await context.addInitScript(observe)
  const look = async (name: string, page: Page) => {
    const { shifted, moved } = await shiftOf(page)
    measures.push({ name: `${name}, ${width} px`, value: shifted, unit: 'x', goal: GOAL })
    if (shifted > GOAL) console.log(`${name}, ${width} px:\n  ${moved.join('\n  ')}`)
  }
  const open = async (name: string, page: Page, address: string) => {
    await page.goto(larder.url + address)
    await look(name, page)
  }

  const visitor = await context.newPage()
  await open('landing', visitor, '/')
  await visitor.close()

  model.always({ tokensPerS: 80 })
  const page = await signUp(context, `cook-${width}`)
  await open('home, empty', page, '/')
  await crave(page, 'tomato soup')
  await page.getByRole('button', { name: 'Generate Another Recipe' }).waitFor({ timeout: 60_000 })
  await look('from craving to result', page)

  await page.goto(larder.url)
  model.always({ delayMs: 1500, status: 500 })
  await crave(page, 'bean stew')
  await page.getByRole('dialog').waitFor()
  await page.goto('about:blank')
  await page.waitForTimeout(8000)
  await page.goto(larder.url)
  await page.getByText('Your last recipe was not finished').waitFor({ timeout: 20_000 })
  await look('home, with a recipe that was not finished', page)

  await open('my recipes', page, '/recipes')
  await open('profile', page, '/profile')
  await open('search', page, '/search')
  await page.goto(`${larder.url}/recipes`)
  const recipe = await page
    .getByRole('link', { name: /View Recipe/ })
    .first()
    .getAttribute('href')
  await open('recipe', page, recipe ?? '/')
  await context.close()
}

await browser.close()
await Promise.all([larder.stop(), model.close()])
report('Layout shift', measures)
