import type { Page } from '@playwright/test'
import { crave, expect, idTokenOf, signUp, test } from './larder.ts'

test.use({ serverGoesAway: true, serviceWorker: true })

const strip = (page: Page) => page.getByRole('status').filter({ hasText: /offline|Waiting to sync/ })
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Step|Ingredients)/ })

const lineOf = (page: Page, text: string) => page.getByRole('main').getByRole('checkbox', { name: text })
async function addLine(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Add to the list' }).fill(text)
  await page.keyboard.press('Enter')
}

/** Reads the cook's own data as another device of theirs would. */
async function asAnotherDevice(url: string, cook: { email: string; password: string }) {
  const idToken = await idTokenOf(url, cook)
  return async (path: string): Promise<unknown> =>
    (await fetch(url + path, { headers: { authorization: `Bearer ${idToken}` } })).json()
}

/** Lists the data that this browser stores besides the app itself: databases of cooks, and pictures. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith('larder-')),
    pictures: await caches.has('larder-pictures'),
  }))

test('the server goes away in the middle of an evening, and nothing of it is lost or there twice', async ({
  page,
  larder,
}) => {
  const cook = await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
  const address = page.url()
  const id = address.split('/').at(-1)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // The collection is opened once, so that the device stores it.
  await page.getByRole('link', { name: 'My Recipes' }).last().click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  await page.goto(`${larder.url}/shopping`)
  const saved = page.waitForResponse((reply) => reply.url().includes('/api/shopping-list/changes'))
  await addLine(page, 'oat milk')
  await saved

  await larder.fall()
  await page.goto(address)
  await expect(strip(page)).toHaveText("You're offline.")
  await page.getByRole('button', { name: `Favorite ${title}` }).click()
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (1)")

  await page.getByRole('link', { name: 'Start cooking' }).click()
  await expect(status(page)).toHaveText(/^Ingredients/)
  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toHaveText(/^Step 1 of/)
  const last = Number(/of (\d+)/.exec((await status(page).textContent()) ?? '')?.[1])
  for (let step = 2; step <= last; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(status(page)).toHaveText(new RegExp(`^Step ${step} of`))
  }
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'I Cooked This' })
  // The key works even while the dialog is still moving in, where a click could miss.
  await dialog.getByRole('radio', { name: /^4 stars/ }).press('Space')
  await dialog.getByRole('button', { name: 'I Cooked This' }).click()
  await expect(page.getByText("It is sent when you're back online.", { exact: true })).toBeVisible()

  // The app is closed and opened again, still without a server.
  await page.goto(`${larder.url}/recipes`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (3)")
  await expect(page.getByRole('button', { name: `Favorite ${title}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.goto(`${larder.url}/shopping`)
  await lineOf(page, 'oat milk').click({ force: true })
  await addLine(page, 'bread')
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (5)")
  await page.reload()
  await expect(page.getByRole('button', { name: 'In the basket (1)' })).toBeVisible()
  await expect(lineOf(page, 'bread')).not.toBeChecked()
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (5)")
  await page.goto(`${larder.url}/popular`)
  await expect(page.getByRole('heading', { name: 'This page is not on your device' })).toBeVisible()
  await page.goto(address)

  await larder.rise()
  await page.getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Working offline' })
  await details.getByRole('button', { name: 'Try now' }).click()
  await expect(details.getByText('Nothing is waiting.')).toBeVisible()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(strip(page)).toHaveCount(0)

  const read = await asAnotherDevice(larder.url, cook)
  expect(await read(`/api/recipes/${id}`)).toMatchObject({ isFavorite: true, myRating: 4 })
  expect(await read(`/api/recipes/${id}/stats`)).toEqual({ totalRatings: 1, averageRating: 4 })
  expect(await read(`/api/recipes/${id}/cooked`)).toMatchObject({ times: 1, entries: [{ recipeId: id }] })

  const { lines } = (await read('/api/shopping-list')) as { lines: { text: string; ticked: boolean }[] }
  expect(lines.map(({ text, ticked }) => [text, ticked]).toSorted()).toEqual([
    ['bread', false],
    ['oat milk', true],
  ])

  expect((await keptOnDevice(page)).databases).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual({ databases: [], pictures: false })
})
