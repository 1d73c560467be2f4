import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds for which the event loop is watched, and the share of that time up to which it counts as idle.
 */
const WATCHED_MS = 500
const BUSY_SHARE = 0.08

/**
 * Resolves once the event loop has been nearly idle for a moment, so that unimportant work can be done.
 * @throws the signal's reason, once it is aborted
 */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await pause(WATCHED_MS, undefined, { signal, ref: false })
    if (performance.eventLoopUtilization(before).utilization < BUSY_SHARE) return
  }
}
