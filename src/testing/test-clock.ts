import type { Clock } from '#server/ports/clock.ts'

/** A clock that runs like the real one and can be moved, or stopped. */
export const testClock = () => {
  let ahead = 0
  let stoppedAt: number | null = null
  const real = () => stoppedAt ?? Date.now()
  const clock: Clock = { now: () => new Date(real() + ahead) }
  return Object.assign(clock, {
    /** From now on it is this time. */
    set: (to: Date | string) => {
      ahead = new Date(to).getTime() - real()
    },
    advance: (ms: number) => {
      ahead += ms
    },
    /** From now on it moves only when it is moved: what a test counts does not hang on how fast the machine is. */
    stop: () => {
      stoppedAt = Date.now()
    },
  })
}
export type TestClock = ReturnType<typeof testClock>
