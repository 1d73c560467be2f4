import type { Locator, Page } from '@playwright/test'
import type { Cast, Who } from './cast.ts'

/** A page in a state to be photographed. */
export interface Screen {
  name: string
  who: Who
  show: (stage: Stage) => Promise<void>
  /**
   * True to photograph the screen also at 320 px, with twice the text, in forced colours and with more
   * contrast.
   */
  alsoSpecial?: boolean
}

export interface Stage {
  page: Page
  /** Address of the server for this person. */
  url: string
  cast: Cast
}

interface Options {
  /** Element that is visible once the page is loaded. */
  until?: (page: Page) => Locator
  alsoSpecial?: boolean
  /** Actions after the page is loaded. */
  act?: (stage: Stage) => Promise<void>
  /** Makes requests of the page fail or hang; `url` is the server's address. */
  before?: (page: Page, url: string) => Promise<void>
}

/** Defines a screen by its address; one that depends on the cast is given as a function. */
export const screen = (
  name: string,
  who: Who,
  address: string | ((cast: Cast) => string),
  { until, act, before, alsoSpecial = false }: Options = {},
): Screen => ({
  name,
  who,
  alsoSpecial,
  show: async (stage) => {
    const { page, url, cast } = stage
    await before?.(page, url)
    await page.goto(url + (typeof address === 'string' ? address : address(cast)))
    await until?.(page).first().waitFor()
    await act?.(stage)
  },
})

export const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Presses a button and waits for the dialog that it opens. */
export const opening =
  (name: string | RegExp, role: 'button' | 'link' = 'button') =>
  async ({ page }: Stage) => {
    await page.getByRole(role, { name }).first().click()
    await dialog(page).first().waitFor()
  }

/** Opens the first card's menu, and chooses one of its items. */
export const fromCardMenu =
  (line?: string) =>
  async ({ page }: Stage) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    if (line) await page.getByRole('menuitem', { name: line }).click()
  }

/** Makes these requests fail with a server error. */
export const failing =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page, url: string) => {
    await forgetKept(page, url)
    const body = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }
    for (const pattern of patterns)
      await page.route(pattern, (route) => route.fulfill({ status: 500, json: body }))
  }

/** Deletes data that an earlier look stored on this device, which would be shown in place of the failure. */
async function forgetKept(page: Page, url: string) {
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('larder-cook-')) indexedDB.deleteDatabase(name)
  })
}

/** Makes this request return an unexpected body, so that the page cannot be drawn. */
export const malformed = (pattern: string) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ json: {} }))
}

/** Makes these requests hang, to show the waiting state. */
export const stalling =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const pattern of patterns) await page.route(pattern, () => undefined)
  }

/** Aborts these requests as without a network. */
export const offline =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const pattern of patterns) await page.route(pattern, (route) => route.abort('internetdisconnected'))
  }
