import { readFile } from 'node:fs/promises'
import { jsonIn, unzipped } from '../../src/testing/zip.ts'
import { crave, expect, signUp, test } from './larder.ts'

test('settings are kept, the theme is there before the first paint, and an allergy keeps its food away', async ({
  page,
  larder,
}) => {
  await signUp(page, larder.url)
  await page.goto(`${larder.url}/profile`)
  await expect(page.getByText(/^Joined \d{1,2} \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByText('0 of 3 recipes')).toBeVisible()
  await page.getByText('Peanuts', { exact: true }).click()
  await page.getByText('Metric (g, °C)').click()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2)

  // The theme is right before any code of the app runs: first this browser's, then the cook's own from the
  // server.
  await page.route('**/*.js', (route) =>
    /first-view/.test(route.request().url())
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.unroute('**/*.js')
  await page.evaluate(() => localStorage.removeItem('larder.theme'))
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Metric (g, °C)' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.goto(larder.url)
  await crave(page, 'peanut butter cookies')
  await expect(page.getByText(/Your profile lists peanuts as an allergy: peanut butter/)).toBeVisible()
  await expect(page.getByText('3 recipes left this month')).toBeVisible()
})

test('a cook takes their data along and leaves; the address can begin anew', async ({ page, larder }) => {
  const cook = await signUp(page, larder.url)
  await crave(page, 'tomato soup')
  await page.getByRole('link', { name: 'View Recipe' }).first().waitFor()
  await page.goto(`${larder.url}/profile`)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog')
  const fetched = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export My Data' }).click()
  const file = await fetched
  expect(file.suggestedFilename()).toMatch(/^larder-export-.*\.zip$/)
  const files = await unzipped(await readFile(await file.path()))
  expect(jsonIn(files, 'larder.json').format).toBe('larder-archive')
  expect(jsonIn(files, 'account/profile.json').email).toBe(cook.email)
  expect([...files.keys()].filter((path) => path.endsWith('recipe.json'))).toHaveLength(1)

  await dialog.getByLabel('Password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The password is not correct')
  await dialog.getByLabel('Password').fill(cook.password)
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Account Deleted', { exact: true })).toBeVisible()

  await page.goto(`${larder.url}/?auth=sign-in`)
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText(/No account found with this email address/)).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  // The fields of the other tab remain until this tab is shown.
  await expect(page.getByLabel('Confirm Password')).toBeVisible()
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill('another 7')
  await page.getByLabel('Confirm Password').fill('another 7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  // The month's used recipes count even for a new account of the same address.
  await expect(page.getByText('2 recipes left this month')).toBeVisible()
  await expect(page.getByRole('link', { name: /^View Recipe/ })).toHaveCount(0)
})
