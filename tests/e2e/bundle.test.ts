import type { Page } from '@playwright/test'
import { crave, craving, expect, signUp, test } from './larder.ts'

/** Most compressed kilobytes (of 1,000 bytes) of JavaScript on the landing page (goal P5). */
const LANDING_KB = 90
/**
 * Most kilobytes on Home, of which React, the router, queries and the identity SDK take 115. To be lowered.
 */
const HOME_KB = 180

/** Lists the scripts that the page has loaded so far, each with its compressed size. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname.replace(/^\/assets\//, ''),
        kb: encodedBodySize / 1000,
      })),
  )

function expectAtMost(kb: number, fetched: { name: string; kb: number }[]) {
  const sum = fetched.reduce((total, one) => total + one.kb, 0)
  const list = fetched.map((one) => `${one.kb.toFixed(1)} ${one.name}`).join(', ')
  console.log(`${sum.toFixed(1)} kB of ${kb}: ${list}`)
  expect(sum, list).toBeGreaterThan(20)
  expect(sum, list).toBeLessThanOrEqual(kb)
}

// A script from the service worker's cache has no transfer size; without the worker, pages load no code ahead either.
test.use({ serviceWorker: false })

test('the first views stay small, and the rest comes by route', async ({ page, larder }) => {
  await page.goto(larder.url, { waitUntil: 'networkidle' })
  expectAtMost(LANDING_KB, await scripts(page))

  await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page.getByRole('button', { name: 'Generate Another Recipe' }).waitFor()
  await page.goto(larder.url)
  await expect(craving(page)).toBeVisible()
  await page.getByRole('link', { name: /^View Recipe/ }).waitFor()
  await page.waitForLoadState('networkidle')
  const home = await scripts(page)
  expectAtMost(HOME_KB, home)
  // Pages and tools with chunks of their own that Home does not need.
  const others =
    /^(design-page|profile|calendar|admin|cook|my-recipes|recipe-form|popular-preview)-[\w-]{8}\.js$/
  expect(home.filter(({ name }) => others.test(name))).toEqual([])
})
