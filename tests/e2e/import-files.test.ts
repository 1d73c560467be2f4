import { zipOf } from '../../src/testing/zip.ts'
import { expectAccessible } from './accessible.ts'
import { expect, signUp, test } from './larder.ts'

const stew = (title: string) =>
  `---\ntitle: ${title}\nservings: 2\n---\nBoil @lentils{200%g} with @onions{2} for ~{20%minutes}.\n`

test('a file is looked over, saved, found again after a reload, and comes back from the export', async ({
  page,
  larder,
}) => {
  await signUp(page, larder.url)
  await page.goto(`${larder.url}/import?from=files`)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"a":'),
  })
  await expect(page.getByText('This file is not valid JSON.')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()

  const buffer = await zipOf({
    'Stews/Red Stew.cook': stew('Red Stew'),
    'Stews/Green Stew.cook': stew('Green Stew'),
    'Stews/<b>Bold<img src=x onerror=alert(1)>.cook': stew('<img src=x onerror=alert(1)> Stew'),
  })
  await chooser.setInputFiles({ name: 'stews.zip', mimeType: 'application/zip', buffer })
  await expect(page.getByRole('heading', { name: '3 recipes in stews.zip' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: '3 recipes in stews.zip' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Import Green Stew' }).uncheck()
  await page.getByRole('button', { name: 'Import 2 Recipes' }).click()
  await expect(page.getByText('2 recipes imported')).toBeVisible()
  await page.getByRole('link', { name: 'Red Stew' }).click()
  await expect(page.getByRole('heading', { name: 'Red Stew', level: 1 })).toBeVisible()
  await page.goto(`${larder.url}/recipes`)
  await expect(page.getByRole('link', { name: /Red Stew/ }).first()).toBeVisible()

  await page.goto(`${larder.url}/profile`)
  const fetched = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export My Data' }).click()
  const archive = await (await fetched).path()
  await page.goto(`${larder.url}/import?from=files`)
  await chooser.setInputFiles(archive)
  await expect(page.getByText('You seem to have 2 of them already.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Import Red Stew' })).not.toBeChecked()
})
