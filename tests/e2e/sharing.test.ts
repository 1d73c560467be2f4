import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { anotherBrowser, crave, expect, signUp, test } from './larder.ts'

/** Switches the first recipe's link on in its card's menu, and returns the link's address. */
async function share(page: Page, url: string): Promise<string> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/share')),
    (async () => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Share Recipe' }).click()
    })(),
  ])
  const { url: link } = (await reply.json()) as { url: string }
  return link.replace(/^https?:\/\/[^/]+/, url)
}

test('a visitor reads a shared recipe, joins, saves it once, and finds nothing when sharing ends', async ({
  page,
  browser,
  larder,
}) => {
  test.slow()
  await signUp(page, larder.url)
  await crave(page, 'greek salad')
  await expect(page.getByText('Recipe Generated!', { exact: true })).toBeVisible()
  await page.goto(`${larder.url}/recipes`)
  const link = await share(page, larder.url)

  const visitor = await (await anotherBrowser(browser)).newPage()
  await visitor.goto(link)
  await expect(visitor).toHaveURL(/\/shared\/[0-9a-f-]{36}$/)
  const title = visitor.getByRole('heading', { level: 1 })
  await expect(title).toContainText(/salad/i)
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Larder, home' })).toBeVisible()
  const data = await visitor.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Recipe', name: await title.textContent() })
  const preview = await visitor.locator('meta[property="og:image"]').getAttribute('content')
  const picture = await visitor.request.get(larder.url + new URL(preview ?? '').pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  await expectAccessible(visitor)

  await visitor.getByRole('link', { name: 'Sign In and Join Free' }).click()
  await visitor.getByLabel('Email').fill(`guest-${process.pid}-${Date.now()}@larder.test`)
  await visitor.getByLabel('Password', { exact: true }).fill('wet hands 7')
  await visitor.getByLabel('Confirm Password').fill('wet hands 7')
  await visitor.getByRole('button', { name: 'Create Account' }).click()
  await visitor.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(visitor.getByText('Recipe Saved!', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('button', { name: 'Saved to Collection' })).toBeDisabled()

  await visitor.reload()
  await visitor.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(
    visitor.getByText('You already have this recipe in your collection!', { exact: true }),
  ).toBeVisible()

  await page.goto(link.replace('/share/', '/recipe/'))
  await page.getByRole('button', { name: 'Stop Sharing' }).click()
  await expect(page.getByText('Sharing stopped', { exact: true })).toBeVisible()
  // The link's row disappears together with its button, so the focus moves.
  await expect(page.getByRole('button', { name: 'Share Recipe' })).toBeFocused()
  expect((await visitor.goto(link))?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
  // A copy that somebody saved stays.
  await visitor.goto(`${larder.url}/recipes`)
  await expect(visitor.getByRole('link', { name: /^View Recipe/ })).toHaveCount(1)
  await visitor.context().close()
})

test('a cook searches by words and by what is at hand', async ({ page, larder }) => {
  test.slow()
  await signUp(page, larder.url)
  await crave(page, 'chicken curry with rice')
  await expect(page.getByText('2 recipes left this month')).toBeVisible()
  await page.goto(larder.url)
  await crave(page, 'banana bread')
  await expect(page.getByText('1 recipe left this month')).toBeVisible()

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/recipes/search')) asked.push(request.url())
  })
  await page.goto(`${larder.url}/search`)
  await page.getByLabel('Search recipes').fill('chiken')
  await page.getByLabel('Category', { exact: true }).selectOption('dinner')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('No recipe of yours has “chiken”. Showing “chicken”.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Recipes found' }).locator('mark').first()).toContainText(
    /chicken/i,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'pizza margherita' }).click()
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search recipes')).toHaveValue('chiken')
  await page.getByLabel('Search recipes').fill('')
  await page.getByLabel('Category', { exact: true }).selectOption('')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page
      .getByRole('list', { name: 'Recipes found' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(2)

  await page.getByRole('tab', { name: 'What can I make' }).click()
  const box = page.getByRole('combobox', { name: 'Ingredient you have' })
  await box.fill('banan')
  await page.getByRole('option', { name: 'banana', exact: true }).click()
  await box.pressSequentially('egg')
  await expect(page.getByRole('option').first()).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove banana' })).toBeVisible()
  const first = page.getByRole('list', { name: 'Recipes, fewest missing first' }).getByRole('article').first()
  await expect(first.getByRole('heading')).toContainText(/banana/i)
  await expect(first).toContainText(/Missing:.*flour/)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove banana' })).toBeVisible()
})
