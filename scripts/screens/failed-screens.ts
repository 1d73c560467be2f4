import type { Page } from '@playwright/test'
import { craving } from '../../tests/e2e/larder.ts'
import { button, failing, heading, malformed, offline, type Screen, screen, stalling } from './screen.ts'

const skeleton = (page: Page) => page.locator('.animate-shimmer').first()
const alert = (page: Page) => page.getByRole('alert').filter({ visible: true })
const offlineStrip = (page: Page) => page.getByText(/^You.re offline/)
const cards = '**/api/recipes/cards*'
const oneRecipe = /\/api\/recipes\/[0-9a-f-]{36}$/

/** Screens of pages that are loading, have failed, or have no network. */
export const failedScreens: Screen[] = [
  screen('loading-home', 'cook', '/', { before: stalling(cards), until: craving }),
  screen('loading-my-recipes', 'cook', '/recipes', { before: stalling(cards), until: heading('My Recipes') }),
  screen('loading-recipe', 'cook', (cast) => cast.recipe, {
    before: stalling(oneRecipe),
    until: skeleton,
  }),
  screen('loading-calendar', 'subscriber', '/calendar', {
    before: stalling('**/api/meal-calendar*'),
    until: heading('Meal Calendar'),
  }),
  screen('loading-shopping', 'subscriber', '/shopping', {
    before: stalling('**/api/shopping-list*'),
    until: skeleton,
  }),
  screen('loading-popular', 'subscriber', '/popular', {
    before: stalling(/\/api\/recipes\/popular/),
    until: heading('Popular Recipes'),
  }),
  screen('loading-profile', 'cook', '/profile', {
    before: stalling('**/api/account/*', '**/api/settings'),
    until: skeleton,
  }),
  screen('loading-admin', 'admin', '/admin', { before: stalling('**/api/admin/*'), until: skeleton }),
  screen('loading-shared', 'visitor', (cast) => cast.sharedRecipe, {
    before: stalling(/\/api\/recipes\/shared/),
  }),
  screen('loading-subscribe', 'cook', '/subscribe', {
    before: stalling('**/api/get-or-create-subscription'),
  }),
  screen('failed-home', 'cook', '/', { before: failing(cards, '**/api/recipes/quota/check'), until: alert }),
  screen('failed-my-recipes', 'cook', '/recipes', {
    before: failing(cards, '**/api/folders*'),
    until: alert,
  }),
  screen('failed-recipe', 'cook', (cast) => cast.recipe, { before: failing(oneRecipe), until: alert }),
  screen('failed-parts-of-recipe', 'cook', (cast) => cast.recipe, {
    before: failing(/\/api\/recipes\/[0-9a-f-]{36}\/(rating|stats|notes|cooked)/),
    until: heading('Ingredients'),
  }),
  screen('failed-cook', 'cook', (cast) => `${cast.recipe}/cook`, {
    before: failing(oneRecipe),
    until: alert,
  }),
  screen('failed-calendar', 'subscriber', '/calendar', {
    before: failing('**/api/meal-calendar*'),
    until: alert,
  }),
  screen('failed-shopping', 'subscriber', '/shopping', {
    before: failing('**/api/shopping-list*'),
    until: alert,
  }),
  screen('failed-receipt', 'payer', (cast) => cast.receipt, {
    before: failing('**/api/subscription/invoices'),
    until: alert,
  }),
  screen('failed-popular', 'subscriber', '/popular', {
    before: failing(/\/api\/recipes\/popular/),
    until: alert,
  }),
  screen('failed-search', 'full', '/search', {
    before: failing(/\/api\/recipes\/search/),
    until: (page) => page.getByRole('searchbox'),
    act: async ({ page }) => {
      await page.getByRole('searchbox').first().fill('mushroom')
      await page.keyboard.press('Enter')
      await alert(page).first().waitFor()
    },
  }),
  screen('failed-profile', 'cook', '/profile', { before: failing('**/api/account/*', '**/api/settings') }),
  screen('failed-subscribe', 'cook', '/subscribe', {
    before: failing('**/api/get-or-create-subscription'),
    until: (page) => page.getByText('Unable to Load Subscription', { exact: true }),
  }),
  screen('failed-admin', 'admin', '/admin', { before: failing('**/api/admin/*'), until: alert }),
  screen('failed-shared', 'visitor', (cast) => cast.sharedRecipe, {
    before: failing(/\/api\/recipes\/shared/),
    until: alert,
  }),
  screen('failed-generation', 'newcomer', '/', {
    before: failing('**/api/recipes/generate'),
    until: craving,
    act: async ({ page }) => {
      await craving(page).fill('tomato soup')
      await button('Generate Recipe')(page).click()
      await alert(page)
        .or(page.getByRole('button', { name: 'Dismiss' }))
        .first()
        .waitFor()
    },
  }),
  // Without a network the page shows the data that the device stored on earlier visits, under the offline
  // strip.
  screen('offline-my-recipes', 'cook', '/recipes', {
    before: offline(cards, '**/api/folders*'),
    until: offlineStrip,
  }),
  screen('offline-recipe', 'cook', (cast) => cast.recipe, {
    before: offline(oneRecipe),
    until: offlineStrip,
  }),
  screen('new-version', 'newcomer', '/profile', {
    before: offline('**/assets/profile-*.js'),
    until: heading('A new version is ready.'),
  }),
  screen('error-screen', 'newcomer', '/profile', {
    before: malformed('**/api/account/stats'),
    until: heading('Something went wrong'),
  }),
]
