import type { Page } from '@playwright/test'
import { api } from '#contract/index.ts'
import { tomatoSoup } from '#testing/recipes.ts'
import { remoteCook, remotePassword } from '#testing/remote-cook.ts'
import { expectAccessible } from './accessible.ts'
import { crave, expect, signIn, signUp, test } from './larder.ts'

/** Signs a cook up, makes recipes and opens My Recipes. */
async function collection(page: Page, url: string, cravings: string[]) {
  await signUp(page, url)
  for (const [index, words] of cravings.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Generate Another Recipe' }).click()
    await crave(page, words)
    await expect(page.getByRole('button', { name: 'Generate Another Recipe' })).toBeVisible()
  }
  await page.goto(`${url}/recipes`)
  await expect(page.getByRole('list', { name: 'Recipes' }).getByRole('article')).toHaveCount(cravings.length)
}
const card = (page: Page, title: RegExp) =>
  page.getByRole('list', { name: 'Recipes' }).getByRole('article').filter({ hasText: title })
async function choose(page: Page, title: RegExp, item: string) {
  await card(page, title)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
const folders = (page: Page) => page.getByRole('navigation', { name: 'Folders' })
const entry = (page: Page, name: RegExp) => folders(page).getByRole('link', { name })

test('folders by mouse and keyboard, from the sidebar of a desk', async ({ page, larder }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await collection(page, larder.url, ['warm lentil soup for four', 'chocolate chip cookies'])
  await expect(entry(page, /^All Recipes 2/)).toBeVisible()
  await expect(entry(page, /^Unorganized 2/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'New Folder' }).click()
  const create = page.getByRole('button', { name: 'Create Folder' })
  await expect(create).toBeDisabled()
  await page.getByLabel('Folder name').fill('   ')
  await expect(create).toBeDisabled()
  await page.getByLabel('Folder name').fill('  Soups ')
  await page.getByRole('radio', { name: 'Blue' }).click()
  await expectAccessible(page)
  await create.click()
  await expect(page.getByText('Folder created successfully', { exact: true })).toBeVisible()
  await expect(entry(page, /^Soups 0/)).toBeVisible()

  // A drag inside a card's dialog does not move the card.
  await card(page, /lentil/i)
    .getByRole('button', { name: /Not rated yet/ })
    .click()
  const words = await page.getByRole('dialog').getByRole('heading').boundingBox()
  if (!words) throw new Error('the dialog is not in sight')
  await page.mouse.move(words.x + 5, words.y + 5)
  await page.mouse.down()
  await page.mouse.move(words.x + 90, words.y + 15, { steps: 5 })
  await expect(page.getByText(/^Picked up /)).toHaveCount(0)
  await page.mouse.up()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The mouse takes the card anywhere and drops it on the folder.
  const from = await card(page, /lentil/i)
    .getByRole('heading')
    .boundingBox()
  const to = await entry(page, /^Soups/).boundingBox()
  if (!from || !to) throw new Error('card and folder are not in sight')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + 15, { steps: 8 })
  await expect(page.getByText(/is over Soups\./)).toBeAttached()
  await page.mouse.up()
  await expect(page.getByText('Recipe moved successfully', { exact: true })).toBeVisible()
  await expect(entry(page, /^Soups 1/)).toBeVisible()
  await expect(entry(page, /^Unorganized 1/)).toBeVisible()
  await expect(card(page, /lentil/i).getByText('Soups')).toBeVisible()

  // The keyboard moves the card from its handle to a folder with the arrows.
  await card(page, /cookie/i)
    .getByRole('button', { name: /^Drag .* to a folder/ })
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^Picked up /)).toBeAttached()
  // An arrow key before the folders are measured has no effect, so the cook presses it again.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(/is over Soups\./)).toBeAttached({ timeout: 1500 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(entry(page, /^Soups 2/)).toBeVisible()

  await entry(page, /^Unorganized/).click()
  await expect(page.getByRole('heading', { name: 'Nothing is unorganized' })).toBeVisible()
  await page.goBack()
  await expect(card(page, /lentil/i)).toBeVisible()

  await page.getByRole('button', { name: 'Change folder Soups' }).click()
  await page.getByRole('menuitem', { name: 'Edit Folder' }).click()
  await page.getByLabel('Folder name').fill('Warm things')
  await page.getByRole('button', { name: 'Update Folder' }).click()
  await expect(page.getByText('Folder updated successfully', { exact: true })).toBeVisible()
  await entry(page, /^Warm things 2/).click()
  await expect(page.getByRole('heading', { name: 'Warm things' })).toBeVisible()

  // A card that is moved out of the shown folder disappears at once.
  await choose(page, /cookie/i, 'Move to Folder')
  const move = page.getByRole('button', { name: 'Move Recipe' })
  await expect(move).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Unorganized' }).click()
  await move.click()
  await expect(card(page, /cookie/i)).toHaveCount(0)
  await expect(entry(page, /^Warm things 1/)).toBeVisible()

  await page.getByRole('button', { name: 'Change folder Warm things' }).click()
  await page.getByRole('menuitem', { name: 'Delete Folder' }).click()
  await expect(
    page.getByText(
      'Are you sure you want to delete this folder? All recipes in this folder will be moved to unorganized.',
    ),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Folder' }).click()
  await expect(
    page.getByText('Folder deleted successfully. Recipes moved to unorganized.', { exact: true }),
  ).toBeVisible()
  await expect(entry(page, /^Unorganized 2/)).toBeVisible()
  await expect(page).toHaveURL(`${larder.url}/recipes`)
  await expect(page.getByRole('list', { name: 'Recipes' }).getByRole('article')).toHaveCount(2)
})

test('on a phone: menu, search, order, and the folders in a drawer', async ({ page, context, larder }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await collection(page, larder.url, ['warm lentil soup for four', 'chocolate chip cookies'])
  await expectAccessible(page)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())

  await choose(page, /lentil/i, 'Copy to Clipboard')
  await expect(page.getByText('Recipe Copied', { exact: true })).toBeVisible()
  expect(await copied()).toMatch(/Ingredients[\s\S]*lentils[\s\S]*Instructions\n1\. /)
  await choose(page, /lentil/i, 'Share Recipe')
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible()
  expect(await copied()).toMatch(/\/share\/[0-9a-f-]{36}$/)

  const titles = () => page.getByRole('list', { name: 'Recipes' }).getByRole('heading').allTextContents()
  const [cookies, soup] = await titles()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Oldest' })
  await expect.poll(titles).toEqual([soup, cookies])
  await card(page, /cookie/i)
    .getByRole('button', { name: /^Favorite/ })
    .click()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Favorites first' })
  await expect.poll(titles).toEqual([cookies, soup])
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('lentil')
  await expect.poll(titles).toEqual([soup])
  await expect(page).toHaveURL(/q=lentil/)
  await page.reload()
  await expect.poll(titles).toEqual([soup])
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Breakfast' })
  await expect(page.getByRole('heading', { name: 'Nothing fits' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'All categories' })

  // A recipe can be moved into a new folder that is made in the same dialog.
  await choose(page, /cookie/i, 'Move to Folder')
  await page.getByRole('button', { name: 'New Folder' }).click()
  await page.getByLabel('Folder name').fill('Sweet')
  await page.getByRole('button', { name: 'Create Folder' }).click()
  await page.getByRole('button', { name: 'Move Recipe' }).click()
  await expect(card(page, /cookie/i).getByText('Sweet')).toBeVisible()
  await page.getByRole('button', { name: 'Folders' }).click()
  await expectAccessible(page)
  await entry(page, /^Sweet 1/).click()
  await expect.poll(titles).toEqual([cookies])

  await choose(page, /cookie/i, 'Delete Recipe')
  await expect(page.getByText('Recipe Deleted', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'This folder is empty' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titles).toEqual([cookies])
  await choose(page, /cookie/i, 'Edit Recipe')
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}\?edit=true$/)
})

test('Back and a reload find the place in the list, an address begins at its top; placeholders have the size of what comes', async ({
  page,
  larder,
}) => {
  await collection(page, larder.url, ['warm lentil soup for four', 'chocolate chip cookies', 'greek salad'])
  const list = page.getByRole('list', { name: 'Recipes' })
  const cardHeight = (await list.getByRole('article').first().boundingBox())?.height
  await list
    .getByRole('link', { name: /View Recipe/ })
    .last()
    .scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await list
    .getByRole('link', { name: /View Recipe/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('article')).toHaveCount(3)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)

  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/recipes/cards*', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  const placeholders = page.getByRole('status', { name: 'Loading recipes' })
  await expect(placeholders.locator('[data-skeleton]')).toHaveCount(8)
  const place = await placeholders.locator('[data-skeleton]').first().boundingBox()
  answer()
  await expect(list.getByRole('article')).toHaveCount(3)
  expect(place?.height).toBe(cardHeight)
  const first = await list.getByRole('article').first().boundingBox()
  expect([first?.x, first?.width]).toEqual([place?.x, place?.width])
  // A reload keeps the scroll position, and so does Back after the address bar; a newly entered address
  // starts at the top.
  const scrolled = () => page.evaluate(() => window.scrollY)
  await expect.poll(scrolled).toBe(left)
  await page.goto(`${larder.url}/profile`)
  await expect(page.getByRole('heading', { name: 'Quick actions' })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  expect(await scrolled()).toBe(0)
  await page.goto(`${larder.url}/recipes`)
  await expect(list.getByRole('article')).toHaveCount(3)
  expect(await scrolled()).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 250))
  await page.goto(`${larder.url}/profile`)
  await page.goBack()
  await expect(list.getByRole('article')).toHaveCount(3)
  await expect.poll(scrolled).toBe(250)
})

test('only visible cards of a long list are in the page, and the keyboard reaches all of them', async ({
  page,
  larder,
}) => {
  const email = 'many@larder.test'
  const cook = await remoteCook(larder.url, email)
  for (let nth = 60; nth > 0; nth -= 1)
    await cook.call(api.recipes.create, larder.url, { ...tomatoSoup, title: `Soup ${nth}` })
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, larder.url, { email, password: remotePassword })
  await page.getByRole('link', { name: 'My Recipes' }).first().click()

  const cards = page.getByRole('list', { name: 'Recipes' }).getByRole('listitem').locator('article')
  const sketches = page.locator('[data-card] > a')
  const titled = (title: string) => page.getByRole('heading', { name: title, exact: true })
  // Home has a list of recipes too, in which nothing can be dragged.
  await expect(page.getByRole('button', { name: 'Drag Soup 1 to a folder', exact: true })).toBeAttached()
  await expect(sketches).toHaveCount(0)
  expect(await cards.count()).toBeLessThan(20)

  await page.locator('[data-card="0"]').getByRole('link', { name: 'View Recipe' }).focus()
  // A held key repeats faster than a slow machine draws cards.
  const devtools = await page.context().newCDPSession(page)
  const slowed = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await slowed(4)
  const heldTab = async (stops: number) => {
    await page.evaluate(() => {
      const cards: unknown[] = []
      const end = new AbortController()
      const note = () => cards.push(document.activeElement?.closest('[data-card]')?.getAttribute('data-card'))
      document.addEventListener('focusin', note, { signal: end.signal })
      const endOfKeys = () => {
        end.abort()
        return cards
      }
      Object.assign(window, { endOfKeys })
    })
    await Promise.all(Array.from({ length: stops }, () => page.keyboard.down('Tab')))
    await page.keyboard.up('Tab')
    return page.evaluate(() => (window as unknown as { endOfKeys: () => unknown[] }).endOfKeys())
  }
  // Tab stops five times at each card: grip, heart, menu, rating and recipe.
  const onwards = await heldTab(14 * 5)
  expect(onwards).toEqual(Array.from({ length: 14 * 5 }, (_, at) => String(1 + Math.floor(at / 5))))
  await page.keyboard.down('Shift')
  const back = await heldTab(14 * 5)
  await page.keyboard.up('Shift')
  expect(back).toEqual([...onwards].reverse().slice(1).concat('0'))
  await slowed(1)

  await page.mouse.move(900, 500)
  await page.mouse.wheel(0, 4000)
  await expect(titled('Soup 30')).toBeVisible()
  await expect(sketches).toHaveCount(0)
})
