import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expectAccessible } from './accessible.ts'
import { craving, expect, fillSignIn, signIn, signUp, test } from './larder.ts'
import { linkOf } from './mailed-link.ts'

/** Returns the app's current code, or one of a later period, because each works only once. */
const codeOf = (key: string, periodsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsLater * 30_000,
  })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your code' })

test('a cook adds an authenticator app on a phone, signs in with it and with a recovery code, and takes it away', async ({
  page,
  larder,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cook = await signUp(page, larder.url)
  await page.goto(await linkOf(larder, cook.email, 'Welcome to Larder'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(page.getByText('Your address is confirmed')).toBeVisible()

  await page.goto(`${larder.url}/profile`)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Current Password').fill(cook.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expectAccessible(page)
  const key = await page.locator('code').innerText()
  await page.getByLabel('Code of the app').fill('000000')
  await page.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByRole('alert')).toContainText('The code is not correct')
  await page.getByLabel('Code of the app').fill(codeOf(key, -1))
  await page.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByText('Your authenticator app is on.')).toBeVisible()
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^([0-9a-z]{4}-){5}/ })
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('On · 10 recovery codes left')).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn(page, larder.url, cook)
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Signing in needs the code of your authenticator app.')).toBeVisible()
  await fillSignIn(page, cook)
  await dialog(page).getByLabel('Code').fill('000000')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The code is not correct')
  await dialog(page).getByLabel('Code').fill(codeOf(key))
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(craving(page)).toBeVisible()

  await page.goto(`${larder.url}/profile`)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('Current Password').last().fill(cook.password)
  await page.getByRole('button', { name: 'Remove App' }).click()
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await dialog(page)
    .getByLabel('Recovery code')
    .fill(codes[0] ?? '')
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your authenticator app was removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await signIn(page, larder.url, cook)
  await expect(craving(page)).toBeVisible()
})
