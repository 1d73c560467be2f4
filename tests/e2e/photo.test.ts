import type { BrowserContext } from '@playwright/test'
import { lentilCard, recipeCardPage } from '../../src/testing/recipe-card.ts'
import { shelfPage } from '../../src/testing/shelf.ts'
import { shelves } from '../kitchen/shelves.ts'
import { expectAccessible } from './accessible.ts'
import { expect, signUp, test } from './larder.ts'

test.use({ hostileMarkup: true })

/** Photographs a page as a camera would. */
async function photoOf(context: BrowserContext, html: string, width: number, height: number) {
  const scene = await context.newPage()
  await scene.setViewportSize({ width, height })
  await scene.setContent(html)
  await scene.evaluate(() => document.fonts.ready)
  const buffer = await scene.screenshot({ type: 'jpeg', quality: 80 })
  await scene.close()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}

test('a shelf becomes a dish, and a printed card a recipe that is looked over', async ({
  page,
  context,
  larder,
}) => {
  const shelf = await photoOf(context, await shelfPage(shelves.pantry ?? []), 1500, 1000)
  const card = await photoOf(context, recipeCardPage(lentilCard), 1200, 1500)
  await signUp(page, larder.url)

  await page.getByRole('tab', { name: 'Recipe from Photo' }).click()
  const pick = (place: string) =>
    page.getByRole('region', { name: place }).locator('input[type=file]:not([capture])')
  await pick('Photo of ingredients').setInputFiles(shelf)
  await page.getByRole('button', { name: 'Analyze Photo' }).click()
  await expect(page.getByRole('dialog', { name: 'Analyzing your photo' })).toBeVisible()
  const chips = page.getByRole('list', { name: 'Ingredients', exact: true })
  await expect(chips.getByRole('listitem')).toHaveCount(3, { timeout: 60_000 })
  for (const food of ['canned tuna', 'red lentil', 'basmati rice'])
    await expect(chips.getByText(food, { exact: true })).toBeVisible()
  await expect(page.getByText(/loose food .* takes an AI model that can see/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove red lentil' }).click()
  await page.getByRole('button', { name: 'Add tomato' }).click()
  await expect(chips.getByText('red lentil', { exact: true })).toHaveCount(0)
  await expect(chips.getByText('tomato', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^(New Ideas|Find Recipes)$/ }).click()
  await expect(page.getByText('You changed the list')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Generate from All Ingredients' }).click()
  await expect(page.getByRole('button', { name: 'Generate Another Recipe' })).toBeVisible({ timeout: 30_000 })

  await page.getByRole('tab', { name: 'Extract Recipe from Text' }).click()
  await pick('Photos of a written recipe').setInputFiles(card)
  await page.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect(page.getByRole('dialog', { name: 'Reading your recipe' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Recipe' })).toBeVisible({ timeout: 60_000 })
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  await page.getByRole('button', { name: /^Ingredient 4 “2 teaspoon”/ }).click()
  await expect(page.getByLabel('Amount 4')).toBeFocused()
  await expect(page.locator('[data-spot]')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Amount 4').fill('2 teaspoons')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Recipe confirmed', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Red Lentil Soup', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Red Lentil Soup', level: 1 })).toBeVisible()
  await expect(page.getByText('2 teaspoons', { exact: true })).toBeVisible()

  // The server's message about a used-up month is markup, of which only a few inline tags are allowed.
  await page.route('**/api/recipes/ocr', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'quota_exceeded',
        message: '🍽️ <b>Enough</b> <a href="/subscribe">Upgrade</a><img src=x onerror="document.title=1">',
      },
    }),
  )
  await page.goto(`${larder.url}/ocr-upload`)
  await pick('Photos of a written recipe').setInputFiles(card)
  await page.getByRole('button', { name: 'Extract Recipe' }).click()
  const message = page.getByRole('status').filter({ hasText: 'Enough' })
  await expect(message.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/subscribe')
  await expect(message.locator('b')).toHaveText('Enough')
  await expect(message.locator('img')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
})
