import type { Page } from '@playwright/test'
import type { ShoppingList } from '../../src/contract/shopping.ts'
import { button, dialog, heading, opening, type Screen, type Stage, screen } from './screen.ts'

const list = heading('Shopping List')

const fromListMenu =
  (line: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name: 'More for the list' }).click()
    await page.getByRole('menuitem', { name: line }).click()
    await dialog(page).waitFor()
  }

/** Makes the list report that the plan has more meals than one list is computed from. */
const planTooLong = async (page: Page) => {
  await page.route('**/api/shopping-list?*', async (route) => {
    const response = await route.fetch()
    const list: ShoppingList = await response.json()
    const from = list.sources.findLast(({ to }) => to !== null)?.to
    await route.fulfill({ response, json: { ...list, leftOff: from ? { meals: 12, from } : null } })
  })
}

/** Screens of the shopping list of a cook who has planned a week. */
export const shoppingScreens: Screen[] = [
  screen('shopping', 'subscriber', '/shopping', { until: button(/^More about/), alsoSpecial: true }),
  screen('shopping-empty', 'newcomer', '/shopping', { until: heading('Shopping List') }),
  screen('shopping-line', 'subscriber', '/shopping', {
    until: button(/^More about/),
    act: opening(/^More about/),
  }),
  screen('shopping-left-off', 'subscriber', '/shopping', {
    before: planTooLong,
    until: button('Choose fewer days'),
    alsoSpecial: true,
  }),
  screen('shopping-fewer-days', 'subscriber', '/shopping', {
    before: planTooLong,
    until: button('Choose fewer days'),
    act: opening('Choose fewer days'),
  }),
  screen('shopping-add', 'subscriber', '/shopping', { until: list, act: opening('Add recipes') }),
  screen('shopping-aisles', 'subscriber', '/shopping', {
    until: button(/^More about/),
    act: fromListMenu('Order of aisles'),
  }),
  screen('shopping-history', 'subscriber', '/shopping', {
    until: button(/^More about/),
    act: fromListMenu('What you did'),
  }),
]
