/**
 * `npm run screenshots` photographs every screen at three widths in both themes, and the busiest ones at 320
 * px, with twice the text, in forced colours and with more contrast. The pictures go into screenshots/,
 * twelve to a contact sheet (sheet-390-light-1.png), all on one page (index.html), with everything that is
 * wider than its window or too small for a finger.
 *
 *   -- landing recipe   only screens whose name contains a word
 *   -- --axe            also checks each screen in each look with axe; exits 1 when it finds anything
 *   -- --look=390-dark  only one look
 */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startStubModel } from '../src/testing/stub-model.ts'
import { axeFaults } from '../tests/e2e/accessible.ts'
import { startLarder } from '../tests/e2e/larder.ts'
import { browserArgs, findBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { accountScreens } from './screens/account-screens.ts'
import { castOf } from './screens/cast.ts'
import { contactSheets, writeIndex } from './screens/contact-sheet.ts'
import { failedScreens } from './screens/failed-screens.ts'
import { layoutFaults } from './screens/faults.ts'
import { makingScreens } from './screens/making-screens.ts'
import { recipeScreens } from './screens/recipe-screens.ts'
import type { Screen } from './screens/screen.ts'
import { createStage, type Look, looks, openScreen, photograph, specialLooks } from './screens/shoot.ts'
import { shoppingScreens } from './screens/shopping-screens.ts'
import { visitorScreens } from './screens/visitor-screens.ts'

const folder = join(import.meta.dirname, '../screenshots')
const AT_ONCE = 2

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const withAxe = process.argv.includes('--axe')
const onlyLook = process.argv.find((word) => word.startsWith('--look='))?.slice('--look='.length)
const all = [
  ...visitorScreens,
  ...makingScreens,
  ...recipeScreens,
  ...shoppingScreens,
  ...accountScreens,
  ...failedScreens,
]
const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

await ensureBuilt()
const { path, env } = await findBrowser()
if (words.length === 0 && !onlyLook) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const model = await startStubModel()
const larder = await startLarder({ HOUSE_COLLECTION: 'on' })
const slow = await startLarder({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.url, AI_MODEL: 'stub' })
model.always({ tokensPerS: 4 })
const launch = (more: string[] = []) =>
  chromium.launch({ executablePath: path, env: { ...process.env, ...env }, args: [...browserArgs, ...more] })
const browsers = { plain: await launch(), largeText: await launch(['--blink-settings=defaultFontSize=32']) }
const contextOf = createStage(browsers)
const cast = await castOf(larder, slow)

const taken: { screen: string; look: string; file: string }[] = []
const faults: string[] = []

async function take(screen: Screen, look: Look) {
  const { url } = screen.who === 'slow' ? slow : larder
  const name = `${screen.name}-${look.name}`
  try {
    const page = await openScreen(await contextOf(screen.who, url, look), screen, look, { url, cast })
    await photograph(page, folder, `${name}.png`)
    taken.push({ screen: screen.name, look: look.name, file: `${name}.png` })
    // Forced colours come from the system, and axe reads the colours that they replace.
    const ignoring = look.forcedColors ? ['color-contrast'] : []
    const found = [
      ...(await layoutFaults(page, look)),
      ...(withAxe ? await axeFaults(page, { ignoring }) : []),
    ]
    faults.push(...found.map((fault) => `${name}: ${fault}`))
    await page.close()
  } catch (error) {
    faults.push(`${name}: could not be shown: ${String(error).split('\n').slice(0, 4).join(' ')}`)
  }
}

const wanted = (look: Look) => !onlyLook || onlyLook === look.name
const errands = [
  ...looks.filter(wanted).flatMap((look) => chosen.map((screen) => [screen, look] as const)),
  ...specialLooks
    .filter(wanted)
    .flatMap((look) =>
      chosen.filter(({ alsoSpecial }) => alsoSpecial).map((screen) => [screen, look] as const),
    ),
]
const next = errands.values()
const worker = async () => {
  for (const [screen, look] of next) await take(screen, look)
}
await Promise.all(Array.from({ length: AT_ONCE }, worker))

const ofScreen = (name: string) => all.findIndex((screen) => screen.name === name)
taken.sort((one, other) => ofScreen(one.screen) - ofScreen(other.screen))
for (const look of [...looks, ...specialLooks].filter(wanted)) {
  const names = taken.filter((shot) => shot.look === look.name).map(({ screen }) => screen)
  await contactSheets(folder, look, names)
}
await writeIndex(folder, taken, faults)

await Promise.all([browsers.plain.close(), browsers.largeText.close()])
await Promise.all([larder.stop(), slow.stop(), model.close()])
for (const fault of faults.sort()) console.log(fault)
console.log(`${taken.length} screenshots in ${folder}, ${faults.length} findings`)
process.exitCode = faults.some((fault) => /: (axe|could not)/.test(fault)) ? 1 : 0
