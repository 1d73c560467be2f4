import type { BrowserContext, Page } from '@playwright/test'
import { crave, expect, signUp, signUpByForm, test } from './larder.ts'

// A service worker would answer from its cache, and the app's code could not be held back.
test.use({ serviceWorker: false })

const still = (page: Page) => page.locator('[data-still]')

const stillIsKept = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('larder.still./recipes') !== null)

/** Opens My Recipes in a new tab that gets the app's code only when the test releases it. */
async function openHeldBack(context: BrowserContext, url: string) {
  const page = await context.newPage()
  let letThrough: () => void = () => undefined
  const isLet = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/(?!first-view)[^/]*\.js$/, async (route) => {
    await isLet
    await route.continue()
  })
  await page.goto(`${url}/recipes`, { waitUntil: 'commit' })
  return { page, letThrough }
}

test('a page that is opened again shows what it showed, before its code has come, and to nobody else', async ({
  page,
  context,
  larder,
}) => {
  await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await expect(page.getByText('Recipe Generated!', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My Recipes' }).first().click()
  const title = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  await stillIsKept(page)

  const early = await openHeldBack(context, larder.url)
  await expect(still(early.page).getByText(title, { exact: true })).toBeVisible()
  // The snapshot is an image of the page: nothing in it can be focused or is read out.
  await expect(early.page.getByRole('heading', { name: title })).toHaveCount(0)
  early.letThrough()
  await expect(early.page.getByRole('heading', { name: title })).toBeVisible()
  await expect(still(early.page)).toHaveCount(0)
  await expect(early.page.getByRole('link', { name: `View Recipe: ${title}` })).toBeVisible()
  await early.page.close()

  // The next cook at this browser does not see the snapshot.
  await page.goto(`${larder.url}/profile`)
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('still')))).toEqual(
    [],
  )
  await signUpByForm(page, larder.url)
  const next = await openHeldBack(context, larder.url)
  await next.page.waitForTimeout(300)
  await expect(still(next.page)).toHaveCount(0)
  next.letThrough()
  await expect(next.page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await next.page.close()
})
