import type { BrowserContext } from '@playwright/test'
import { craving } from '../../tests/e2e/larder.ts'
import { emailOf, PASSWORD, type Who } from './cast.ts'

export async function signInOn(context: BrowserContext, url: string, who: Who): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/?auth=sign-in`)
  await page.getByLabel('Email').fill(emailOf(who))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click()
  await craving(page).waitFor()
  await page.close()
}
