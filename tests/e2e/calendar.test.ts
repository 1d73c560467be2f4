import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { crave, expect, signUp, test } from './larder.ts'
import { makePremium } from './premium.ts'

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).setLegacyMode()
    if (colorScheme === 'dark') axe.withRules(['color-contrast'])
    const { violations } = await axe.analyze()
    expect([colorScheme, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([colorScheme, []])
  }
}

// Thursday evening there is Friday in UTC: a date taken from UTC would be wrong.
test.use({ timezoneId: 'America/Los_Angeles' })

test('a meal is planned, changed and removed; only subscribers see the way there', async ({
  page,
  larder,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime(new Date('2026-11-27T03:30:00Z'))
  const cook = await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page.getByRole('link', { name: 'View Recipe' }).first().waitFor()
  await expect(page.getByRole('link', { name: 'Meal Calendar' })).toHaveCount(0)
  await page.goto(`${larder.url}/calendar`)
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()

  await makePremium(larder, cook.email)
  await page.goto(larder.url)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Meal Calendar' }).click()
  const today = page.getByRole('button', { name: 'Thursday 26 November', exact: true })
  await expect(today).toHaveAttribute('aria-current', 'date')
  await today.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Recipe' }).click()
  await dialog.getByRole('listbox', { name: 'Recipes' }).getByRole('option').first().click()
  await dialog.getByLabel('Meal Type').selectOption('Dinner')
  await dialog.getByLabel('Note (optional)').fill('make extra')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Plan Meal' }).click()
  await expect(page.getByText('Meal planned successfully!', { exact: true })).toBeVisible()
  const planned = page.getByRole('button', { name: 'Thursday 26 November, 1 meal', exact: true })
  await expect(planned).toBeFocused()

  await planned.hover()
  await page.getByRole('button', { name: 'View meals for Thursday 26 November' }).click()
  await dialog.getByRole('button', { name: /^Edit / }).click()
  await dialog.getByLabel('Meal Type').selectOption('Lunch')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Meal updated successfully!', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link')).toHaveCount(6)
  await expect(planned).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /make extra$/ }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Meal removed successfully!', { exact: true })).toBeVisible()
  await expect(page.getByText('No meals planned for today')).toBeVisible()
})
