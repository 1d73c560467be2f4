import { isTimer, readDurations } from './read-durations.ts'
import { timerName } from './timer-name.ts'

/** A time named in a step, at `step.slice(start, end)`, at whose end a cook may want to be rung. */
export interface StepTime {
  start: number
  end: number
  /** Seconds; of a range the lower end, since a cook who looks too early loses nothing. */
  seconds: number
  /** Seconds of the upper end of a range; the same as `seconds` for a plain time. */
  upTo: number
  /** Name of the timer, from the verb beside the time: `Simmer`. */
  name: string
}

/**
 * Returns every time in a step that can be waited for: "20 to 25 minutes", "1½ hours", "an hour and a half",
 * "30 seconds". "Overnight", days, deadlines ("within 2 hours") and work done ahead are no timers.
 */
export const timesIn = (step: string): StepTime[] =>
  readDurations(step)
    .filter((duration) => isTimer(step, duration))
    .map((duration) => ({ ...duration, name: timerName(step, duration) }))
