import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/database/open.ts'
import { expectAccessible } from './accessible.ts'
import { expect, type Larder, signUp, test } from './larder.ts'
import { tabTo } from './tab-to.ts'

/** A made-up card number that passes the check digit and belongs to no bank. */
const REAL_LOOKING = '4556 7375 8689 9855'

/** Presses Tab until the element with this name has the focus. */
const tabToNamed = (page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'link' = 'button') =>
  tabTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }))

async function pay(page: Page, number: string) {
  await tabToNamed(page, 'Test card number', 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(number)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('12/34')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('739')
  await page.keyboard.press('Enter')
}

test('Premium is bought, cancelled, taken up again and given back, by keyboard alone', async ({
  page,
  larder,
}) => {
  await signUp(page, larder.url)
  // An address alone grants nothing, and its secrets are removed from it at once.
  await page.goto(
    `${larder.url}/?subscription=success&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed`,
  )
  await expect(page.getByText('Payment Failed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${larder.url}/`)
  await expect(page.getByText('3 recipes left this month')).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(`${larder.url}/subscribe`)
  await expect(page.getByText('Sandbox - no real charge. No card is billed.')).toBeVisible()

  await pay(page, REAL_LOOKING)
  const number = page.getByLabel('Test card number')
  await expect(page.getByText(/This is a sandbox: no payment is taken/)).toBeVisible()
  await expect(number).toHaveValue('')
  await expect(number).toBeFocused()

  await pay(page, '4000 0000 0000 0002')
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toContainText(
    'Your card was declined',
  )
  await pay(page, '4000 0025 0000 3155')
  await tabToNamed(page, 'Fail')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: 'Payment Failed' })).toBeVisible()
  await pay(page, '4000 0025 0000 3155')
  await tabToNamed(page, 'Complete')
  await page.keyboard.press('Enter')

  await expect(page.getByText('Payment Successful', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${larder.url}/`)
  await expect(page.getByText('Unlimited recipes', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meal Calendar' })).toBeVisible()

  await page.goto(`${larder.url}/subscribe`)
  await expect(page.getByText('Already Subscribed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${larder.url}/manage-subscription`)
  await expect(page.getByText('Visa ending in 3155')).toBeVisible()
  await expectAccessible(page)
  await tabToNamed(page, 'Cancel Subscription')
  await page.keyboard.press('Enter')
  await tabToNamed(page, 'Cancel Subscription')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/You have access until \d+ \w+ \d{4}/)).toBeVisible()
  await tabToNamed(page, 'Reactivate Subscription')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Next payment', { exact: true })).toBeVisible()

  await tabToNamed(page, /^Receipt of/, 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(page.getByText('$3.99')).toBeVisible()
  await tabToNamed(page, 'Manage Subscription', 'link')
  await page.keyboard.press('Enter')

  await tabToNamed(page, 'Get Your Money Back')
  await page.keyboard.press('Enter')
  await tabToNamed(page, 'Refund and End Premium')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your subscription has ended. Your recipes are all still here.')).toBeVisible()
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Meal Calendar' })).toHaveCount(0)

  const traces = [...sent, await dumpOf(larder)].join('\n')
  expect(traces).toContain('sca_on_setup')
  expect(traces.replaceAll(/[ -]/g, '')).not.toContain(REAL_LOOKING.replaceAll(' ', ''))
  expect(sent.join('\n')).not.toMatch(/4000002500003155|4000 0025|\b739\b/)
})

/** Dumps every row of the database and every file of the server as one text. */
async function dumpOf({ dataDir }: Larder): Promise<string> {
  const silent = () => undefined
  const log = { info: silent, warn: silent, error: silent }
  const { db, close } = await openDatabase({ dataDir, log, poolSize: 1 })
  try {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
    const tables = []
    for (const { name } of rows) {
      const found = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
      tables.push(`${name}\n${found.rows.map(({ row }) => row).join('\n')}`)
    }
    return [...tables, ...(await mailsIn(join(dataDir, 'outbox')))].join('\n')
  } finally {
    await close()
  }
}

const mailsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => [])
  return await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}
