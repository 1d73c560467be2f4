import { setAdminByEmail } from '../../src/server/stores/users.ts'
import { startStubModel } from '../../src/testing/stub-model.ts'
import { expectAccessible } from './accessible.ts'
import { inDatabase } from './in-database.ts'
import { buildWithSoups, craving, expect, signUp, startLarder, test } from './larder.ts'

const key = 'sk-nobody-may-see-this'

test('an administrator tries the models, sees what they cost and what failed; a cook sees none of it', async ({
  page,
}) => {
  const model = await startStubModel({ text: '{"word":"ready"}' })
  const larder = await startLarder(
    {
      AI_PROVIDER: 'openai-compatible',
      // The address is entered as an operator would copy it, with its path and without its protocol.
      AI_BASE_URL: `${model.url.replace('http://', '')}/chat/completions`,
      AI_API_KEY: key,
      AI_MODEL: 'stub',
      AI_PRICES: 'stub=1/10',
    },
    await buildWithSoups(),
  )
  try {
    const cook = await signUp(page, larder.url)
    await expect(craving(page)).toBeVisible()
    await page.goto(`${larder.url}/admin/ai`)
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

    await inDatabase(larder, async (db) => {
      await setAdminByEmail(db, cook.email, true, new Date())
    })
    await page.goto(`${larder.url}/admin`)
    await page.getByRole('link', { name: 'Models, failures and cost' }).click()
    const card = page.getByRole('article', { name: 'Writing recipes' })
    await expect(card).toContainText(model.url)
    await card.getByRole('button', { name: 'Test Connection: Writing recipes' }).click()
    await expect(card.getByText('The model says: “ready”')).toBeVisible()
    await expect(card).toContainText('takes a schema')
    await expectAccessible(page)

    model.always({ status: 401, body: `{"error":{"message":"Incorrect API key provided: ${key}"}}` })
    await card.getByRole('button', { name: 'Test Connection: Writing recipes' }).click()
    await expect(card.getByText('The service says: “Incorrect API key provided: …”')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Last failures' })).toContainText(
      'Key or model not accepted',
    )
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'The last 30 days' })).toContainText('2 calls · 1 failed')
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth).toBeLessThanOrEqual(width)
      const shots = process.env.SHOTS
      for (const colorScheme of shots ? (['light', 'dark'] as const) : []) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${shots}/admin-ai-${width}-${colorScheme}.png`, fullPage: true })
      }
    }
    expect(await page.content()).not.toContain(key)
  } finally {
    // An open page would send requests to a stopped server.
    await page.goto('about:blank')
    await larder.stop()
    await model.close()
  }
})

test('a recipe is there before its picture, and the picture takes its place while the page is open', async ({
  page,
}) => {
  const model = await startStubModel(({ kind }) => (kind === 'image' ? { delayMs: 6_000 } : {}))
  const larder = await startLarder(
    {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.url,
      AI_MODEL: 'stub',
      AI_IMAGE_MODEL: 'paints',
    },
    await buildWithSoups(),
  )
  try {
    await signUp(page, larder.url)
    await craving(page).fill('something warm with beans')
    await page.getByRole('button', { name: 'Generate Recipe' }).click()
    await page
      .getByRole('link', { name: /^View Recipe/ })
      .first()
      .click()
    const note = page.getByText('Drawn for now – a picture is on its way')
    await expect(note).toBeVisible()
    const shots = process.env.SHOTS
    for (const width of shots ? [390, 820, 1440] : []) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${shots}/painting-${width}.png` })
    }
    await expect(page.getByRole('img', { name: /^Picture of / })).toBeVisible({ timeout: 20_000 })
    await expect(note).toBeHidden()
  } finally {
    // An open page would send requests to a stopped server.
    await page.goto('about:blank')
    await larder.stop()
    await model.close()
  }
})
