import { expect, type Page } from '@playwright/test'
import { craving } from '../../tests/e2e/larder.ts'
import { carry, press, write } from './hand.ts'

/** A frequent action of a cook: `open` goes to its page, `act` does it once. */
export interface Action {
  name: string
  open: (page: Page) => Promise<void>
  /** Performs the action; the number of the round varies its input, so that no two rounds are the same. */
  act: (page: Page, round: number) => Promise<void>
}

/**
 * A cook with recipes: `recipeId` is one that the kitchen wrote, `month` (yyyy-MM) has three meals each day.
 */
interface Larder {
  url: string
  recipeId: string
  month: string
}

const card = (page: Page) => page.locator('[data-card="0"]')
const dialog = (page: Page) => page.getByRole('dialog')

/** Lists the ten commonest actions. */
export function tenActions({ url, recipeId, month }: Larder): Action[] {
  const home = async (page: Page) => {
    await page.goto(url)
    await card(page).waitFor()
  }
  const myRecipes = async (page: Page) => {
    await page.goto(`${url}/recipes`)
    await card(page).waitFor()
  }
  const recipe = async (page: Page) => {
    await page.goto(`${url}/recipe/${recipeId}`)
    await page.getByRole('button', { name: 'More servings' }).waitFor()
  }
  return [
    {
      name: 'typing a craving',
      open: home,
      act: async (page) => {
        await press(page, craving(page))
        await write(page, 'creamy mushroom risotto')
      },
    },
    {
      name: 'choosing a tab on Home',
      open: home,
      act: async (page) => {
        for (const name of ['Recipe from Photo', 'Extract Recipe from Text', 'Text Recipe Generator'])
          await press(page, page.getByRole('tab', { name }))
      },
    },
    {
      name: 'typing into the search of My Recipes',
      open: myRecipes,
      act: async (page) => {
        await press(page, page.getByRole('searchbox', { name: 'Search recipes' }))
        await write(page, 'smoky tomato')
      },
    },
    {
      name: 'marking a favorite',
      open: myRecipes,
      act: async (page) => {
        const heart = card(page).getByRole('button', { name: /^Favorite / })
        const was = await heart.getAttribute('aria-pressed')
        await press(page, heart)
        await expect(heart).toHaveAttribute('aria-pressed', String(was === 'false'))
      },
    },
    {
      name: 'opening a recipe',
      open: myRecipes,
      act: async (page) => {
        await press(page, card(page).getByRole('link', { name: /^View Recipe/ }))
        await page.getByRole('button', { name: 'More servings' }).waitFor()
      },
    },
    {
      name: 'rating',
      open: recipe,
      act: async (page, round) => {
        await press(page, page.getByRole('button', { name: /^(I Cooked This|Update Rating)$/ }))
        const stars = dialog(page)
          .getByRole('radio')
          .nth(round % 5)
        await stars.waitFor()
        await press(page, stars)
        await press(page, dialog(page).getByRole('button', { name: /^(I Cooked This|Update Rating)$/ }))
        await dialog(page).waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'changing the servings',
      open: recipe,
      act: async (page) => {
        for (const name of ['More servings', 'More servings', 'Fewer servings'])
          await press(page, page.getByRole('button', { name }))
      },
    },
    {
      name: 'ticking lines of the shopping list',
      open: async (page) => {
        await page.goto(`${url}/shopping`)
        await page.getByRole('main').getByRole('checkbox').nth(2).waitFor()
      },
      act: async (page) => {
        for (const index of [0, 1, 2])
          await press(page, page.getByRole('main').getByRole('checkbox').nth(index))
      },
    },
    {
      name: 'planning and moving a meal',
      open: async (page) => {
        await page.goto(`${url}/calendar`)
        await page.locator('[data-meal-type]').first().waitFor()
      },
      act: async (page, round) => {
        const day = (number: number) =>
          page.locator(`[data-day="${month}-${String(number).padStart(2, '0')}"]`)
        const [here, there] = [1 + (round % 14), 15 + (round % 14)]
        await press(page, day(here).locator('> span').first())
        await press(page, dialog(page).getByRole('combobox', { name: 'Recipe' }))
        await press(page, dialog(page).getByRole('listbox').getByRole('option').nth(1))
        await dialog(page).getByLabel('Meal Type').selectOption('Dinner')
        await press(page, dialog(page).getByRole('button', { name: 'Plan Meal' }))
        await dialog(page).waitFor({ state: 'hidden' })
        await untilStill(page)
        await carry(page, day(here).locator('[data-meal-type]').first(), day(there))
      },
    },
    {
      name: 'opening the menu of the account',
      open: home,
      act: async (page) => {
        await press(page, page.getByRole('button', { name: 'Your account' }))
        await page.getByRole('menu').waitFor()
      },
    },
  ]
}

/** Waits until all animations have ended, because a closing dialog still blocks the page below it. */
const untilStill = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))))
