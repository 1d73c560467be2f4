import type { CookedLog } from '#contract/cooked.ts'
import { dayInWords } from '#web/lib/calendar-day.ts'

/** `Cooked 4 times, last on 3 November`. */
export function cookedWords({ times, entries }: CookedLog, now = new Date()): string {
  const [last] = entries
  if (!last) return 'Not cooked yet'
  const day = dayInWords(last.cookedOn, now)
  return times === 1 ? `Cooked once, on ${day}` : `Cooked ${times} times, last on ${day}`
}
