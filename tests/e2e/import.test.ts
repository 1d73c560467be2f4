import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { lentilCard, recipeCardPage } from '../../src/testing/recipe-card.ts'
import { expectAccessible } from './accessible.ts'
import { buildWithSoups, expect, fillSignIn, type Larder, signUp, startLarder, test } from './larder.ts'
import { shareTo } from './share-to.ts'

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lighthouse Soup',
  description: 'A smooth soup for windy days.',
  recipeIngredient: ['2 pounds tomatoes, halved', '1/2 cup heavy cream', '1 teaspoon salt'],
  recipeInstructions: ['Boil the tomatoes for 20 minutes.', 'Blend with the heavy cream and salt.'],
  prepTime: 'PT10M',
  cookTime: 'PT20M',
  recipeYield: 'Serves 4-6',
  recipeCategory: 'Lunch',
  author: { '@type': 'Person', name: 'Ines Falk' },
  image: '/soup.jpg',
}

/** Starts a site on this machine, which the server may visit only because of its configuration. */
async function startSite(): Promise<{ site: Server; url: string }> {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c65a2e' } })
    .jpeg()
    .toBuffer()
  const site = createServer((request, response) => {
    if (request.url === '/soup.jpg') response.setHeader('content-type', 'image/jpeg').end(picture)
    else if (request.url === '/soup') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(`<h1>Soup</h1><script type="application/ld+json">${JSON.stringify(soup)}</script>`)
    } else response.writeHead(404).end()
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo // a listening server has a port
  return { site, url: `http://127.0.0.1:${port}` }
}

let larder: Larder
let site: Server
let address = ''
test.beforeAll(async () => {
  ;({ site, url: address } = await startSite())
  larder = await startLarder({ IMPORT_ALLOWED_HOSTS: new URL(address).host }, await buildWithSoups())
})
test.afterAll(async () => {
  await larder?.stop()
  site?.closeAllConnections()
  site?.close()
})

test('a cook imports a page and a pasted text, corrects them before they are saved, and is told of what they have', async ({
  page,
}) => {
  await signUp(page, larder.url)
  const readPage = async (path: string) => {
    await page.getByLabel('Address of the page').fill(address + path)
    await page.getByRole('button', { name: 'Read the page' }).click()
  }
  await page.getByRole('button', { name: 'New recipe' }).click()
  await page.getByRole('menuitem', { name: 'From a link' }).click()
  await expectAccessible(page)
  await readPage('/none')
  await expect(page.getByRole('alert')).toContainText('There is no page at this address.')

  await readPage('/soup')
  await expect(page.getByRole('heading', { level: 1, name: 'Look it over' })).toBeVisible()
  await expect(page.getByText('“Serves 4-6” became 4.')).toBeVisible()
  await expect(page.getByLabel('Category')).toHaveValue('lunch')
  await expect(page.getByRole('img', { name: 'From the page' })).toBeVisible()
  await expectAccessible(page)
  // A stray click on a link asks first, so that nothing is lost.
  await page.getByRole('link', { name: 'Larder, home' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Title').fill('Our Lighthouse Soup')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Lighthouse Soup' })).toBeVisible()
  await expect(page.getByText('By Ines Falk, from 127.0.0.1')).toBeVisible()
  await expect(page.getByRole('link', { name: /127\.0\.0\.1/ })).toHaveAttribute('href', `${address}/soup`)
  await expect(page.getByRole('img', { name: 'Photo of Our Lighthouse Soup' })).toBeVisible()

  await page.goto(`${larder.url}/import?url=${encodeURIComponent(`${address}/soup`)}`)
  await page.getByRole('button', { name: 'Read the page' }).click()
  await expect(page.getByText('You already have “Our Lighthouse Soup”')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.getByRole('tab', { name: 'Pasted text' }).click()
  await page
    .getByLabel('Recipe', { exact: true })
    .fill(
      'Oat Bites\nServes 12\n\nIngredients\n2 cups rolled oats\n1 cup peanut butter\n\nMethod\n1. Stir both together.\n2. Roll into balls.',
    )
  await page.getByRole('button', { name: 'Read the text' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Oat Bites')
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Roll into balls.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oat Bites' })).toBeVisible()
  await expect(page.getByText('3 of 3 left').first()).toBeVisible()
})

test.describe('by way of the service worker', () => {
  test.use({ serviceWorker: true })

  test('shared content becomes a draft, waits for a sign-in, and is reported when it cannot be read', async ({
    page,
    context,
  }) => {
    // Text is really recognised in a picture here, which takes long.
    const scene = await context.newPage()
    await scene.setViewportSize({ width: 1200, height: 1500 })
    await scene.setContent(recipeCardPage(lentilCard))
    const card = {
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: await scene.screenshot({ type: 'jpeg', quality: 80 }),
    }
    await scene.close()
    const cook = await signUp(page, larder.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const share = (what: Parameters<typeof shareTo>[2]) => shareTo(page, larder.url, what)

    // Many apps put the address into the text, with a full stop after it.
    await share({ title: 'Soup', text: `Look at this: ${address}/soup.` })
    await expect(page.getByRole('heading', { level: 1, name: 'Look it over' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue('Lighthouse Soup')
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()

    await share({ text: 'Oat Bites\n\n2 cups rolled oats' })
    await expect(page.getByRole('tab', { name: 'Pasted text' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Recipe', { exact: true })).toHaveValue('Oat Bites\n\n2 cups rolled oats')

    const nothing = page.getByRole('heading', { name: 'Nothing arrived' })
    const unreadable = page.getByRole('heading', { name: 'This cannot be read' })
    await share({})
    await expect(nothing).toBeVisible()
    await share({ url: 'javascript:alert(1)' })
    await expect(nothing).toBeVisible()
    await share({ files: [{ ...card, buffer: Buffer.alloc(0) }] })
    await expect(unreadable).toBeVisible()
    await share({
      files: [{ name: 'menu.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') }],
    })
    await expect(unreadable).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Import recipes' }).click()
    await expect(page.getByRole('tab', { name: 'From files' })).toHaveAttribute('aria-selected', 'true')

    // Content shared while signed out waits on the device for the next sign-in.
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await share({
      files: [card, { name: 'menu.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') }],
    })
    await expect(page.getByRole('heading', { name: 'Sign in to bring it in' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await fillSignIn(page, cook)
    await expect(page.getByRole('img', { name: 'card.jpg' })).toBeVisible()
    await expect(
      page.getByText('1 file was left out: it is neither a photo nor a PDF, or one too many.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'A written recipe' }).click()
    await page.getByRole('button', { name: 'Extract Recipe' }).click()
    await expect(page.getByRole('heading', { name: 'Check Your Recipe' })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByLabel('Title')).toHaveValue('Red Lentil Soup')

    // A PDF opens the photo page without a question.
    await share({
      files: [{ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }],
    })
    await expect(page.getByRole('img', { name: 'Photo 1: menu.pdf' })).toBeVisible()
    await expect(page).toHaveURL(/\/ocr-upload$/)
  })
})
