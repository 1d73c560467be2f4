import { expectAccessible } from './accessible.ts'
import { crave, expect, signUp, test } from './larder.ts'

test('a list from a recipe, own lines and the plan is shopped with one thumb, and all of it can be undone', async ({
  page,
  context,
  larder,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: new Date('2026-11-23T10:00:00Z') })
  await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page.getByRole('link', { name: 'View Recipe' }).first().click()

  // The recipe is added with the number of servings that is shown.
  await page.getByRole('button', { name: 'More servings' }).click()
  const servings = Number(await page.getByRole('textbox', { name: 'Servings' }).inputValue())
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await expect(page.getByText(`${title}, ${servings} servings`, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'On your shopping list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping List' })).toBeVisible()
  const list = page.getByRole('main')
  const line = (name: string | RegExp) => list.getByRole('checkbox', { name })
  const source = list.getByRole('textbox', { name: `Servings of ${title}` })
  await expect(source).toHaveValue(String(servings))
  const computed = await list.getByRole('checkbox').count()
  expect(computed).toBeGreaterThan(1)

  // The cook adds lines of their own: one typed, and a whole list pasted.
  const field = list.getByRole('textbox', { name: 'Add to the list' })
  await field.fill('whole milk')
  await field.press('Enter')
  await expect(field).toBeFocused()
  await page.evaluate(() =>
    navigator.clipboard.writeText('- paper towels\n- 2 candles\n\n[ ] a very long candle'),
  )
  await field.press('ControlOrMeta+v')
  await expect(line('paper towels')).toBeVisible()
  await expect(line('whole milk')).toBeVisible()
  await expect(list.getByRole('checkbox')).toHaveCount(computed + 4)
  await expectAccessible(page)

  // Ticked lines move to the basket after a pause, and a mistaken tick is undone.
  await line('paper towels').check()
  await expect(list.getByRole('button', { name: /^In the basket/ })).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(list.getByRole('button', { name: 'In the basket (1)' })).toBeVisible()
  await list.getByRole('button', { name: 'Undo: In the basket: paper towels' }).click()
  await expect(line('paper towels')).not.toBeChecked()
  await line('paper towels').check()
  await line('2 candles').check()
  await page.clock.runFor(2000)
  await list.getByRole('button', { name: 'Clear' }).click()
  await expect(list.getByRole('checkbox')).toHaveCount(computed + 2)

  // A food at home is hidden, can be found again, and is put back.
  const first = list.getByRole('button', { name: /^More about/ }).first()
  const name = (await first.getAttribute('aria-label'))?.replace('More about ', '') ?? ''
  await first.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: title })).toBeVisible()
  await dialog.getByRole('button', { name: 'I have it' }).click()
  await expect(list.getByRole('checkbox')).toHaveCount(computed + 1)
  await list.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: /^What is left out/ }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Bring back ${name}` }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(list.getByRole('checkbox')).toHaveCount(computed + 2)

  // Everything is stored on the server: another visit shows it, and the list can be shared as text.
  await page.reload()
  await expect(list.getByRole('checkbox')).toHaveCount(computed + 2)
  await list.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('List Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('- whole milk')

  // The aisles are put in the order of another shop, with an arrow button and with the keyboard.
  await list.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Order of aisles' }).click()
  const places = dialog.getByRole('listitem')
  await dialog.getByRole('button', { name: 'Move Other up' }).press('Enter')
  await expect(places.nth(11)).toHaveText('Other')
  await dialog.getByRole('button', { name: 'Move Other', exact: true }).press('Space')
  await expect(page.getByText('Other is now at place 12 of 13.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Other is now at place 11 of 13.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(places.nth(10)).toHaveText('Other')
  await page.keyboard.press('Escape')

  // Single recipes are free; days of the plan need Premium, which the tab says.
  await list.getByRole('button', { name: 'Add recipes' }).click()
  await dialog.getByRole('tab', { name: 'Days of your plan' }).click()
  await expect(dialog.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
})
