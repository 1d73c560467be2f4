import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Milliseconds between two measurements. */
const EVERY_MS = 20

export const watchLoopDelay = () => {
  const intervals = monitorEventLoopDelay({ resolution: EVERY_MS })
  intervals.enable()
  return {
    /** Delay in seconds at a quantile, since the last reset. */
    quantile: (share: number) => lateness(intervals.percentile(share * 100)),
    reset: () => intervals.reset(),
    end: () => intervals.disable(),
  }
}

/**
 * Subtracts the interval, because Node measures from one timer to the next: an idle loop would count as 20 ms
 * late.
 */
export const lateness = (intervalNs: number) =>
  Number((Math.max(0, intervalNs / 1e6 - EVERY_MS) / 1000).toFixed(6))
