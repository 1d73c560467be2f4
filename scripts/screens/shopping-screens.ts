import { button, dialog, heading, opening, type Screen, type Stage, screen } from './screen.ts'

const list = heading('Shopping List')

const fromListMenu =
  (line: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name: 'More for the list' }).click()
    await page.getByRole('menuitem', { name: line }).click()
    await dialog(page).waitFor()
  }

/** The list of a cook who has planned a week, and what is done with it. */
export const shoppingScreens: Screen[] = [
  screen('shopping', 'subscriber', '/shopping', { until: button(/^More about/), alsoSpecial: true }),
  screen('shopping-empty', 'newcomer', '/shopping', { until: heading('Shopping List') }),
  screen('shopping-line', 'subscriber', '/shopping', {
    until: button(/^More about/),
    act: opening(/^More about/),
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
