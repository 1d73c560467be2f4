import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Cast, Who } from './cast.ts'
import type { Screen } from './screen.ts'
import { signInOn } from './sign-in.ts'

/** A window, and what its owner has asked of their device. */
export interface Look {
  /** Stands in the file's name: `390-dark`. */
  name: string
  width: number
  height: number
  touch: boolean
  scheme: 'light' | 'dark'
  forcedColors?: boolean
  contrast?: boolean
  largeText?: boolean
}

/** A page that reads on while one scrolls is cut here. */
const TALLEST = 5000

const windows = [
  { width: 390, height: 844, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900, touch: false },
]
export const looks: Look[] = windows.flatMap((size) =>
  (['light', 'dark'] as const).map((scheme) => ({ ...size, scheme, name: `${size.width}-${scheme}` })),
)

const [phone, , desk] = windows
export const specialLooks: Look[] =
  phone && desk
    ? [
        { ...phone, scheme: 'light', name: '320', width: 320, height: 640 },
        { ...phone, scheme: 'light', name: 'large-text', largeText: true },
        { ...desk, scheme: 'dark', name: 'forced-colors', forcedColors: true },
        { ...desk, scheme: 'light', name: 'more-contrast', contrast: true },
      ]
    : []

/** Opens each look's windows signed in, once for each person. */
export function createStage(browsers: { plain: Browser; largeText: Browser }) {
  const contexts = new Map<string, Promise<BrowserContext>>()
  return (who: Who, url: string, look: Look): Promise<BrowserContext> => {
    const key = `${who} ${look.touch} ${look.largeText ?? false}`
    const known = contexts.get(key)
    if (known) return known
    const opened = open(look.largeText ? browsers.largeText : browsers.plain, who, url, look.touch)
    contexts.set(key, opened)
    return opened
  }
}

async function open(browser: Browser, who: Who, url: string, touch: boolean) {
  // What was kept by an earlier visit would be shown where a failure is looked for.
  const context = await browser.newContext({ hasTouch: touch, locale: 'en-US', serviceWorkers: 'block' })
  // The runner names functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (who !== 'visitor') await signInOn(context, url, who)
  return context
}

export const wear = (page: Page, { scheme, forcedColors, contrast }: Look) =>
  page.emulateMedia({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    forcedColors: forcedColors ? 'active' : 'none',
    contrast: contrast ? 'more' : 'no-preference',
  })

/** Brings a screen up in a window of its own, and leaves it standing still. */
export async function bringUp(
  context: BrowserContext,
  { show }: Screen,
  look: Look,
  stage: { url: string; cast: Cast },
): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewportSize({ width: look.width, height: look.height })
  await wear(page, look)
  try {
    await show({ page, ...stage })
    await settle(page)
    return page
  } catch (error) {
    await page.close()
    throw error
  }
}

/** Faces and the pictures in view are there, and nothing moves any more. */
const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    const inView = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    const shown = inView.map((image) => image.decode().catch(() => undefined))
    await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, 3000))])
  })
  await page.waitForTimeout(350)
}

export async function photograph(page: Page, folder: string, file: string) {
  // What covers the page is fixed to the window: a picture of the whole page would tear it off.
  const covered =
    (await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).count()) > 0
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (!covered) {
    // The browser's own picture of a whole page repeats the window on some pages: the window takes the page's height.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(height, whole)) })
    await page.waitForTimeout(100)
  }
  await page.screenshot({ path: join(folder, file) })
  if (!covered) await page.setViewportSize({ width, height })
}
