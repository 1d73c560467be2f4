import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { crave, expect, signUp, test } from './larder.ts'
import { makePremium } from './premium.ts'

// In this time zone Thursday evening is Friday in UTC, so that a date taken from UTC would be wrong.
test.use({ timezoneId: 'America/Los_Angeles' })

const date = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chip = (page: Page) => page.getByRole('button', { name: /^Move Lunch: / })
/** The visible chip, which the mouse drags. */
const shownChip = (page: Page) => page.locator('[data-meal-type=lunch]')
const says = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

/** Picks a meal up with the keyboard, after which the arrow keys carry it. */
async function pickUp(page: Page, key: string) {
  await expect(chip(page)).toBeFocused()
  await page.keyboard.press(key)
  await expect(page.getByRole('status').filter({ hasText: /^Picked up / })).toHaveCount(1)
  // The drag listens to keys from the next turn of the event loop on, which a script can outrun.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Drags with the mouse in steps, because a drag begins only once the mouse has moved. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag there.')
  await page.mouse.move(start.x + 20, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 20, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

test('a meal is planned, changed, carried about and removed; only subscribers see the way there', async ({
  page,
  larder,
}) => {
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

  // A meal is dragged to tomorrow with the mouse, and copied to Saturday.
  const thursday = 'Thursday 26 November'
  await drag(page, shownChip(page), date(page, 'Friday 27 November'))
  await says(page, /: Friday 27 November$/)
  await expect(date(page, 'Friday 27 November, 1 meal')).toBeVisible()
  await expect(date(page, thursday)).toBeVisible()
  await page.keyboard.down('Alt')
  await drag(page, shownChip(page), date(page, 'Saturday 28 November'))
  await page.keyboard.up('Alt')
  await expect(date(page, 'Saturday 28 November, 1 meal')).toBeVisible()
  await expect(date(page, 'Friday 27 November, 1 meal')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(date(page, 'Saturday 28 November')).toBeVisible()

  // A meal is carried with the keyboard a week up and a day on, and back to today; each step is announced.
  await date(page, 'Saturday 28 November').focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await pickUp(page, 'Space')
  for (const [key, over] of [
    ['ArrowUp', 'Friday 20 November'],
    ['ArrowRight', 'Saturday 21 November'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: `over ${over}` })).toHaveCount(1)
  }
  await page.keyboard.press('Space')
  const saturday = date(page, 'Saturday 21 November, 1 meal')
  await expect(saturday).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(date(page, 'Friday 27 November, 1 meal')).toBeVisible()
  await date(page, 'Saturday 21 November').focus()
  for (const key of ['ArrowDown', 'ArrowLeft', 'Tab']) await page.keyboard.press(key)
  await pickUp(page, 'Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: `over ${thursday}` })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(planned).toBeFocused()

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

const clocks = [
  // Ten seconds before midnight far east of UTC, and far west of it.
  {
    zone: 'Pacific/Kiritimati',
    before: '2026-11-30T09:59:50Z',
    today: 'Monday 30 November',
    next: 'Tuesday 1 December',
  },
  {
    zone: 'Pacific/Pago_Pago',
    before: '2026-12-15T10:59:50Z',
    today: 'Monday 14 December',
    next: 'Tuesday 15 December',
  },
  // The days after these lack an hour or have an hour twice.
  {
    zone: 'America/New_York',
    before: '2026-03-08T04:59:50Z',
    today: 'Saturday 7 March',
    next: 'Sunday 8 March',
    weekAfter: 'Saturday 14 March',
  },
  {
    zone: 'America/New_York',
    before: '2026-11-01T03:59:50Z',
    today: 'Saturday 31 October',
    next: 'Sunday 1 November',
    weekAfter: 'Saturday 7 November',
  },
]

test('today is the day where the cook is, before and after midnight, when the clocks change as well', async ({
  page,
  larder,
  browser,
}) => {
  const cook = await signUp(page, larder.url)
  await makePremium(larder, cook.email)
  const storageState = await page.context().storageState({ indexedDB: true })
  for (const { zone, before, today, next, weekAfter } of clocks) {
    const context = await browser.newContext({
      storageState,
      timezoneId: zone,
      viewport: { width: 1440, height: 900 },
    })
    const abroad = await context.newPage()
    await abroad.clock.install({ time: new Date(before) })
    await abroad.goto(`${larder.url}/calendar`)
    await expect(date(abroad, today)).toHaveAttribute('aria-current', 'date')

    // A meal planned for tonight is on today's date.
    await date(abroad, today).click()
    const dialog = abroad.getByRole('dialog')
    await dialog.getByText('Something else', { exact: true }).click()
    await dialog.getByLabel('Meal', { exact: true }).fill(`Out in ${zone}`)
    await dialog.getByLabel('Meal Type').selectOption('Lunch')
    await dialog.getByRole('button', { name: 'Plan Meal' }).click()
    await expect(date(abroad, `${today}, 1 meal`)).toBeVisible()

    // The page stays open over midnight.
    await abroad.clock.runFor(90_000)
    await expect(date(abroad, next)).toHaveAttribute('aria-current', 'date')
    await says(abroad, 'No meals planned for today')

    if (weekAfter) {
      // The week that ended with that night is copied over the clock change: its Saturday becomes Saturday.
      await abroad.getByRole('button', { name: 'Copy last week' }).click()
      await expect(dialog.getByText('1 meal planned', { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: 'Copy Meals' }).click()
      await expect(date(abroad, `${weekAfter}, 1 meal`)).toBeVisible()
    }
    await context.close()
  }
})
