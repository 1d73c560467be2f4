import type { Page } from '@playwright/test'
import { buildWithSoups, craving, expect, signUp, startLarder, test } from './larder.ts'
import { makeNextBuild } from './next-build.ts'

test.use({ serverGoesAway: true, serviceWorker: true })

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' })
const versionOf = (page: Page) => page.locator('meta[name="larder-version"]').getAttribute('content')
/** Navigates with the drawer, as on a phone, without a page load. */
async function goBy(page: Page, name: string) {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name }).click()
}

test('a new version is offered and waits for the cook; pages of the old one go on working beside it', async ({
  page,
  context,
}) => {
  const build = await buildWithSoups()
  const larder = await startLarder({}, build)
  const next = await makeNextBuild(build)
  try {
    await signUp(page, larder.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const old = await versionOf(page)
    await larder.fall()
    await larder.rise(next.folder)

    // Another tab gets the new version at once, without a question.
    const tab = await context.newPage()
    await tab.goto(`${larder.url}/recipes`)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await versionOf(tab)).toBe(next.version)
    await craving(page).fill('tomato soup with basil')
    await expect(offer(page)).toBeVisible()
    await expect(offer(tab)).toHaveCount(0)
    await expect(craving(page)).toHaveValue('tomato soup with basil')
    expect(await versionOf(page)).toBe(old)

    // This page's code was never loaded by the old page and is not stored in advance.
    await goBy(page, 'Popular')
    await expect(page.getByRole('heading', { level: 1, name: /Popular/ })).toBeVisible()
    await page.goBack()
    // The new version is not offered while there is unsaved work.
    await page.getByRole('button', { name: 'New recipe' }).click()
    await page.getByRole('menuitem', { name: 'Write it by hand' }).click()
    await page.getByLabel('Title').fill('Soup of my own')
    await expect(offer(page)).toHaveCount(0)
    await page.getByLabel('Title').fill('')
    await expect(offer(page)).toBeVisible()
    expect(await versionOf(page)).toBe(old)

    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => versionOf(page)).toBe(next.version)
    await expect(offer(page)).toHaveCount(0)
    // The new version also opens without a network.
    await larder.fall()
    await page.goto(`${larder.url}/recipes`)
    await expect(page.getByRole('status').filter({ hasText: "You're offline." })).toBeVisible()
    expect(await versionOf(page)).toBe(next.version)
  } finally {
    await larder.stop()
    await next.remove()
  }
})
