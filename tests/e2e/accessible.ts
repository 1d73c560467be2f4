import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

interface Looking {
  /** Where it stands, for the report. */
  name?: string
  /** What is not ours to judge, as a selector. */
  without?: string
}

/** axe finds nothing on the page as it stands, in either theme: between them only colours differ. */
export async function expectAccessible(page: Page, { name = page.url(), without }: Looking = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    const found = await axeFaults(page, { ...(rules && { rules }), ...(without && { without }) })
    expect([name, colorScheme, found]).toEqual([name, colorScheme, []])
  }
}

/** What axe finds once the page has come to rest, one line for each rule with its first places. */
export async function axeFaults(
  page: Page,
  { rules, ignoring, without }: { rules?: string[]; ignoring?: string[]; without?: string } = {},
): Promise<string[]> {
  await comeToRest(page)
  // Of what it finds in order, it need not make a list.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules) axe.withRules(rules)
  if (ignoring) axe.disableRules(ignoring)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
    return `axe ${id}: ${places.join(' · ')}`
  })
}

/**
 * Colours that are still on their way to the other theme have no contrast to speak of, and one transition may begin when
 * another has ended. What never ends, such as a skeleton's shimmer, is not waited for.
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
