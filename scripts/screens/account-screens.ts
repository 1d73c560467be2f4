import { button, dialog, heading, opening, type Screen, screen } from './screen.ts'

const wide = (width: number) => width >= 768
const day = new Date()
  .toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  .replace(',', '')

export const accountScreens: Screen[] = [
  screen('calendar', 'subscriber', '/calendar', { until: heading('Meal Calendar'), alsoSpecial: true }),
  screen('calendar-plan', 'subscriber', '/calendar', {
    until: heading('Meal Calendar'),
    act: opening(/Add another meal|Plan a meal/),
  }),
  screen('calendar-day', 'subscriber', '/calendar', {
    until: heading('Meal Calendar'),
    act: async ({ page }) => {
      const name = wide(page.viewportSize()?.width ?? 0) ? /View Today/ : /View|details/i
      await page.getByRole('button', { name }).first().click()
      await dialog(page).waitFor()
    },
  }),
  screen('calendar-month', 'subscriber', '/calendar', {
    until: (page) => page.getByRole('button', { name: new RegExp(`^${day}`) }),
  }),
  screen('calendar-upsell', 'newcomer', '/calendar', { until: heading('Meal Calendar') }),
  screen('profile', 'cook', '/profile', {
    until: (page) => page.getByRole('group', { name: 'Allergies' }),
    alsoSpecial: true,
  }),
  screen('profile-new', 'newcomer', '/profile', {
    until: (page) => page.getByRole('group', { name: 'Allergies' }),
  }),
  screen('profile-premium', 'subscriber', '/profile', {
    until: (page) => page.getByRole('group', { name: 'Allergies' }),
  }),
  screen('menu', 'subscriber', '/recipes', {
    until: button(/^More for/),
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Your account|Open menu)$/ })
        .first()
        .click()
      await page.getByRole('menu').or(page.getByRole('dialog')).first().waitFor()
    },
  }),
  screen('delete-account', 'cook', '/profile', {
    until: button('Delete Account'),
    act: opening('Delete Account'),
  }),
  screen('subscribe', 'cook', '/subscribe', { until: button(/Subscribe/), alsoSpecial: true }),
  screen('manage-none', 'cook', '/manage-subscription', { until: heading(/./) }),
  screen('manage-premium', 'subscriber', '/manage-subscription', { until: heading(/./) }),
  screen('manage-paid', 'payer', '/manage-subscription', { until: heading(/./) }),
  screen('receipt', 'payer', (cast) => cast.receipt, { until: button('Print'), alsoSpecial: true }),
  screen('receipt-missing', 'payer', '/manage-subscription/receipts/none', { until: heading(/receipt/i) }),
  screen('share-target', 'newcomer', '/share-target', { until: heading(/./) }),
  screen('admin', 'admin', '/admin', { until: heading(/./), alsoSpecial: true }),
  screen('admin-denied', 'cook', '/admin', { until: heading('Access Denied') }),
  screen('admin-ai', 'admin', '/admin/ai', { until: heading('AI'), alsoSpecial: true }),
  screen('not-found', 'cook', '/no/such/page', { until: heading(/404/) }),
]
