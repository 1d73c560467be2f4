import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Cast, Who } from './cast.ts'
import type { Screen } from './screen.ts'
import { signInOn } from './sign-in.ts'

/** A window with the device settings of its user. */
export interface Look {
  /** Part of the file's name: `390-dark`. */
  name: string
  width: number
  height: number
  touch: boolean
  scheme: 'light' | 'dark'
  forcedColors?: boolean
  contrast?: boolean
  largeText?: boolean
}

/** Most pixels of a screenshot's height; pages that load on while scrolling are cut here. */
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

/** Opens a signed-in browser context for each person and look, and reuses it. */
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
  // A service worker would show stored data where a failure is expected.
  const context = await browser.newContext({ hasTouch: touch, locale: 'en-US', serviceWorkers: 'block' })
  // The TypeScript runner calls a helper `__name` that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named')
  if (who !== 'visitor') await signInOn(context, url, who)
  return context
}

export const emulateLook = (page: Page, { scheme, forcedColors, contrast }: Look) =>
  page.emulateMedia({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    forcedColors: forcedColors ? 'active' : 'none',
    contrast: contrast ? 'more' : 'no-preference',
  })

/** Opens a screen in a window of its own, and waits until nothing moves. */
export async function openScreen(
  context: BrowserContext,
  { show }: Screen,
  look: Look,
  stage: { url: string; cast: Cast },
): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewportSize({ width: look.width, height: look.height })
  await emulateLook(page, look)
  try {
    await show({ page, ...stage })
    await settle(page)
    return page
  } catch (error) {
    await page.close()
    throw error
  }
}

/** Waits until fonts and the pictures in view are loaded and nothing moves any more. */
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
  // A dialog or menu is fixed to the window, and a picture of the whole page would misplace it.
  const covered =
    (await page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).count()) > 0
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (!covered) {
    // The browser's own full-page picture repeats the window on some pages, so the window is made as high as
    // the page.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(TALLEST, Math.max(height, whole)) })
    await page.waitForTimeout(100)
  }
  await page.screenshot({ path: join(folder, file) })
  if (!covered) await page.setViewportSize({ width, height })
}
