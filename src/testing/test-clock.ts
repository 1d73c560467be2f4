import type { Clock } from '#server/ports/clock.ts'

/** Creates a clock that runs like the real one and can be moved or stopped. */
export const testClock = () => {
  let ahead = 0
  let stoppedAt: number | null = null
  const real = () => stoppedAt ?? Date.now()
  const clock: Clock = { now: () => new Date(real() + ahead) }
  return Object.assign(clock, {
    /** Sets the clock to this time, from which it runs on. */
    set: (to: Date | string) => {
      ahead = new Date(to).getTime() - real()
    },
    advance: (ms: number) => {
      ahead += ms
    },
    /**
     * Stops the clock, which then moves only by `advance` and `set`, so that the machine's speed does not
     * change a test's counts.
     */
    stop: () => {
      stoppedAt = Date.now()
    },
  })
}
export type TestClock = ReturnType<typeof testClock>
