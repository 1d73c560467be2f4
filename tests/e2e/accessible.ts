import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The code of axe, as the builder brings it along. */
const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))(
  'axe-core',
) as { source: string }

interface Looking {
  /** Name of the page for the report. */
  name?: string
  /** Selector of elements that are not ours to check. */
  without?: string
}

/**
 * Expects that axe finds nothing on the current page in either theme; the dark theme is checked for colours
 * only, because nothing else differs.
 */
export async function expectAccessible(page: Page, { name = page.url(), without }: Looking = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    const found = await axeFaults(page, { ...(rules && { rules }), ...(without && { without }) })
    expect([name, colorScheme, found]).toEqual([name, colorScheme, []])
  }
}

/** Returns axe's findings once the page is at rest, one line for each rule with its first places. */
export async function axeFaults(
  page: Page,
  { rules, ignoring, without }: { rules?: string[]; ignoring?: string[]; without?: string } = {},
): Promise<string[]> {
  await comeToRest(page)
  await bringAxe(page)
  // Passed rules need no list, which saves time. By itself the builder would load axe twice for each look.
  const axe = new AxeBuilder({ page, axeSource: 'axe.version' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (ignoring) axe.disableRules(ignoring)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `axe ${id}: ${places.join(' · ')}`
  })
}

/** Loads axe into the frames that lack it: half a megabyte of code, which stays until the page is left. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/**
 * Waits until animations have ended, because colours in transition have no meaningful contrast, and one
 * transition may start when another ends. Endless animations, such as a skeleton's shimmer, are not waited
 * for.
 */
const comeToRest = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      for (const one of moving()) one.finish()
      await frame()
      await frame()
    } while (moving().length > 0)
  })
