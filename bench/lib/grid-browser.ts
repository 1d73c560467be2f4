import type { CDPSession, Page } from '@playwright/test'

/** Slows the processor of a page four times, as on a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Measures the milliseconds from the start of the navigation to the frame after the first element that
 * matches.
 */
export async function untilFirst(page: Page, url: string, selector: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`no ${wanted} was drawn`)), 30_000)
        const look = () => {
          const isThere = document.querySelector(wanted) !== null
          requestAnimationFrame(isThere ? () => resolve(performance.now()) : look)
        }
        look()
      }),
    selector,
  )
}

/**
 * Runs in the page before its own scripts, and records the time of the last click or input and the length of
 * frames.
 */
export function watchers() {
  const seen = { acted: 0, gaps: [] as number[] }
  Object.assign(window, { seen })
  for (const type of ['click', 'input']) {
    document.addEventListener(type, () => Object.assign(seen, { acted: performance.now() }), true)
  }
  let last = 0
  const frame = (now: number) => {
    if (last) seen.gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/**
 * Measures the milliseconds from the last input to a frame in which most of the first cards match the words.
 */
const untilShown = (page: Page, words: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`nothing showed that fits “${wanted}”`)), 20_000)
        const { seen } = window as unknown as { seen: { acted: number } }
        const look = () => {
          const titles = [...document.querySelectorAll('[data-card] h3')].slice(0, 8)
          const fitting = titles.filter((one) => one.textContent?.toLowerCase().includes(wanted))
          const fits = fitting.length > 0 && fitting.length >= titles.length * 0.6
          if (fits) resolve(performance.now() - seen.acted)
          else requestAnimationFrame(look)
        }
        look()
      }),
    words,
  )

/** Changes the search box ten times; returns the milliseconds from each change to the matching cards. */
export async function type(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox', { name: 'Search recipes' })
  const times: number[] = []
  for (const words of [
    'salmon',
    'leek',
    'beet',
    'crisp',
    'lentil',
    'apple',
    'smoky',
    'curry',
    'gratin',
    'bean',
  ]) {
    await box.fill(words)
    times.push(await untilShown(page, words))
  }
  await box.fill('')
  await page.waitForURL((address) => !address.search.includes('q='))
  return times
}

/**
 * Scrolls with the wheel, one step per frame; returns the share of frames later than 50 ms after the previous
 * one.
 */
export async function scroll(page: Page, pixels: number) {
  await page.mouse.move(800, 500)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    ;(window as unknown as { seen: { gaps: number[] } }).seen.gaps.length = 0
  })
  for (let done = 0; done < pixels; done += 120) {
    await page.mouse.wheel(0, 120)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const gaps = await page.evaluate(() => (window as unknown as { seen: { gaps: number[] } }).seen.gaps)
  return gaps.filter((gap) => gap > 50).length / gaps.length
}

/** Waits until every visible card is complete and no placeholder is left. */
export const untilWhole = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[data-card] > a') === null)

/**
 * Counts the elements of the page and the nodes of every kind that the browser holds, and measures the heap
 * after a collection.
 */
export async function memory(page: Page) {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    elements: await page.evaluate(() => document.getElementsByTagName('*').length),
    nodes: of('Nodes'),
    heapMb: of('JSHeapUsedSize') / 1e6,
  }
}
