import type { Page } from '@playwright/test'
import { remotePassword } from '#testing/remote-cook.ts'
import { openBlank, signIn } from '../../tests/e2e/larder.ts'
import { launchBrowser } from './launch-browser.ts'
import { median } from './statistics.ts'

interface Options {
  url: string
  email: string
}

const MONTHS = 11
/**
 * Opens each month of a full year in our page and in a bare table, alternating, and times each from its data
 * to the frame that shows it.
 */
export async function monthsInBrowser({ url, email }: Options) {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    // The TypeScript runner calls a helper `__name` that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    let token = ''
    page.on('request', (request) => {
      token = request.headers().authorization ?? token
    })
    await signIn(page, url, { email, password: remotePassword })
    await page.getByRole('link', { name: 'Meal Calendar' }).first().click()
    await page.locator('[data-meal-type]').first().waitFor()

    const bare = await context.newPage()
    await bare.addInitScript('globalThis.__name = (named) => named')
    await openBlank(bare, url)

    const samples = { ours: [] as number[], bare: [] as number[] }
    for (let index = 0; index < MONTHS; index += 1) {
      const month = monthAfter(index + 1)
      // A page in the background is drawn only once a second.
      await bare.bringToFront()
      samples.bare.push(await showTable(bare, month, token))
      await page.bringToFront()
      samples.ours.push(await showMonth(page, month))
    }
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { oursMs: median(samples.ours), bareMs: median(samples.bare), nodes }
  } finally {
    await browser.close()
  }
}

/** Returns the month that is `months` after this one, as yyyy-MM. */
function monthAfter(months: number): string {
  const date = new Date(`${new Date().toISOString().slice(0, 7)}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 7)
}

/**
 * Measures the milliseconds from the last byte of the month's answer to the second frame after its meals are
 * in their tiles.
 */
const showMonth = (page: Page, month: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const shown = new Promise<void>((resolve) => {
      const look = () => {
        const tile = document.querySelector(`[data-day="${wanted}-15"]`)
        if (!tile?.querySelector('[data-meal-type]')) return
        watcher.disconnect()
        resolve()
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document.body, { childList: true, subtree: true })
    })
    performance.clearResourceTimings()
    document.querySelector<HTMLElement>('[aria-label="Next month"]')?.click()
    await shown
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
    const now = performance.now()
    const answer = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/meal-calendar'))
      .at(-1)
    if (!(answer instanceof PerformanceResourceTiming)) throw new Error('The month was not asked for.')
    return now - answer.responseEnd
  }, month)

/** Shows the same answer with the same texts, three a day, in a table without anything else. */
const showTable = (page: Page, month: string, token: string): Promise<number> =>
  page.evaluate(
    async ({ wanted, authorization }) => {
      const year = Number(wanted.slice(0, 4))
      const first = new Date(Date.UTC(year, Number(wanted.slice(5)) - 1, 1))
      first.setUTCDate(1 - first.getUTCDay())
      const days = Array.from({ length: 42 }, (_, day) =>
        new Date(first.getTime() + day * 86_400_000).toISOString().slice(0, 10),
      )
      performance.clearResourceTimings()
      const reply = await fetch(`/api/meal-calendar?from=${days[0]}&to=${days[41]}`, {
        headers: { authorization },
      })
      const meals: { date: string; recipe: { title: string } }[] = await reply.json()
      const table = document.createElement('table')
      for (let week = 0; week < 6; week += 1) {
        const row = table.insertRow()
        for (const day of days.slice(week * 7, week * 7 + 7)) {
          const cell = row.insertCell()
          for (const { recipe } of meals.filter(({ date }) => date === day).slice(0, 3)) {
            const line = document.createElement('div')
            line.textContent = recipe.title
            cell.append(line)
          }
        }
      }
      document.body.replaceChildren(table)
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)))
      const now = performance.now()
      const answer = performance.getEntriesByType('resource').at(-1)
      if (!(answer instanceof PerformanceResourceTiming)) throw new Error('The month was not asked for.')
      return now - answer.responseEnd
    },
    { wanted: month, authorization: token },
  )
