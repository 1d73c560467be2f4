import { join } from 'node:path'
import { craving } from '../../tests/e2e/larder.ts'
import { button, dialog, heading, type Screen, type Stage, screen } from './screen.ts'

/** Opens one of the tabs for making a recipe on Home. */
const tab =
  (name: string) =>
  async ({ page }: Stage) => {
    await page.getByRole('tab', { name }).click()
    await page.getByRole('heading', { name, level: 2 }).waitFor()
  }

const generate =
  (words: string) =>
  async ({ page }: Stage) => {
    await craving(page).fill(words)
    await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
  }

export const makingScreens: Screen[] = [
  screen('home-empty', 'newcomer', '/', { until: heading('Nothing here yet') }),
  screen('home-photo', 'newcomer', '/', { until: craving, act: tab('Recipe from Photo') }),
  screen('home-ocr', 'newcomer', '/', { until: craving, act: tab('Extract Recipe from Text') }),
  screen('ocr-upload', 'newcomer', '/ocr-upload', { until: heading(/./) }),
  screen('ocr-pages', 'newcomer', '/ocr-upload', {
    until: heading(/./),
    act: async ({ page }) => {
      const pick = page.locator('input[type=file]:not([capture])')
      await pick.setInputFiles(join(import.meta.dirname, '../../tests/photos/chowder.jpg'))
      await pick.setInputFiles(
        ['grandmothers-plum-crumble.pdf', 'clip.mp4', 'IMG_2041.HEIC'].map((name) => ({
          name,
          mimeType: name.endsWith('.pdf') ? 'application/pdf' : name.endsWith('.mp4') ? 'video/mp4' : '',
          buffer: Buffer.from('%PDF-1.4'),
        })),
      )
      await page.getByText('IMG_2041.HEIC').first().waitFor()
    },
  }),
  screen('import-link', 'newcomer', '/import?from=link', { until: heading(/./) }),
  screen('import-text', 'newcomer', '/import?from=text', { until: heading(/./) }),
  screen('import-files', 'newcomer', '/import?from=files', { until: heading(/./) }),
  screen('import-refused', 'newcomer', '/import?from=link', {
    until: heading(/./),
    act: async ({ page }) => {
      await page.getByLabel('Address of the page').fill('http://localhost/secret')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').first().waitFor()
    },
  }),
  screen('import-review', 'newcomer', '/import?from=text', {
    until: heading(/./),
    act: async ({ page }) => {
      await page
        .getByRole('textbox')
        .first()
        .fill(
          'Pancakes\n\nIngredients\n1 cup flour\n1 cup milk\n1 egg\n\nMethod\n1. Whisk the flour, milk and egg.\n2. Fry in a pan for 2 minutes on each side.',
        )
      await page.getByRole('main').getByRole('button', { name: /read/i }).click()
      await page.getByLabel('Title').waitFor()
    },
  }),
  screen('new-recipe', 'newcomer', '/recipe/new', { until: (page) => page.getByLabel('Title') }),
  screen('new-recipe-refused', 'newcomer', '/recipe/new', {
    until: (page) => page.getByLabel('Title'),
    act: async ({ page }) => {
      await page
        .getByRole('button', { name: /^(Save|Keep)/ })
        .first()
        .click()
      await page.getByRole('alert').first().waitFor()
    },
  }),
  screen('overlay', 'slow', '/', {
    act: async (stage) => {
      const running = dialog(stage.page)
      await craving(stage.page).or(running).filter({ visible: true }).first().waitFor()
      // A generation that is still running shows its dialog by itself, a moment after the page is loaded.
      const runs = await running.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (!runs) await generate('creamy mushroom pasta, no wine, 30 minutes')(stage)
      await running.waitFor()
      await stage.page
        .getByRole('dialog')
        .getByText(/ingredients/i)
        .first()
        .waitFor()
    },
  }),
  screen('home', 'cook', '/', { until: button(/^More for/), alsoSpecial: true }),
  screen('home-500', 'full', '/', { until: button(/^More for/) }),
  screen('home-odd', 'odd', '/', { until: button(/^More for/), alsoSpecial: true }),
  screen('home-premium', 'subscriber', '/', { until: button(/^More for/) }),
  screen('limit', 'cook', '/', {
    until: craving,
    act: async (stage) => {
      await generate('one more thing')(stage)
      await stage.page.getByRole('heading', { name: 'Recipe Limit Reached' }).scrollIntoViewIfNeeded()
    },
  }),
]
