import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** How long the server is watched, and how much of that time it may have worked to count as idle. */
const WATCHED_MS = 500
const BUSY_SHARE = 0.08

/**
 * Resolves once the event loop has had next to nothing to do for a moment: what nobody waits for can then be done.
 * @throws the signal's reason, once it is aborted
 */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await pause(WATCHED_MS, undefined, { signal, ref: false })
    if (performance.eventLoopUtilization(before).utilization < BUSY_SHARE) return
  }
}
