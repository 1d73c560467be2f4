/**
 * `npm run screenshots`: every screen at three widths in both themes, into screenshots/, with a contact sheet for each
 * width and theme (sheet-390-light.png) and one page of all (index.html). `-- landing recipe` takes only screens whose
 * name contains a word.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { startStubModel } from '../src/testing/stub-model.ts'
import { craving, type Larder, startLarder } from '../tests/e2e/larder.ts'
import { findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'

const folder = join(import.meta.dirname, '../screenshots')
const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
const themes = ['light', 'dark'] as const

interface Screen {
  name: string
  show: (page: Page, larder: Larder) => Promise<void>
  who: 'visitor' | 'newcomer' | 'cook' | 'slow'
}

const at =
  (path: string) =>
  async (page: Page, { url }: Larder) => {
    await page.goto(url + path)
  }

/** Fills the sign-in screen and sends it, to be refused. */
const refused =
  (mode: 'sign-in' | 'sign-up') =>
  async (page: Page, { url }: Larder) => {
    await page.goto(`${url}/?auth=${mode}`)
    await page.getByLabel('Email').fill('nobody@larder.test')
    await page.getByLabel('Password', { exact: true }).fill('short')
    if (mode === 'sign-up') await page.getByLabel('Confirm Password').fill('other')
    await page
      .getByRole('button', { name: mode === 'sign-up' ? 'Create Account' : 'Sign In', exact: true })
      .click()
    await page.getByRole('alert').first().waitFor()
  }

/** One of the ways to a recipe on Home. */
const openTab =
  (name: string) =>
  async (page: Page, { url }: Larder) => {
    await page.goto(url)
    await page.getByRole('tab', { name }).click()
    await page.getByRole('heading', { name, level: 2 }).waitFor()
  }

const screens: Screen[] = [
  { name: 'sign-in-refused', who: 'visitor', show: refused('sign-in') },
  { name: 'sign-up-refused', who: 'visitor', show: refused('sign-up') },
  {
    name: 'reset-sent',
    who: 'visitor',
    show: async (page, { url }) => {
      await page.goto(`${url}/?auth=reset`)
      await page.getByLabel('Email').fill('nobody@larder.test')
      await page.getByRole('button', { name: 'Send Reset Email' }).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'mail-link-broken', who: 'visitor', show: at('/__/auth/action?mode=resetPassword') },
  { name: 'shared-missing', who: 'visitor', show: at('/shared/019aa000-0000-7000-8000-000000000000') },
  { name: 'landing', who: 'visitor', show: at('/') },
  { name: 'sign-in', who: 'visitor', show: at('/?auth=sign-in') },
  { name: 'sign-up', who: 'visitor', show: at('/?auth=sign-up') },
  { name: 'reset', who: 'visitor', show: at('/?auth=reset') },
  { name: 'not-found-visitor', who: 'visitor', show: at('/recipes') },
  { name: 'home-empty', who: 'newcomer', show: at('/') },
  { name: 'home-photo', who: 'newcomer', show: openTab('Recipe from Photo') },
  { name: 'home-ocr', who: 'newcomer', show: openTab('Extract Recipe from Text') },
  { name: 'ocr-upload', who: 'newcomer', show: at('/ocr-upload') },
  { name: 'my-recipes-empty', who: 'newcomer', show: at('/recipes') },
  {
    name: 'overlay',
    who: 'slow',
    show: async (page, larder) => {
      await page.goto(larder.url)
      const dialog = page.getByRole('dialog')
      // One that still runs comes back by itself, a moment after the page stands.
      const runs = await dialog.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
      if (!runs) {
        await craving(page).fill('creamy mushroom pasta, no wine, 30 minutes')
        await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
      }
      await dialog.waitFor()
      await page.waitForTimeout(2500)
    },
  },
  { name: 'home', who: 'cook', show: at('/') },
  {
    name: 'limit',
    who: 'cook',
    show: async (page, larder) => {
      await page.goto(larder.url)
      await craving(page).fill('one more thing')
      await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
      await page.getByRole('heading', { name: 'Recipe Limit Reached' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'my-recipes', who: 'cook', show: at('/recipes') },
  {
    name: 'recipe',
    who: 'cook',
    show: async (page, larder) => {
      await page.goto(`${larder.url}/recipes`)
      await page
        .getByRole('link', { name: /View Recipe/ })
        .last()
        .click()
      await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
    },
  },
  { name: 'recipe-missing', who: 'cook', show: at('/recipe/019aa000-0000-7000-8000-000000000000') },
  { name: 'search', who: 'cook', show: at('/search') },
  {
    name: 'search-results',
    who: 'cook',
    show: async (page, larder) => {
      await page.goto(`${larder.url}/search`)
      await page.getByRole('searchbox').first().fill('mushroom')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(800)
    },
  },
  { name: 'profile', who: 'cook', show: at('/profile') },
  { name: 'profile-new', who: 'newcomer', show: at('/profile') },
  {
    name: 'account-menu',
    who: 'cook',
    show: async (page, { url }) => {
      await page.goto(url)
      await page.getByRole('button', { name: /Your account|Open menu/ }).click()
    },
  },
  {
    name: 'delete-account',
    who: 'cook',
    show: async (page, { url }) => {
      await page.goto(`${url}/profile`)
      await page.getByRole('button', { name: 'Delete Account' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'profile-conflict',
    who: 'newcomer',
    show: async (page, { url }) => {
      await page.goto(`${url}/profile`)
      const peanuts = page.getByRole('checkbox', { name: 'Peanuts' })
      await peanuts.waitFor()
      if (!(await peanuts.isChecked())) await page.getByText('Peanuts', { exact: true }).click()
      await page.getByText('Saved').or(peanuts).first().waitFor()
      await page.goto(url)
      await craving(page).fill('peanut butter cookies')
      await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
      await page.getByText('No recipe was made').waitFor()
    },
  },
  {
    name: 'error-screen',
    who: 'newcomer',
    show: async (page, { url }) => {
      await page.route('**/assets/profile-*.js', (route) => route.abort())
      await page.goto(`${url}/profile`)
      await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
      await page.unroute('**/assets/profile-*.js')
    },
  },
  {
    name: 'cook-mode',
    who: 'cook',
    show: async (page, { url }) => {
      await page.goto(`${url}/recipes`)
      const view = page.getByRole('link', { name: /View Recipe/ }).last()
      await page.goto(`${url}${await view.getAttribute('href')}/cook`)
      await page.getByRole('heading').first().waitFor()
    },
  },
  { name: 'subscribe', who: 'cook', show: at('/subscribe') },
  { name: 'not-found', who: 'cook', show: at('/no/such/page') },
]

const cravings = [
  'chocolate chip cookies',
  'thai green curry with shrimp',
  'creamy mushroom pasta, no wine, 30 minutes',
]

async function signUpAs(context: BrowserContext, larder: Larder, name: string) {
  const page = await context.newPage()
  await page.goto(`${larder.url}/?auth=sign-up`)
  await page.getByLabel('Email').fill(`${name}@larder.test`)
  await page.getByLabel('Password', { exact: true }).fill('wet hands 7')
  await page.getByLabel('Confirm Password').fill('wet hands 7')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await craving(page).waitFor()
  return page
}

async function cookThree(page: Page) {
  for (const words of cravings) {
    await craving(page).fill(words)
    await page.getByRole('button', { name: 'Generate Recipe', exact: true }).click()
    await page.getByRole('button', { name: 'Generate Another Recipe' }).click()
    await page.waitForTimeout(300)
  }
}

await ensureBuilt()
const { path, env } = await findBrowser()
const words = process.argv.slice(2)
const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const model = await startStubModel()
const larder = await startLarder()
const slowLarder = await startLarder({
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: model.url,
  AI_MODEL: 'stub',
})
model.always({ tokensPerS: 4 })
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
})

const contexts = {
  visitor: await browser.newContext(),
  newcomer: await browser.newContext(),
  cook: await browser.newContext(),
  slow: await browser.newContext(),
}
await signUpAs(contexts.newcomer, larder, 'newcomer')
await cookThree(await signUpAs(contexts.cook, larder, 'cook'))
await signUpAs(contexts.slow, slowLarder, 'slow')

const taken: string[] = []
for (const { name, who, show } of chosen) {
  const page = await contexts[who].newPage()
  for (const size of sizes) {
    for (const theme of themes) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await show(page, who === 'slow' ? slowLarder : larder)
      await page.waitForLoadState('networkidle').catch(() => undefined)
      await page.waitForTimeout(250)
      // What covers the page is fixed to the window: a picture of the whole page would tear it off.
      const covered = (await page.getByRole('dialog').or(page.getByRole('menu')).count()) > 0
      const file = `${name}-${size.width}-${theme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: !covered })
      taken.push(file)
    }
  }
  await page.close()
}

const figure = (file: string) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`
const style =
  'body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:16px}img{width:300px;border:1px solid #999}figure{margin:0}'
/** All screens of one width and theme on one sheet, each cut at four times its width. */
const sheet = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
for (const { width } of sizes) {
  for (const theme of themes) {
    const ending = `-${width}-${theme}.png`
    const files = taken.filter((file) => file.endsWith(ending))
    const figures = await Promise.all(
      files.map(async (file) => {
        const picture = (await readFile(join(folder, file))).toString('base64')
        return `<figure><img src="data:image/png;base64,${picture}"><figcaption>${file.slice(0, -ending.length)}</figcaption></figure>`
      }),
    )
    const frame =
      'img{width:280px;max-height:620px;object-fit:cover;object-position:top;border:1px solid #999}'
    await sheet.setContent(
      `<style>body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:14px}figure{margin:0}${frame}</style>${figures.join('')}`,
    )
    await sheet.screenshot({ path: join(folder, `sheet-${width}-${theme}.png`), fullPage: true })
  }
}

await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><title>Screens</title><style>${style}</style>${taken.map(figure).join('')}`,
)

await browser.close()
await Promise.all([larder.stop(), slowLarder.stop(), model.close()])
console.log(`${taken.length} screenshots in ${folder}`)
