import type { Locator, Page } from '@playwright/test'
import { axeFaults, expectAccessible } from './accessible.ts'
import { crave, craving, expect, signUp, test } from './larder.ts'

/** True when every route is to be looked at here, at each width: `AXE=all`, or a full proof. */
const isWhole = process.env.AXE === 'all' || process.env.PROOF === 'full'

/** Widths to check: those of a phone, a tablet and a desk when whole, otherwise that of a phone. */
const widths = isWhole ? [390, 820, 1440] : [390]

/** Checks the current page at each width and in both themes. */
async function expectAccessibleAtWidths(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { name: `${name} at ${width} px` })
  }
}

test('the guard bites', async ({ page }) => {
  await page.setContent(
    '<main><img src="data:,"><button></button><p style="color:#999;background:#aaa">soup</p></main>',
  )
  const found = (await axeFaults(page)).join()
  for (const rule of ['image-alt', 'button-name', 'color-contrast']) expect(found).toContain(rule)
})

test('axe finds nothing on any route of a visitor, in either theme', async ({ page, larder }) => {
  const looks: [string, Locator][] = [
    ['/', page.getByRole('heading', { level: 1 })],
    ['/?auth=sign-in', page.getByRole('dialog', { name: 'Welcome back' })],
    ['/?auth=sign-up', page.getByLabel('Confirm Password')],
    ['/?auth=reset', page.getByRole('button', { name: 'Send Reset Email' })],
    ['/recipes', page.getByRole('heading', { name: '404 Page Not Found' })],
    ['/shared/019aa000-0000-7000-8000-000000000000', page.getByRole('heading', { name: 'Recipe Not Found' })],
    ['/__/auth/action', page.getByRole('heading', { name: 'This link cannot be used' })],
  ]
  for (const [address, sign] of looks) {
    await page.goto(larder.url + address)
    await expect(sign).toBeVisible()
    await expectAccessibleAtWidths(page, address)
  }
})

test('axe finds nothing on any route of a cook, in either theme', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  const recipe = await page
    .getByRole('article')
    .getByRole('link', { name: 'View Recipe' })
    .first()
    .getAttribute('href')
  await expectAccessibleAtWidths(page, 'home with a result')
  // Tests of these routes look at them with more in them: `collection`, `cooking`, `edit-recipe` and `sharing`.
  // The administrator's two routes refuse a cook with one page.
  const lookedAtElsewhere: [string, Locator][] = [
    ['/recipes', page.getByRole('link', { name: /^View Recipe/ })],
    [recipe ?? '', page.getByRole('heading', { name: 'Ingredients' })],
    [`${recipe}/cook`, page.getByRole('heading').first()],
    [`${recipe}?edit=true`, page.getByLabel('Title')],
    ['/search', page.getByRole('searchbox').first()],
    ['/admin/ai', page.getByRole('heading', { name: 'Access Denied' })],
  ]
  const looks: [string, Locator][] = [
    ...(isWhole ? lookedAtElsewhere : []),
    ['/', craving(page)],
    ['/recipe/new', page.getByLabel('Title')],
    ['/import?from=link', page.getByLabel('Address of the page')],
    ['/ocr-upload', page.getByRole('button', { name: 'Choose Photos' })],
    ['/popular', page.getByRole('heading', { name: 'Popular Recipes', level: 1 })],
    ['/calendar', page.getByRole('heading', { name: 'Meal Calendar' })],
    ['/profile', page.getByRole('group', { name: 'Allergies' })],
    ['/subscribe', page.getByRole('button', { name: 'Subscribe (test)' })],
    ['/manage-subscription', page.getByText('You have no subscription. Nothing is charged.')],
    ['/admin', page.getByRole('heading', { name: 'Access Denied' })],
    ['/no/such/page', page.getByRole('heading', { name: '404 Page Not Found' })],
  ]
  for (const [address, sign] of looks) {
    await page.goto(larder.url + address)
    await expect(sign).toBeVisible()
    await expectAccessibleAtWidths(page, address)
  }
  await page.goto(larder.url + recipe)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessibleAtWidths(page, 'a recipe with its menu open')
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await expect(page.getByRole('dialog', { name: 'Versions' })).toBeVisible()
  await expectAccessibleAtWidths(page, 'a dialog over a recipe')
})
