import type { Page } from '@playwright/test'
import { button, dialog, fromCardMenu, heading, opening, type Screen, type Stage, screen } from './screen.ts'

const NOWHERE = '019aa000-0000-7000-8000-000000000000'
const ingredients = heading('Ingredients')

/** Removes stored cooking sessions and timers, because each look must begin anew and not offer to go on. */
const notBegun = async (page: Page) => {
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage))
      if (/^larder\.(cooking|timers)/.test(key)) localStorage.removeItem(key)
  })
}

const startCooking = async ({ page }: Stage) => {
  await page.getByRole('button', { name: 'Start cooking' }).click()
}

const fromMore =
  (line: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: line }).click()
  }

export const recipeScreens: Screen[] = [
  screen('my-recipes-empty', 'newcomer', '/recipes', { until: heading('Nothing here yet') }),
  screen('my-recipes', 'cook', '/recipes', { until: button(/^More for/) }),
  screen('my-recipes-500', 'full', '/recipes', { until: button(/^More for/), alsoSpecial: true }),
  screen('my-recipes-odd', 'odd', '/recipes', { until: button(/^More for/), alsoSpecial: true }),
  screen('my-recipes-nothing-fits', 'full', '/recipes', {
    until: button(/^More for/),
    act: async ({ page }) => {
      await page.getByLabel('Search recipes').fill('xyzzy')
      await page.getByRole('heading', { name: 'Nothing fits' }).waitFor()
    },
  }),
  screen('card-menu', 'cook', '/recipes', { until: button(/^More for/), act: fromCardMenu() }),
  screen('move-dialog', 'full', '/recipes', {
    until: button(/^More for/),
    act: async (stage) => {
      await fromCardMenu('Move to Folder')(stage)
      await dialog(stage.page).waitFor()
    },
  }),
  screen('rating-dialog', 'cook', '/recipes', {
    until: button(/^More for/),
    act: opening(/^Rate|I Cooked This/),
  }),
  screen('new-folder', 'full', '/recipes', {
    until: button(/^More for/),
    act: async ({ page }) => {
      const drawer = page.getByRole('button', { name: 'Folders' })
      if ((await drawer.count()) > 0) await drawer.first().click()
      await page
        .getByRole('button', { name: /New Folder|Create/ })
        .first()
        .click()
      await page.getByLabel('Folder name').waitFor()
    },
  }),
  screen('recipe', 'cook', (cast) => cast.recipe, { until: ingredients, alsoSpecial: true }),
  screen('recipe-long', 'odd', (cast) => cast.longRecipe, { until: ingredients, alsoSpecial: true }),
  screen('recipe-arabic', 'odd', (cast) => cast.arabicRecipe, { until: ingredients }),
  screen('recipe-parts', 'odd', (cast) => cast.partsRecipe, { until: ingredients, alsoSpecial: true }),
  screen('recipe-menu', 'cook', (cast) => cast.recipe, {
    until: ingredients,
    act: async ({ page }) => page.getByRole('button', { name: 'More actions' }).click(),
  }),
  screen('recipe-copied', 'cook', (cast) => cast.recipe, {
    until: ingredients,
    act: async (stage) => {
      await fromMore('Copy to Clipboard')(stage)
      await stage.page.getByRole('button', { name: 'Dismiss' }).waitFor()
    },
  }),
  screen('recipe-versions', 'cook', (cast) => cast.recipe, {
    until: ingredients,
    act: async (stage) => {
      await fromMore('Versions')(stage)
      await dialog(stage.page).waitFor()
    },
  }),
  screen('recipe-refine', 'cook', (cast) => cast.recipe, {
    until: ingredients,
    act: opening(/^(Refine|Change)/),
  }),
  screen('recipe-refined', 'subscriber', (cast) => cast.refinable, {
    until: ingredients,
    act: async (stage) => {
      await opening(/^Refine/)(stage)
      await dialog(stage.page).getByRole('button', { name: 'Make it vegan' }).click()
      await dialog(stage.page).getByRole('heading', { name: 'What would change' }).waitFor()
    },
  }),
  screen('recipe-edit', 'cook', (cast) => `${cast.recipe}?edit=true`, {
    until: (page) => page.getByLabel('Title'),
    alsoSpecial: true,
  }),
  screen('recipe-parts-edit', 'odd', (cast) => `${cast.partsRecipe}?edit=true`, {
    until: (page) => page.getByLabel('Title'),
  }),
  screen('recipe-missing', 'cook', `/recipe/${NOWHERE}`, { until: heading('Recipe Not Found') }),
  screen('cook-start', 'cook', (cast) => `${cast.recipe}/cook`, {
    before: notBegun,
    until: button('Start cooking'),
    alsoSpecial: true,
  }),
  screen('cook-parts', 'odd', (cast) => `${cast.partsRecipe}/cook`, {
    before: notBegun,
    until: button('Start cooking'),
  }),
  screen('cook-step', 'cook', (cast) => `${cast.recipe}/cook`, {
    before: notBegun,
    until: button('Start cooking'),
    act: startCooking,
    alsoSpecial: true,
  }),
  screen('cook-timer', 'cook', (cast) => `${cast.recipe}/cook`, {
    before: notBegun,
    until: button('Start cooking'),
    act: async (stage) => {
      const { page } = stage
      await startCooking(stage)
      const start = page.getByRole('button', { name: /^Start a timer/ }).first()
      while ((await start.count()) === 0) await button('Next step')(page).click()
      await start.click()
      await page.getByRole('region', { name: 'Timers' }).waitFor()
    },
  }),
  screen('cook-arabic', 'odd', (cast) => `${cast.arabicRecipe}/cook`, {
    before: notBegun,
    until: button('Start cooking'),
    act: startCooking,
  }),
  screen('shared-member', 'newcomer', (cast) => cast.sharedRecipe, { until: ingredients }),
  screen('search', 'cook', '/search', { until: (page) => page.getByRole('searchbox') }),
  screen('search-results', 'full', '/search', {
    until: (page) => page.getByRole('searchbox'),
    act: async ({ page }) => {
      await page.getByRole('searchbox').first().fill('mushroom')
      await page.keyboard.press('Enter')
      await page.getByRole('article').first().waitFor()
    },
  }),
  screen('search-nothing', 'cook', '/search', {
    until: (page) => page.getByRole('searchbox'),
    act: async ({ page }) => {
      await page.getByRole('searchbox').first().fill('xyzzy')
      await page.keyboard.press('Enter')
      await page
        .getByRole('heading', { name: /^No|^Nothing/ })
        .first()
        .waitFor()
    },
  }),
  screen('popular', 'subscriber', '/popular', { until: heading('Popular Recipes') }),
  screen('popular-upsell', 'newcomer', '/popular', { until: heading(/./) }),
]
