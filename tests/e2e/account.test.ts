import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { disable } from './disable.ts'
import { anotherBrowser, craving, expect, signIn, signUp, signUpByForm, test } from './larder.ts'
import { linkOf } from './mailed-link.ts'

const banner = (page: Page) => page.getByText('Please confirm your address')

test('an address is confirmed by the welcome mail, and the banner goes', async ({ page, larder }) => {
  const cook = await signUpByForm(page, larder.url)
  await expect(banner(page)).toBeVisible()
  const link = await linkOf(larder, cook.email, 'Welcome to Larder')
  await page.goto(link)
  await expect(page.getByText(`Is ${cook.email} your address?`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Larder' }).click()
  await expect(craving(page)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('was used already')
})

test('a new password signs the other browser out, and the old one is refused', async ({
  page,
  larder,
  browser,
}) => {
  const cook = await signUp(page, larder.url)
  const elsewhere = await anotherBrowser(browser)
  const other = await elsewhere.newPage()
  await signIn(other, larder.url, cook)
  await expect(craving(other)).toBeVisible()

  await page.goto(`${larder.url}/profile`)
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  await expectAccessible(page)
  await page.getByLabel('Current Password').fill('not this one')
  await page.getByLabel('New Password').fill('dry hands 8')
  await page.getByLabel('Confirm Password').fill('dry hands 8')
  await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The password is not correct')
  await page.getByLabel('Current Password').fill(cook.password)
  await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)

  await other.reload()
  await expect(other.getByText('Please log in again to continue.', { exact: true })).toBeVisible()
  await expect(craving(other)).toHaveCount(0)
  await signIn(other, larder.url, cook)
  await expect(other.getByRole('alert')).toContainText('The password is not correct')
  await elsewhere.close()
})

test('an address is changed by a link, and brought back by another', async ({ page, larder }) => {
  const cook = await signUp(page, larder.url)
  // Only a confirmed address can be restored.
  await page.goto(await linkOf(larder, cook.email, 'Welcome to Larder'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()
  const email = `new-${cook.email}`
  await page.goto(`${larder.url}/profile`)
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New Email').fill(email)
  await page.getByLabel('Current Password').fill(cook.password)
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()

  await page.goto(await linkOf(larder, email, 'Confirm your new address'))
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText('Your address was changed')).toBeVisible()
  await signIn(page, larder.url, { email, password: cook.password })
  await expect(craving(page)).toBeVisible()

  await page.goto(await linkOf(larder, cook.email, 'The address of your Larder account was changed'))
  await page.getByRole('button', { name: 'Bring this address back' }).click()
  await expect(page.getByText('Your address is back')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose a new password' })).toBeVisible()
  await signIn(page, larder.url, cook)
  await expect(page.getByRole('alert')).toContainText('The password is not correct')
})

test('a cook who was disabled meanwhile is told so at the next visit', async ({ page, larder }) => {
  const cook = await signUp(page, larder.url)
  await page.goto(`${larder.url}/recipes`)
  await expect(page.getByRole('heading', { name: 'My Recipes', level: 1 })).toBeVisible()
  await disable(larder, cook.email)
  await page.reload()
  await expect(page.getByText('This account has been disabled.', { exact: true })).toBeVisible()
  await expect(page.getByText('Session Expired')).toHaveCount(0)
})
