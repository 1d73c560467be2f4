import type { Page } from '@playwright/test'

/** Finds layout faults: a page wider than its window, and targets too small for a finger. */
export async function layoutFaults(page: Page, { touch }: { touch: boolean }): Promise<string[]> {
  const { tooWide, tooSmall } = await page.evaluate(() => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const tooWide =
      over > 1
        ? [...document.body.querySelectorAll('*')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .slice(-3)
            .map(named)
        : []
    const targets = document.body.querySelectorAll<HTMLElement>(
      'button, a[href], select, input:not([type="hidden"]), [role="menuitem"], [role="tab"]',
    )
    const tooSmall = [...targets]
      .filter((target) => {
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
        const isHidden = width <= 1 || height <= 1 || !target.checkVisibility({ visibilityProperty: true })
        // A link within a sentence is as high as its line (WCAG 2.5.8, inline).
        const isInline = getComputedStyle(target).display === 'inline'
        // A title whose whole card is its target covers the card with its ::after element.
        const isSpread = getComputedStyle(target, '::after').position === 'absolute'
        return (
          !isHidden &&
          !isInline &&
          !isSpread &&
          (width < 43.5 || height < 43.5) &&
          !target.closest('[aria-hidden="true"]')
        )
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return `${named(target)} ${Math.round(width)}×${Math.round(height)}`
      })
    return { tooWide, tooSmall }
  })
  return [
    ...tooWide.map((what) => `wider than its window: ${what}`),
    ...(touch ? [...new Set(tooSmall)].slice(0, 6).map((what) => `under 44 px: ${what}`) : []),
  ]
}
