import type { Page } from '@playwright/test'

/** The duration of one interaction, and its description. */
export interface Interaction {
  /** Milliseconds from the press to the next frame: the browser's own measure, in steps of 8 ms. */
  ms: number
  what: string
}

/** Shortest duration that the browser reports. */
export const SHORTEST_MS = 8

interface Watch {
  worst: Interaction
  before: number
  take(): void
}
interface Counting extends Performance {
  interactionCount: number
}

/** Runs in each page before its own scripts. */
export function watchInteractions() {
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceEventTiming[]) {
      if (entry.interactionId === 0 || entry.duration <= watch.worst.ms) continue
      const { name, duration, startTime, processingStart, processingEnd } = entry
      const target = entry.target instanceof Element ? entry.target : null
      const label = target?.getAttribute('aria-label') ?? target?.textContent?.slice(0, 30)
      const parts = [processingStart - startTime, processingEnd - processingStart].map(Math.round)
      watch.worst = { ms: duration, what: `${name} on “${label}”: waited ${parts[0]}, handled ${parts[1]}` }
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  const watch: Watch = { worst: { ms: 0, what: '' }, before: 0, take: () => note(observer.takeRecords()) }
  Object.assign(window, { watch })
  const shortest: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  observer.observe(shortest)
}

/**
 * Waits until the page is idle and has drawn its work; the pause is there because the browser reports an
 * interaction a moment later.
 */
export const untilCalm = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  })

/** Runs `act` and returns the longest interaction during it. */
export async function worstOf(page: Page, act: () => Promise<void>): Promise<Interaction> {
  await untilCalm(page)
  await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch }
    watch.take()
    watch.worst = { ms: 0, what: '' }
    watch.before = (performance as Counting).interactionCount
  })
  await act()
  await untilCalm(page)
  const { worst, count } = await page.evaluate(() => {
    const { watch } = window as unknown as { watch: Watch }
    watch.take()
    return { worst: watch.worst, count: (performance as Counting).interactionCount - watch.before }
  })
  if (count === 0) throw new Error('The browser saw nobody interact.')
  return worst.ms > 0 ? worst : { ms: SHORTEST_MS, what: 'shorter than the browser tells' }
}
