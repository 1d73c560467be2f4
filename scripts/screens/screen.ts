import type { Locator, Page } from '@playwright/test'
import type { Cast, Who } from './cast.ts'

/** A page in a state that can be looked at. */
export interface Screen {
  name: string
  who: Who
  show: (stage: Stage) => Promise<void>
  /** Looked at in the special ways, too: 320 px, twice the text, forced colours, more contrast. */
  alsoSpecial?: boolean
}

export interface Stage {
  page: Page
  /** Where the server is that this one cooks on. */
  url: string
  cast: Cast
}

interface Options {
  /** Seen when the page stands. */
  until?: (page: Page) => Locator
  alsoSpecial?: boolean
  /** What is done once the page stands. */
  act?: (stage: Stage) => Promise<void>
  /** Calls of the page that fail or never end. `url`: where the server is. */
  before?: (page: Page, url: string) => Promise<void>
}

/** A screen that is reached by its address; one that depends on who was cast is given as a function. */
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

/** Opens the first card's menu, and takes one of its lines. */
export const fromCardMenu =
  (line?: string) =>
  async ({ page }: Stage) => {
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    if (line) await page.getByRole('menuitem', { name: line }).click()
  }

/** These calls answer that the server failed. */
export const failing =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page, url: string) => {
    await forgetKept(page, url)
    const body = { code: 'internal', message: 'Something went wrong on our side. Please try again.' }
    for (const pattern of patterns)
      await page.route(pattern, (route) => route.fulfill({ status: 500, json: body }))
  }

/** What an earlier look has kept on this device would be shown in place of the failure. */
async function forgetKept(page: Page, url: string) {
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      if (name.startsWith('larder-cook-')) indexedDB.deleteDatabase(name)
  })
}

/** This call answers what nobody reckons with: the page cannot be drawn. */
export const malformed = (pattern: string) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ json: {} }))
}

/** These calls never come back: what is seen while waiting. */
export const stalling =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const pattern of patterns) await page.route(pattern, () => undefined)
  }

/** The network is gone for everything that is asked for from now on. */
export const offline =
  (...patterns: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const pattern of patterns) await page.route(pattern, (route) => route.abort('internetdisconnected'))
  }
