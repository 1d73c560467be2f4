import type { CookedLog } from '#contract/cooked.ts'
import { dayInWords } from '#web/lib/calendar-day.ts'
import { cookingLogWords } from '#web/words/cooking-log.ts'

/** A summary of the log: `Cooked 4 times, last on 3 November`. */
export function cookedWords({ times, entries }: CookedLog, now = new Date()): string {
  const [last] = entries
  const t = cookingLogWords.get()
  if (!last) return t.notYet
  const day = dayInWords(last.cookedOn, now)
  return times === 1 ? t.once({ day }) : t.times(times, { day })
}
