import type { Page } from '@playwright/test'
import { recipeFor } from '../../src/testing/stub-model/default-recipe.ts'
import { faults } from '../../src/testing/stub-model.ts'
import { crave, craving, expect, signUp, test } from './larder.ts'

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Making your recipe' })
const left = (page: Page, words: string) =>
  expect(page.getByText(words, { exact: true }).first()).toBeVisible()

test.describe.configure({ mode: 'serial' })

test('the recipe writes itself on the screen, stage by stage, and the bar stays below done', async ({
  page,
  modelLarder,
}) => {
  modelLarder.model.always({ tokensPerS: 60 })
  await signUp(page, modelLarder.url)
  await crave(page, 'mushroom risotto')
  await expect(overlay(page)).toBeVisible()
  await expect(
    overlay(page)
      .getByRole('heading', { level: 2 })
      .or(overlay(page).getByRole('heading', { level: 3 }))
      .first(),
  ).toBeVisible()
  const percent = async () =>
    Number(await overlay(page).getByRole('progressbar').getAttribute('aria-valuenow'))
  const first = await percent()
  await page.waitForTimeout(1000)
  const second = await percent()
  expect(second).toBeGreaterThanOrEqual(first)
  expect(second).toBeLessThanOrEqual(95)
  await expect(overlay(page)).toBeHidden({ timeout: 30_000 })
  await left(page, '2 recipes left this month')
})

test('a reload in the middle comes back to the same recipe, and it counts once', async ({
  page,
  modelLarder,
}) => {
  modelLarder.model.always({ tokensPerS: 25 })
  await signUp(page, modelLarder.url)
  await crave(page, 'lentil soup')
  await expect(overlay(page)).toBeVisible()
  await page.waitForTimeout(1500)
  await page.reload()
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toBeHidden({ timeout: 40_000 })
  await left(page, '2 recipes left this month')
  await page.goto(`${modelLarder.url}/recipes`)
  await expect(page.getByRole('link', { name: /^View Recipe/ })).toHaveCount(1)
})

test('Cancel ends it, and nothing is counted', async ({ page, modelLarder }) => {
  modelLarder.model.always({ tokensPerS: 10 })
  await signUp(page, modelLarder.url)
  await crave(page, 'beef stew')
  await overlay(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(overlay(page)).toBeHidden()
  await left(page, '3 recipes left this month')
  await expect(craving(page)).toHaveValue('beef stew')
  await page.goto(`${modelLarder.url}/recipes`)
  await expect(page.getByRole('link', { name: /^View Recipe/ })).toHaveCount(0)
})

test('a model that fails is reported in plain words, and nothing is counted', async ({
  page,
  modelLarder,
}) => {
  modelLarder.model.always(faults.html)
  await signUp(page, modelLarder.url)
  await crave(page, 'tomato soup')
  await expect(page.getByText('Generation Failed', { exact: true })).toBeVisible({ timeout: 20_000 })
  await left(page, '3 recipes left this month')
  await expect(craving(page)).toHaveValue('tomato soup')
})

test.describe('a server that goes away', () => {
  test.use({ serverGoesAway: true })

  test('the server is killed in the middle: the cook is told, and nothing is counted', async ({
    page,
    modelLarder,
  }) => {
    modelLarder.model.always({ tokensPerS: 10 })
    await signUp(page, modelLarder.url)
    await crave(page, 'apple cake')
    await expect(overlay(page)).toBeVisible()
    await page.waitForTimeout(800)
    await modelLarder.crash()
    await page.goto(modelLarder.url)
    await expect(page.getByText('Your last recipe was not finished')).toBeVisible({ timeout: 30_000 })
    await left(page, '3 recipes left this month')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await expect(craving(page)).toBeVisible()
    await expect(page.getByText('Your last recipe was not finished')).toHaveCount(0)
  })
})

test('markup in a craving and in a model’s answer is text and nothing else', async ({
  page,
  modelLarder,
}) => {
  const payload = '<img src=x onerror="document.title=\'owned\'">'
  const sound = recipeFor('lemon rice')
  const description = `Good ${payload} for a quick evening, and better the day after.`
  modelLarder.model.always({ tokensPerS: 80, text: JSON.stringify({ ...sound, description }) })
  await signUp(page, modelLarder.url)
  await crave(page, `lemon rice ${payload}`)
  await expect(overlay(page).getByText('onerror')).toBeVisible()
  await expect(overlay(page)).toBeHidden({ timeout: 30_000 })
  await left(page, '2 recipes left this month')
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: sound.title })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle(/owned/)
})
