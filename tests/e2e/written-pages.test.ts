import type { BrowserContext } from '@playwright/test'
import { makePdf } from '../../src/testing/make-pdf.ts'
import { lentilCard, recipeCardPage } from '../../src/testing/recipe-card.ts'
import { expectAccessible } from './accessible.ts'
import { expect, signUp, test } from './larder.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Photographs a part of a card as a phone would. */
async function photoOf(context: BrowserContext, card: typeof lentilCard, name: string) {
  const scene = await context.newPage()
  await scene.setViewportSize({ width: 1200, height: 1500 })
  await scene.setContent(recipeCardPage(card))
  const buffer = await scene.screenshot({ type: 'jpeg', quality: 80 })
  await scene.close()
  return { name, mimeType: 'image/jpeg', buffer }
}

const crumble = [
  'Plum Crumble',
  'Serves 6   Prep 15 min   Cook 35 min',
  'Ingredients',
  '6 plums, halved',
  '1 cup flour',
  '1/2 cup butter',
  'Method',
  '1. Rub the flour and butter together and scatter over the plums.',
  '2. Bake at 375°F for 35 minutes.',
]

test('pages of two recipes are put in order on a phone, read, and looked over one after the other', async ({
  page,
  context,
  larder,
}) => {
  const front = await photoOf(context, { ...lentilCard, steps: [] }, 'front.jpg')
  const back = await photoOf(context, { ...lentilCard, title: '', facts: '', ingredients: [] }, 'back.jpg')
  const pdf = { name: 'crumble.pdf', mimeType: 'application/pdf', buffer: makePdf([{ lines: crumble }, {}]) }
  const locked = { ...pdf, name: 'locked.pdf', buffer: makePdf([{ lines: crumble }], { locked: true }) }
  await signUp(page, larder.url)
  await page.goto(`${larder.url}/ocr-upload`)
  const field = page.getByRole('region', { name: 'Photos of a written recipe' })
  await expect(
    field.getByText('Up to 10 pages: JPG, PNG, HEIC, AVIF or PDF, each file up to 10MB'),
  ).toBeVisible()
  const pick = field.locator('input[type=file]:not([capture])')
  await pick.setInputFiles([
    pdf,
    back,
    front,
    locked,
    { name: 'clip.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(100) },
  ])
  await expect(page.getByText('clip.mp4: neither a photo nor a PDF.')).toBeVisible()
  const pages = page.getByRole('list', { name: 'Chosen photos' })
  const order = () =>
    pages
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt') ?? one.getAttribute('aria-label')))
  expect(await order()).toEqual([
    'Photo 1: crumble.pdf',
    'Photo 2: back.jpg',
    'Photo 3: front.jpg',
    'Photo 4: locked.pdf',
  ])
  await expectAccessible(page)

  // Photos are reordered with the keyboard, and with a finger that holds and drags.
  await page.getByRole('button', { name: 'Photo 3: move forward' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Photo 2: move forward' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect((await order()).map((one) => one?.slice(9))).toEqual([
    'front.jpg',
    'crumble.pdf',
    'back.jpg',
    'locked.pdf',
  ])
  const tile = (name: string) => pages.getByRole('img', { name: new RegExp(name) })
  await tile('back.jpg').scrollIntoViewIfNeeded()
  await drag(await tile('back.jpg').boundingBox(), await tile('crumble.pdf').boundingBox())
  await expect
    .poll(async () => (await order()).map((one) => one?.slice(9)))
    .toEqual(['front.jpg', 'back.jpg', 'crumble.pdf', 'locked.pdf'])

  // A refused file is named; nothing is counted, and all other files are still there.
  await page.getByRole('button', { name: 'Extract Recipe' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '“locked.pdf”: This PDF is locked' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo 4' }).click()
  expect(await order()).toHaveLength(3)
  await expect(page.getByRole('radio', { name: 'As the text shows' })).toBeChecked()
  await page.getByRole('button', { name: 'Extract Recipe' }).click()

  await expect(page.getByRole('heading', { name: 'Check Your Recipe' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByLabel('Title')).toHaveValue('Red Lentil Soup')
  await expect(page.getByRole('textbox', { name: 'Ingredient 6' })).toHaveValue('lemon')
  await expect(page.getByRole('textbox', { name: 'Step 4' })).toHaveValue('Squeeze in the lemon and serve.')
  await expect(page.getByRole('radio', { name: 'Photo 2' })).toBeAttached()
  await expect(page.getByRole('radio', { name: 'Photo 3' })).toHaveCount(0)
  await expect(page.getByText('When you confirm this one, Plum Crumble is next.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Plum Crumble')
  await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Plum Crumble', level: 1 })).toBeVisible()

  /** Drags like a finger: it rests, moves in steps, and lets go. */
  async function drag(from: Box | null, to: Box | null) {
    if (!from || !to) throw new Error('the tiles are on the page')
    const client = await context.newCDPSession(page)
    const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
    const [start, end] = [middle(from), middle(to)]
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [start])
    await page.waitForTimeout(400)
    for (let step = 1; step <= 8; step++) {
      await touch('touchMove', [
        { x: start.x + ((end.x - start.x) * step) / 8, y: start.y + ((end.y - start.y) * step) / 8 },
      ])
      await page.waitForTimeout(30)
    }
    await page.waitForTimeout(200)
    await touch('touchEnd', [])
  }
})

interface Box {
  x: number
  y: number
  width: number
  height: number
}
