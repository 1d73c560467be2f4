import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { crave, expect, signUp, test } from './larder.ts'

test.use({ reducedMotion: 'no-preference' })

const noon = new Date('2026-11-22T12:00:00')

/** Records the sounds and vibrations of a page: each note of the bell, and each vibration. */
const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const heard = { notes: 0 }
    Object.assign(window, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard.notes += 1
      start.call(this, when)
    }
  })
const notes = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { notes: number } }).heard.notes)

/** Makes a risotto, which boils, waits and rests. @returns the address of its page */
async function aRisotto(page: Page, url: string) {
  await signUp(page, url)
  await crave(page, 'creamy mushroom risotto')
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
  return page.url()
}

/** Counts the full stops and commas after the times of a step, and those that begin a line. */
const punctuation = (page: Page) =>
  page.getByRole('button', { name: /^Start a timer/ }).evaluateAll((times) => {
    const places = times.flatMap((time) => {
      const all = document.createTreeWalker(time.closest('p') ?? time, NodeFilter.SHOW_TEXT)
      while (all.nextNode()) {
        const text = all.currentNode
        if (!(time.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) continue
        if (time.contains(text)) continue
        const first = document.createRange()
        first.setStart(text, 0)
        first.setEnd(text, 1)
        return /[.,;)]/.test(String(first))
          ? [first.getBoundingClientRect().left - time.getBoundingClientRect().right]
          : []
      }
      return []
    })
    return { behind: places.length, alone: places.filter((right) => right < -1).length }
  })

const tray = (page: Page) => page.getByRole('region', { name: 'Timers' })
const anyTime = (page: Page) => page.getByRole('button', { name: /^Start a timer/ }).first()
const status = (page: Page) => page.getByRole('status').filter({ hasText: /^(Step|Ingredients)/ })

/** Goes to the first step with a time, and starts its timer. @returns its seconds */
async function startATimer(page: Page) {
  await page.getByRole('button', { name: 'Start cooking' }).click()
  while ((await anyTime(page).count()) === 0) await page.getByRole('button', { name: 'Next step' }).click()
  const label = (await anyTime(page).getAttribute('aria-label')) ?? ''
  const minutes = Number(/(\d+) min/.exec(label)?.[1])
  await anyTime(page).click()
  await expect(tray(page)).toBeVisible()
  return minutes * 60
}

test('a cook cooks by keyboard alone, and ends with a rating and a day in the log', async ({
  page,
  larder,
}) => {
  const recipe = await aRisotto(page, larder.url)
  await page.getByRole('link', { name: 'Start cooking' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${recipe}/cook`)
  await expect(status(page)).toHaveText(/^Ingredients/)
  const boxes = page.getByRole('checkbox')
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await expect(boxes.first()).toBeChecked()
  await expect(page.getByText(/^1 of \d+ ready$/)).toBeVisible()
  // The list scrolls within the page, which is no taller than its window.
  await page.setViewportSize({ width: 390, height: 480 })
  const spare = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await expect.poll(spare).toBe(0)

  await page.keyboard.press('ArrowRight')
  await expect(status(page)).toHaveText(/^Step 1 of \d+\. /)
  await page.keyboard.press('Space')
  await expect(status(page)).toHaveText(/^Step 2 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(status(page)).toHaveText(/^Step 1 of/)
  await page.reload()
  await expect(status(page)).toHaveText(/^Step 1 of/)

  const last = Number(/of (\d+)/.exec((await status(page).textContent()) ?? '')?.[1])
  let punctuated = 0
  for (let step = 2; step <= last; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(status(page)).toHaveText(new RegExp(`^Step ${step} of`))
    for (let width = 320; width <= 480; width += 16) {
      await page.setViewportSize({ width, height: 480 })
      const { behind, alone } = await punctuation(page)
      punctuated += behind
      expect(alone, `step ${step} at ${width} px`).toBe(0)
    }
  }
  expect(punctuated).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  const dialog = page.getByRole('dialog', { name: 'I Cooked This' })
  const save = dialog.getByRole('button', { name: 'I Cooked This' })
  await expect(save).toBeDisabled()
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '3 stars: Good' })).toBeChecked()
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await dialog.getByLabel('Comment').focus()
  await page.keyboard.type('More thyme')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(save).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rating saved!', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(recipe)
  await expect(page.getByText('More thyme')).toBeVisible()
  await expect(page.getByText(/^Cooked once, on \d+ \w+$/)).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Update Rating' }).click()
  const again = page.getByRole('dialog', { name: 'Update Rating' })
  await expect(again.getByRole('radio', { name: '3 stars: Good' })).toBeChecked()
  await expect(again.getByLabel('Comment')).toHaveValue('More thyme')
  await expect(again.getByRole('button', { name: 'Update Rating' })).toBeEnabled()

  await page.goto(`${larder.url}/recipe/0193a000-0000-7000-8000-000000000000/cook`)
  await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible()
})

test('a timer lives through a reload and another page, and rings once when its time has come', async ({
  page,
  context,
  larder,
}) => {
  await listen(context)
  const recipe = await aRisotto(page, larder.url)
  await page.clock.install({ time: noon })
  await page.goto(`${recipe}/cook`)
  const seconds = await startATimer(page)
  await tray(page).getByRole('button', { expanded: false }).click()
  await tray(page)
    .getByRole('button', { name: /^Add a minute/ })
    .click()
  await expect(tray(page)).toContainText(`${seconds / 60 + 1} min`)
  await tray(page).getByRole('button', { name: /^Stop/ }).click()
  await expect(tray(page)).toContainText('stopped')
  await tray(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tray(page).getByRole('button', { name: /^Pause/ })).toBeVisible()
  await page.clock.fastForward(seconds * 1000)
  await expect(tray(page)).toContainText(/0:\d\d/)

  await page.reload()
  await expect(tray(page)).toContainText('No sound yet')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(tray(page)).not.toContainText('No sound yet')
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'Leave cook mode' }).click()
  await expect(page).toHaveURL(recipe)
  await expect(tray(page)).toContainText(/0:\d\d/)
  expect(await notes(page)).toBe(0)

  await page.clock.fastForward(40_000)
  await expect(tray(page)).toContainText('Time is up')
  await expect.poll(() => notes(page)).toBeGreaterThan(0)
  await tray(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await expect(tray(page)).toHaveCount(0)
  const rung = await notes(page)
  await page.clock.fastForward(30_000)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Start cooking' })).toBeVisible()
  await expect(tray(page)).toHaveCount(0)
  expect(rung).toBeGreaterThan(0)
})

test('two tabs show the same timers, and one of them rings', async ({ page, context, larder }) => {
  await listen(context)
  const recipe = await aRisotto(page, larder.url)
  await page.clock.install({ time: noon })
  await page.goto(`${recipe}/cook`)
  const seconds = await startATimer(page)
  const other = await context.newPage()
  await other.clock.install({ time: noon })
  await other.goto(recipe)
  await expect(tray(other)).toBeVisible()
  await other.getByRole('heading', { level: 1 }).click()
  await expect(tray(other)).not.toContainText('No sound yet')

  await tray(page).getByRole('button', { expanded: false }).click()
  await tray(page)
    .getByRole('button', { name: /^Pause/ })
    .click()
  await expect(tray(other)).toContainText('paused')
  await tray(page)
    .getByRole('button', { name: /^Resume/ })
    .click()
  await expect(tray(other)).not.toContainText('paused')

  await Promise.all([page, other].map((tab) => tab.clock.fastForward((seconds + 5) * 1000)))
  await expect(tray(page)).toContainText('Time is up')
  await expect(tray(other)).toContainText('Time is up')
  await expect.poll(async () => (await notes(page)) + (await notes(other))).toBeGreaterThan(0)
  await Promise.all([page, other].map((tab) => tab.clock.runFor(4000)))
  expect([await notes(page), await notes(other)].filter((heard) => heard > 0)).toHaveLength(1)

  await tray(other)
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await expect(tray(page)).toHaveCount(0)
})

test('cook mode, its tray and the rating dialog have no faults that axe knows, in both themes', async ({
  page,
  larder,
}) => {
  const recipe = await aRisotto(page, larder.url)
  await page.goto(`${recipe}/cook`)
  await startATimer(page)
  await tray(page).getByRole('button', { expanded: false }).click()
  await expectAccessible(page)
  await page.goto(recipe)
  await page.getByRole('main').getByRole('button', { name: 'I Cooked This' }).click()
  await page.getByRole('radio', { name: '5 stars: Amazing!' }).click()
  await expectAccessible(page)
})
