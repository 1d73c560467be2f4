import type { Locator, Page } from '@playwright/test'

/** Milliseconds for which a finger rests on a button or a key. */
const REST_MS = 60
/** Milliseconds to wait for the next frame, longer than any frame may take. */
const DRAWN_MS = 150

/**
 * Presses at the element's place with the mouse, without the checks of the test runner, which would run in
 * the page. The page is left alone until the result is drawn.
 */
export async function press(page: Page, locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator)
  await page.mouse.move(x, y)
  await page.waitForTimeout(REST_MS)
  await page.mouse.click(x, y, { delay: REST_MS })
  await untilDrawn(page)
}

/** Types letter by letter, like a quick typist. */
export const write = (page: Page, words: string) => page.keyboard.type(words, { delay: REST_MS })

/** Drags an element with the mouse in steps, and drops it. */
export async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await centreOf(from), await centreOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 15, start.y + 10, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.waitForTimeout(REST_MS)
  await page.mouse.up()
  await untilDrawn(page)
}

async function untilDrawn(page: Page) {
  await page.waitForTimeout(DRAWN_MS)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

async function centreOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded()
  const box = await locator.boundingBox()
  if (!box) throw new Error(`Nothing to be seen of ${String(locator)}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
