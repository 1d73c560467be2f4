import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often it looks, in milliseconds. */
const EVERY_MS = 20

/** How late the event loop comes to what is due. */
export const watchLoopDelay = () => {
  const intervals = monitorEventLoopDelay({ resolution: EVERY_MS })
  intervals.enable()
  return {
    /** In seconds, since the last reset. */
    quantile: (share: number) => lateness(intervals.percentile(share * 100)),
    reset: () => intervals.reset(),
    end: () => intervals.disable(),
  }
}

/** Node measures from one look to the next: a loop with nothing to do would count as 20 ms late. */
export const lateness = (intervalNs: number) =>
  Number((Math.max(0, intervalNs / 1e6 - EVERY_MS) / 1000).toFixed(6))
