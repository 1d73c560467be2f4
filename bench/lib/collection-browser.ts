import { type CDPSession, chromium, type Page } from '@playwright/test'
import { browserArgs } from '../../scripts/browser.mjs'
import { openBlank } from '../../tests/e2e/larder.ts'
import { taskCategories, tasksOf } from './page-tasks.ts'
import { median } from './statistics.ts'

export interface BrowserFigures {
  /** From the click on Sign In to the first cards on screen. */
  firstPageMs: number
  /** From a changed search box to the cards that fit it: median and slowest. */
  typingMs: number
  slowestTypingMs: number
  /** Of the page's main thread while scrolling: the longest task, and how many took more than 50 ms, by its own clock. */
  longestTaskMs: number
  longTasks: number
  /** Share of frames that came later than 50 ms after the one before, and the same on a bare page of that height. */
  lateFrames: number
  bareLateFrames: number
  nodes: number
  heapMb: number
  loadedRecipes: number
}

interface Options {
  url: string
  email: string
  password: string
  executablePath: string
  env: Record<string, string | undefined>
  /** Pixels to scroll, 120 at a time. */
  scrollPx: number
}

/** One cook with a large collection in a real browser. */
export async function measureInBrowser(options: Options): Promise<BrowserFigures> {
  const { url, executablePath, env, scrollPx } = options
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: browserArgs,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // The runner names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    await page.addInitScript(watchers)
    const firstPageMs = await signIn(page, options)
    const typing = await type(page)
    await browser.startTracing(page, { categories: taskCategories })
    const scrolled = await scroll(page, scrollPx)
    const tasks = tasksOf(await browser.stopTracing())
    const devtools = await page.context().newCDPSession(page)
    const { nodes, heapMb } = await memory(devtools)
    const loadedRecipes = await page.evaluate(
      () => Number(document.querySelector('[data-card]:last-of-type')?.getAttribute('data-card') ?? 0) + 1,
    )
    await openBlank(page, url)
    await page.evaluate(() => {
      // By parts: the page's policy takes no markup as text.
      const tall = document.createElement('div')
      Object.assign(tall.style, { height: '400000px', background: 'linear-gradient(red, blue)' })
      document.body.replaceChildren(tall)
    })
    const bare = await scroll(page, scrollPx)
    return {
      firstPageMs,
      typingMs: median(typing),
      slowestTypingMs: Math.max(...typing),
      longestTaskMs: Math.max(...tasks),
      longTasks: tasks.filter((ms) => ms > 50).length,
      lateFrames: scrolled,
      bareLateFrames: bare,
      nodes,
      heapMb,
      loadedRecipes,
    }
  } finally {
    await browser.close()
  }
}

/** Kept in the page: when the last click or input was, and how long frames take. */
function watchers() {
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

/** Milliseconds from the last act until a frame in which most of the first cards answer the words. */
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

async function signIn(page: Page, { url, email, password }: Options): Promise<number> {
  await page.goto(`${url}/?auth=sign-in&returnTo=${encodeURIComponent('/recipes')}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.locator('[data-card]').first().waitFor()
  return await untilShown(page, '')
}

async function type(page: Page): Promise<number[]> {
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

async function scroll(page: Page, pixels: number) {
  await page.mouse.move(800, 500)
  await page.evaluate(() => {
    window.scrollTo(0, 0)
    ;(window as unknown as { seen: { gaps: number[] } }).seen.gaps.length = 0
  })
  for (let done = 0; done < pixels; done += 240) {
    await page.mouse.wheel(0, 240)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const gaps = await page.evaluate(() => (window as unknown as { seen: { gaps: number[] } }).seen.gaps)
  return gaps.filter((gap) => gap > 50).length / gaps.length
}

async function memory(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { nodes: of('Nodes'), heapMb: of('JSHeapUsedSize') / 1e6 }
}
