import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, signUp, test } from './larder.ts'

const ingredients = [
  '2 pounds tomatoes, halved',
  '1 onion, quartered',
  '2 tablespoons olive oil',
  'salt, to taste',
]
const steps = [
  'Heat the oven to 400 °F. Toss the tomatoes and onion with the olive oil and salt.',
  'Roast for 30 minutes, then blend with 2 cups water.',
]

/** Pastes many lines at once, as from another app. */
const paste = (page: Page, label: string, lines: string[]) =>
  page.getByLabel(label, { exact: true }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, lines.join('\n'))

async function writeByHand(page: Page, url: string, title: string) {
  await page.goto(`${url}/recipe/new`)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('A smooth soup of roasted tomatoes.')
  await paste(page, 'Ingredient 1', ingredients)
  await expect(page.getByLabel('Amount 1', { exact: true })).toHaveValue('2 pounds')
  await expect(page.getByLabel('Ingredient 4', { exact: true })).toHaveValue('salt, to taste')
  await paste(page, 'Step 1', steps)
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue(steps[1]!)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/)
}

test('a recipe is written by hand, scaled, converted, edited, compared, restored, deleted and brought back', async ({
  page,
  larder,
}) => {
  await signUp(page, larder.url)
  await writeByHand(page, larder.url, 'Our Tomato Soup')
  const address = page.url()
  const main = page.getByRole('main')

  await page.getByRole('button', { name: /^Double/ }).click()
  await expect(main.getByText('4 lb')).toBeVisible()
  await expect(main.getByText(/blend with 4 cups water/)).toBeVisible()
  await page.getByText('Metric', { exact: true }).click()
  await expect(main.getByText('1.8 kg')).toBeVisible()
  await expect(main.getByText(/Heat the oven to 200 °C/)).toBeVisible()
  await page.reload()
  await expect(main.getByText('1.8 kg')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^As written/ }).click()
  await page.getByText('US', { exact: true }).click()
  await expect(main.getByText('2 pounds')).toBeVisible()

  await page.getByRole('textbox', { name: 'Notes' }).fill('Less salt next time.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Edit Recipe' }).click()
  await page.getByLabel('Title').fill('Our Best Soup')
  await page.getByRole('button', { name: 'More for ingredient 2' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect(page.getByLabel('Ingredient 1', { exact: true })).toHaveValue('onion, quartered')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Recipe updated successfully!', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Best Soup' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Less salt next time.')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Versions' }).click()
  await page.getByRole('button', { name: /The first version/ }).click()
  await expect(page.getByRole('dialog').getByText('Tomato', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Tomato Soup' })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Recipe' }).click()
  await expect(page.getByText('Recipe Deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${larder.url}/`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Recipe restored', { exact: true })).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Our Tomato Soup' })).toBeVisible()
})

test('on a phone an ingredient can be read where it is edited', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await page.goto(`${larder.url}/recipe/new`)
  await paste(page, 'Ingredient 1', ['2 tablespoons shallots, finely chopped', '12 ounces button mushrooms'])
  await expect(page.getByLabel('Amount 1', { exact: true })).toHaveValue('2 tablespoons')
  for (const field of ['Amount 1', 'Ingredient 1', 'Amount 2', 'Ingredient 2']) {
    const cut = await page
      .getByLabel(field, { exact: true })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(`${field}: ${cut}`).toBe(`${field}: 0`)
  }
})

test('unsaved work survives a stray click, the Back button and a crash', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await writeByHand(page, larder.url, 'Soup of the House')
  await page.getByRole('link', { name: 'Edit Recipe' }).click()
  await page.getByLabel('Title').fill('Half a thought')

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Larder, home' }).click()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await page.evaluate(() => window.history.back())
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soup of the House' })).toBeVisible()

  await page.goto(`${page.url()}?edit=true`)
  await expect(page.getByText('You have unsaved changes here')).toBeVisible()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Soup of the House' })).toBeVisible()
})

test('two tabs that edit one recipe overwrite nothing unseen', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await writeByHand(page, larder.url, 'Shared Soup')
  const edit = `${page.url()}?edit=true`
  const other = await page.context().newPage()
  await other.goto(edit)
  await page.goto(edit)
  await page.getByLabel('Title').fill('From here')
  await expect(other.getByLabel('Title')).toHaveValue('Shared Soup')
  await other.getByLabel('Title').fill('From there')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'From there' })).toBeVisible()

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const choice = page.getByRole('dialog', { name: 'This recipe was changed elsewhere' })
  await expect(choice.getByText('there', { exact: false }).first()).toBeVisible()
  await choice.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From here' })).toBeVisible()
})

test('a usual recipe prints on two pages at most', async ({ page, larder }) => {
  await signUp(page, larder.url)
  await writeByHand(page, larder.url, 'Soup on Paper')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'More actions' })).toBeHidden()
  await expect(page.getByText('2 pounds')).toBeVisible()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2)
})
