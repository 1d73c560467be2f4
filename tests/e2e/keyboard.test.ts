import type { Locator, Page } from '@playwright/test'
import { craving, expect, test } from './larder.ts'
import { tabTo } from './tab-to.ts'

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const type = async (page: Page, target: Locator, words: string) => {
  await tabTo(page, target)
  await page.keyboard.type(words)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('from signing up to a ticked shopping list by keyboard alone', async ({ page, larder }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(larder.url)
  // The first Tab stop is the link that skips the header.
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page).toHaveURL(/#main$/)
  await press(page, page.getByRole('main').getByRole('link', { name: 'Sign Up Free' }))
  await type(page, page.getByLabel('Email'), `keys-${process.pid}-${Date.now()}@larder.test`)
  await type(page, page.getByLabel('Password', { exact: true }), 'wet hands 7')
  await type(page, page.getByLabel('Confirm Password'), 'wet hands 7')
  await page.keyboard.press('Enter')

  await type(page, craving(page), 'warm lentil soup')
  await press(page, page.getByRole('button', { name: 'Generate Recipe', exact: true }))
  await press(page, page.getByRole('article').first().getByRole('link', { name: 'View Recipe' }))
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
  // The new page focuses its heading, and Tab continues from there.
  await expect(heading(page)).toContainText(/lentil/i)
  await expect(heading(page)).toBeFocused()
  const recipe = (await heading(page).textContent()) ?? ''

  await press(page, page.getByRole('link', { name: 'Start cooking' }))
  const step = page.getByRole('status').filter({ hasText: /^(Step|Ingredients)/ })
  await expect(step).toHaveText(/^Ingredients/)
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveText(/^Step 1 of \d+/)
  const last = Number(/of (\d+)/.exec((await step.textContent()) ?? '')?.[1])
  for (let at = 2; at <= last; at++) {
    await page.keyboard.press('ArrowRight')
    await expect(step).toHaveText(new RegExp(`^Step ${at} of`))
  }
  await page.keyboard.press('ArrowRight')
  const rating = page.getByRole('dialog', { name: 'I Cooked This' })
  await expect(rating).toBeVisible()
  await tabTo(page, rating.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(rating.getByRole('radio', { name: '3 stars: Good' })).toBeChecked()
  await press(page, rating.getByRole('button', { name: 'I Cooked This' }))
  const toast = page.getByText('Rating saved!', { exact: true })
  await expect(toast).toBeVisible()
  // F8 moves the focus to the toast, wherever it was.
  await page.keyboard.press('F8')
  await press(page, page.getByRole('button', { name: 'Dismiss' }))
  await expect(toast).toHaveCount(0)

  // Back returns to the scroll position at which the page was left.
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Subscription' })
  await tabTo(page, away)
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
  const left = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Premium')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(heading(page)).toHaveText(recipe)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
  await page.goForward()

  await type(page, page.getByRole('textbox', { name: 'Test card number' }), '4242424242424242')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1234')
  await page.keyboard.press('Tab')
  await page.keyboard.type('739')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible()

  await press(page, page.getByRole('link', { name: 'Meal Calendar' }))
  await press(page, page.getByRole('button', { name: 'Plan a meal', exact: true }))
  const plan = page.getByRole('dialog')
  await tabTo(page, plan.getByRole('combobox', { name: 'Recipe' }))
  await page.keyboard.press('ArrowDown')
  await expect(plan.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(plan.getByRole('combobox', { name: 'Recipe' })).toHaveValue(recipe)
  await tabTo(page, plan.getByLabel('Meal Type'))
  await page.keyboard.type('Din')
  await press(page, plan.getByRole('button', { name: 'Plan Meal' }))
  await expect(page.getByText('Meal planned successfully!', { exact: true })).toBeVisible()

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Shopping List' }))
  await type(page, page.getByRole('textbox', { name: 'Add to the list' }), 'bread')
  await page.keyboard.press('Enter')
  const bread = page.getByRole('main').getByRole('checkbox', { name: 'bread' })
  await tabTo(page, bread)
  await page.keyboard.press('Space')
  await expect(bread).toBeChecked()
})
