import type { Clock } from '#server/ports/clock.ts'

/** A clock that runs like the real one and can be moved. */
export const testClock = () => {
  let ahead = 0
  const clock: Clock = { now: () => new Date(Date.now() + ahead) }
  return Object.assign(clock, {
    /** From now on it is this time. */
    set: (to: Date | string) => {
      ahead = new Date(to).getTime() - Date.now()
    },
    advance: (ms: number) => {
      ahead += ms
    },
  })
}
export type TestClock = ReturnType<typeof testClock>
