import type { Page } from '@playwright/test'
import { expect, test } from './larder.ts'

type Role = Parameters<Page['getByRole']>[0]

/**
 * Finds and uses everything by role and name alone, as a screen reader does, without positions, styles or
 * placeholders.
 */
function reader(page: Page) {
  const named = (role: Role, name: string | RegExp) => page.getByRole(role, { name }).first()
  return {
    act: (role: Role, name: string | RegExp) => named(role, name).click(),
    write: (name: string | RegExp, words: string) => named('textbox', name).fill(words),
    hears: (role: Role, name: string | RegExp) => expect(named(role, name)).toBeVisible(),
    /** Expects that a live region announces these words. */
    isTold: (words: string | RegExp) =>
      expect(
        page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first(),
      ).toBeAttached(),
    named,
  }
}

test('a whole evening by roles and names: sign up, generate, cook, rate, shop, subscribe, plan', async ({
  page,
  larder,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { act, write, hears, isTold, named } = reader(page)
  await page.goto(larder.url)
  await hears('banner', '')
  await act('link', 'Sign Up Free')
  await hears('dialog', /account|Larder|Join/i)
  await write('Email', `names-${process.pid}-${Date.now()}@larder.test`)
  await write('Password', 'wet hands 7')
  await write('Confirm Password', 'wet hands 7')
  await act('button', 'Create Account')

  await write('What are you craving?', 'warm lentil soup')
  await act('button', 'Generate Recipe')
  await isTold('Recipe Generated!')
  await act('link', /^View Recipe/)
  await hears('heading', 'Ingredients')
  await hears('heading', 'Steps')

  await act('link', 'Start cooking')
  await isTold(/^Ingredients/)
  while (!(await page.getByRole('dialog', { name: 'I Cooked This' }).isVisible())) {
    await act('button', /^(Start cooking|Next step|Finish)$/)
  }
  await named('radio', '4 stars: Really good').press('Space')
  await act('button', 'I Cooked This')
  await isTold('Rating saved!')

  await act('button', 'Add to shopping list')
  await act('link', 'Shopping List')
  await write('Add to the list', 'bread')
  await page.keyboard.press('Enter')
  await named('checkbox', 'bread').check()
  await expect(named('checkbox', 'bread')).toBeChecked()

  await act('link', 'Subscription')
  await hears('heading', 'Premium')
  await write('Test card number', '4242 4242 4242 4242')
  await write(/Expir/, '12 34')
  await write(/security code|CVC/i, '739')
  await act('button', /^Subscribe/)
  await isTold('Payment Successful')

  await act('link', 'Meal Calendar')
  await act('button', 'Plan a meal')
  await hears('dialog', /^Plan a Meal/)
  await named('combobox', 'Recipe').click()
  await named('listbox', 'Recipes').getByRole('option').first().click()
  await named('combobox', 'Meal Type').selectOption({ label: 'Dinner' })
  await act('button', 'Plan Meal')
  await isTold('Meal planned successfully!')
})
