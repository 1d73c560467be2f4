import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { matchFood } from '#kitchen/foods/index.ts'
import { readPackages } from '#kitchen/photo/index.ts'
import { createReader } from '#server/adapters/reader/create-reader.ts'
import { shelfPage } from '#testing/shelf.ts'
import { shelves } from '../tests/kitchen/shelves.ts'
import { findBrowser } from './browser.mjs'

/**
 * Measures the reading of packages without a model: our own shelves are drawn by the browser, made a little
 * like photos (turned, blurred by JPEG), read, and compared with their true texts. Goals: 7 of 9 foods; every
 * wrong one has a confidence under 0.8.
 *
 * npx tsx scripts/label-goals.ts [--keep folder]
 */
const keep = process.argv.includes('--keep') ? process.argv[process.argv.indexOf('--keep') + 1] : undefined
const CERTAIN = 0.8
const GOAL = 7 / 9

const { path, env } = await findBrowser()
const browser = await chromium.launch({
  executablePath: path,
  env: { ...process.env, ...env } as Record<string, string>, // unset variables do no harm
  args: ['--no-sandbox', '--disable-gpu'],
})
const reader = createReader()
let found = 0
let all = 0
let falselyCertain = 0
try {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
  for (const [name, packages] of Object.entries(shelves)) {
    await page.setContent(await shelfPage(packages))
    await page.evaluate(() => document.fonts.ready)
    const photo = await page.screenshot({ type: 'jpeg', quality: 70 })
    if (keep) {
      await mkdir(keep, { recursive: true })
      await writeFile(join(keep, `${name}.jpg`), photo)
    }
    const started = performance.now()
    const { words } = await reader.read(photo, {
      layout: 'sparse',
      inks: ['dark', 'light'],
      signal: AbortSignal.timeout(60_000),
    })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const seen = readPackages(words)
    const ids = new Map(seen.map((food) => [matchFood(food.name)?.food.id ?? food.name, food.confidence]))
    const wanted = packages.map(({ food }) => food).filter(Boolean)
    const wrong = [...ids].filter(([id, confidence]) => !wanted.includes(id) && confidence >= CERTAIN)
    found += wanted.filter((id) => ids.has(id)).length
    all += wanted.length
    falselyCertain += wrong.length
    console.log(`${name.padEnd(8)} ${seconds} s  ${[...ids].map(([id, c]) => `${id} ${c}`).join(', ')}`)
    const missing = wanted.filter((id) => !ids.has(id))
    if (missing.length > 0)
      console.log(`         missing: ${missing.join(', ')}; read: ${words.map((w) => w.text).join(' ')}`)
    if (wrong.length > 0) console.log(`         wrong and certain: ${wrong.join('; ')}`)
  }
} finally {
  await browser.close()
  await reader.close()
}
console.log(`${found} of ${all} foods found, ${falselyCertain} wrong ones taken for certain`)
if (found / all < GOAL || falselyCertain > 0) process.exitCode = 1
