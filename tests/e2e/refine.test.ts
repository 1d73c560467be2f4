import { crave, expect, signUp, test } from './larder.ts'

test('a recipe is made vegan: the changes are seen, kept, counted once, and corrected line by line', async ({
  page,
  larder,
}) => {
  await signUp(page, larder.url)
  await crave(page, 'hasselback potatoes')
  await page.getByRole('link', { name: 'View Recipe' }).first().click()
  await expect(page.getByRole('button', { name: 'Refine', exact: true })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const address = page.url()

  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Looking costs nothing.')).toBeVisible()

  // A wish that the kitchen cannot fulfil is explained, and stays in the field to be changed.
  await dialog.getByLabel('Or in your own words').fill('make it healthier')
  await dialog.getByRole('button', { name: 'Show the changes' }).click()
  await expect(dialog.getByText(/cook's invention/)).toBeVisible()
  await expect(dialog.getByLabel('Or in your own words')).toHaveValue('make it healthier')

  await dialog.getByRole('button', { name: 'Make it vegan' }).click()
  await expect(dialog.getByRole('heading', { name: 'What would change' })).toBeVisible()
  const ingredients = dialog.getByRole('region', { name: 'Changes of ingredients' })
  await expect(ingredients.getByText('Changed:').first()).toBeAttached()
  await expect(ingredients.locator('ins', { hasText: 'vegan' }).first()).toBeVisible()
  await expect(dialog.getByRole('rowheader', { name: 'Calories' })).toBeVisible()

  // Discarding the proposal leaves everything as it was.
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(heading).toHaveText(title)

  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await dialog.getByRole('button', { name: 'Make it vegan' }).click()
  await dialog.getByRole('button', { name: 'Keep this version' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(heading).toContainText('Vegan')
  await page.reload()
  await expect(heading).toContainText('Vegan')
  expect(page.url()).toBe(address)

  const nutrition = page.getByRole('region', { name: 'Nutrition per serving' })
  await nutrition.getByRole('button', { name: 'Show it line by line' }).click()
  const lines = nutrition.getByRole('listitem')
  await expect(lines.filter({ hasText: 'vegan butter' })).toContainText('kcal')
  await nutrition.getByRole('button', { name: /^Correct the food of .*vegan butter/ }).click()
  await dialog.getByRole('button', { name: 'Do not count it' }).click()
  await expect(lines.filter({ hasText: 'vegan butter' })).toContainText('You said not to count it')

  const allergens = page.getByRole('region', { name: 'Allergens' })
  await expect(allergens).toContainText(/check the labels/)
  expect(await allergens.innerText()).not.toMatch(/\bsafe\b/i)

  await page.goto(larder.url)
  await expect(page.getByText('1 recipe left this month')).toBeVisible()
})
