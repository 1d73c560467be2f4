import { setTimeout } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { crave, craving, expect, idTokenOf, signIn, signUp, signUpByForm, test } from './larder.ts'

test.use({ serverGoesAway: true, serviceWorker: true })

const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: /offline|Waiting to sync|not accepted/ })
const lineOf = (page: Page, text: string) =>
  page.getByRole('main').getByRole('checkbox', { name: text, exact: true })
const tick = (page: Page, text: string) => lineOf(page, text).click({ force: true })
async function addLine(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Add to the list' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(lineOf(page, text)).toBeVisible()
}
const saved = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/shopping-list/changes'))

/** Opens the dialog of a line. */
async function openLine(page: Page, text: string) {
  await page.getByRole('button', { name: `More about ${text}`, exact: true }).click()
  return page.getByRole('dialog')
}
async function rename(page: Page, from: string, to: string) {
  const dialog = await openLine(page, from)
  await dialog.getByRole('textbox').first().fill(to)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(lineOf(page, to)).toBeVisible()
}
async function remove(page: Page, text: string) {
  const dialog = await openLine(page, text)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(lineOf(page, text)).toHaveCount(0)
}

async function linesOn(url: string, cook: { email: string; password: string }) {
  const authorization = `Bearer ${await idTokenOf(url, cook)}`
  const reply = await fetch(`${url}/api/shopping-list`, { headers: { authorization } })
  const { lines } = (await reply.json()) as { lines: { text: string; ticked: boolean }[] }
  return lines.map(({ text, ticked }) => `${text}${ticked ? ', ticked' : ''}`).toSorted()
}

test('two tabs without a server show one list, and a second device overwrites nothing unseen', async ({
  page,
  context,
  browser,
  larder,
}) => {
  const cook = await signUp(page, larder.url)
  await page.goto(`${larder.url}/shopping`)
  for (const text of ['oat milk', 'flour', 'salt']) {
    const answer = saved(page)
    await addLine(page, text)
    await answer
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const tab = await context.newPage()
  await tab.goto(`${larder.url}/shopping`)
  await expect(lineOf(tab, 'oat milk')).toBeVisible()

  await larder.fall()
  await tick(page, 'oat milk')
  await expect(tab.getByRole('button', { name: 'In the basket (1)' })).toBeVisible()
  // The other tab is still waiting for the list, in vain, when the cook writes in it too.
  const asksLong = (route: Route) => setTimeout(1500).then(() => route.abort())
  await tab.route(/shopping-list\?/, asksLong)
  const asking = tab.waitForRequest(/shopping-list\?/)
  await addLine(page, 'bread')
  await asking
  await addLine(tab, 'butter')
  await expect(lineOf(tab, 'bread')).toBeVisible()
  await tab.unroute(/shopping-list\?/, asksLong)
  await expect(lineOf(page, 'butter')).toBeVisible()
  await tab.reload()
  await expect(tab.getByRole('button', { name: 'In the basket (1)' })).toBeVisible()
  await expect(lineOf(tab, 'bread')).toHaveCount(1)
  await expect(lineOf(tab, 'butter')).toHaveCount(1)

  await larder.rise()
  for (const one of [page, tab]) await one.evaluate(() => window.dispatchEvent(new Event('online')))
  for (const one of [page, tab]) {
    await expect(strip(one)).toHaveCount(0)
    for (const text of ['bread', 'butter', 'flour', 'salt']) await expect(lineOf(one, text)).toHaveCount(1)
  }
  expect(await linesOn(larder.url, cook)).toEqual(['bread', 'butter', 'flour', 'oat milk, ticked', 'salt'])
  await tab.close()

  // One device is a phone without a network, the other is online at home.
  const elsewhere = await browser.newContext()
  const home = await elsewhere.newPage()
  await signIn(home, larder.url, cook)
  await expect(craving(home)).toBeVisible()
  await home.goto(`${larder.url}/shopping`)
  await expect(lineOf(home, 'salt')).toBeVisible()
  await context.setOffline(true)
  await tick(page, 'butter')
  await tick(page, 'bread')
  await rename(page, 'flour', 'rye flour')
  await remove(page, 'salt')
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (4)")
  for (const change of [
    () => remove(home, 'bread'),
    () => rename(home, 'butter', 'salted butter'),
    () => remove(home, 'flour'),
    () => rename(home, 'salt', 'sea salt'),
  ]) {
    const answer = saved(home)
    await change()
    await answer
  }
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  // Rejected changes are shown with the words that were written.
  await expect(strip(page)).toHaveText('1 change was not accepted')
  await page.getByRole('button', { name: 'Details' }).click()
  const details = page.getByRole('dialog', { name: 'Working offline' })
  await expect(details.getByText('Shopping list: rye flour')).toBeVisible()
  await expect(details.getByText('This line is no longer on the list.')).toBeVisible()
  await details.getByRole('button', { name: 'Got it' }).click()
  await details.getByRole('button', { name: 'Close' }).click()
  await expect(strip(page)).toHaveCount(0)
  // The line was renamed after the offline device removed it, so it stays with its new name.
  await expect(lineOf(page, 'sea salt')).toBeVisible()
  expect(await linesOn(larder.url, cook)).toEqual(['oat milk, ticked', 'salted butter, ticked', 'sea salt'])
  await elsewhere.close()
})

/**
 * Lists the data of cooks that this browser stores: databases, caches besides the app's own, and local
 * storage.
 */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith('larder-')),
    caches: (await caches.keys()).filter((name) => /pictures|received/.test(name)),
    notes: Object.keys(localStorage).filter(
      (key) =>
        key.startsWith('larder.') && !['larder.config', 'larder.language', 'larder.theme'].includes(key),
    ),
  }))
const nothing = { databases: [], caches: [], notes: [] }

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}

test('signing out and deleting the account leave nothing on the device, and the next cook sees nothing', async ({
  page,
  context,
  larder,
}) => {
  const cook = await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const address = page.url()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  // An unsaved draft is left behind when its page is closed.
  const editing = await context.newPage()
  await editing.goto(`${address}?edit=true`)
  await editing.getByLabel('Title').fill('A secret soup')
  await editing.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('larder.draft.')),
  )
  await editing.close()
  const tab = await context.newPage()
  await tab.goto(`${larder.url}/recipes`)
  await expect(tab.getByRole('heading', { name: title })).toBeVisible()
  // The device stores the shown data a moment later.
  await expect
    .poll(() => keptOnDevice(page))
    .toMatchObject({ databases: [expect.any(String)], caches: ['larder-pictures'] })

  await context.setOffline(true)
  await page.getByRole('button', { name: `Favorite ${title}` }).click()
  await expect(strip(page)).toHaveText("You're offline. Waiting to sync (1)")
  await signOut(page)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 changes have not reached the server yet.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  // The menu that opened the question is still open.
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await question.getByRole('button', { name: 'Sign out anyway' }).click()
  for (const one of [page, tab])
    await expect(one.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual(nothing)
  await context.setOffline(false)

  // The next cook at this device sees nothing of the earlier one, who has lost nothing else.
  await signUpByForm(page, larder.url)
  await page.goto(`${larder.url}/recipes`)
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await page.goto(address)
  await expect(page.getByText(title)).toHaveCount(0)
  const authorization = `Bearer ${await idTokenOf(larder.url, cook)}`
  const recipe = await fetch(
    `${larder.url}${new URL(address).pathname.replace('/recipe/', '/api/recipes/')}`,
    {
      headers: { authorization },
    },
  )
  expect(await recipe.json()).toMatchObject({ title, isFavorite: false })

  await page.goto(`${larder.url}/shopping`)
  await addLine(page, 'candles')
  await page.goto(`${larder.url}/profile`)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Password/).fill(cook.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
  await expect.poll(() => keptOnDevice(page)).toEqual(nothing)
})
