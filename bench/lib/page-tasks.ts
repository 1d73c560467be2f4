import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Microseconds of the thread's own CPU time, which excludes the time of other processes. */
  tdur?: number
  args?: { name?: string; chrome_mojo_event_info?: { mojo_interface_tag?: string } }
}

/** Categories for `browser.startTracing` that `tasksOf` reads. */
export const taskCategories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/** Marks the moment from which tasks count, because starting a trace is work for the page too. */
export const markStart = (page: Page) => page.evaluate((name) => void performance.mark(name), START)
const START = 'traced from here'

/**
 * Lists the tasks of the page's main thread, in milliseconds of its CPU time, without those in which the test
 * runner queries the page.
 */
export function tasksOf(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const start = traceEvents.find(({ name }) => name === START)?.ts ?? 0
  const ofPage = traceEvents.filter(
    (one) => one.ph === 'X' && one.ts >= start && mains.has(`${one.pid} ${one.tid}`),
  )
  const asked = ofPage.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )
  return ofPage
    .filter((task) => task.name.endsWith('RunTask') && !asked.some((question) => holds(task, question)))
    .map(({ tdur = 0 }) => tdur / 1000)
}

const holds = (outer: TraceEvent, inner: TraceEvent) =>
  outer.tid === inner.tid && outer.ts <= inner.ts && inner.ts <= outer.ts + (outer.dur ?? 0)
