import type { ShoppingLine, ShoppingUse } from '#contract/shopping.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { addDays, shortWeekday } from '#web/lib/calendar-day.ts'
import { dateFormat } from '#web/words/format.ts'

/** `250 g + 1 bunch spinach`. */
export const lineName = ({ amount, text }: Pick<ShoppingLine, 'amount' | 'text'>): string =>
  amount ? `${withFractionSigns(amount)} ${text}` : text

const dayOfMonth = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayAlone = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

const DAYS_KNOWN_BY_NAME = 6

/** `Tue` within a week from today, `Tue 1 Dec` after that. */
export const shortDay = (day: string, today: string): string =>
  (day >= today && day <= addDays(today, DAYS_KNOWN_BY_NAME) ? shortWeekday : dayOfMonth)(day)

/** `24 Nov`. */
export const plainDay = (day: string): string => dayAlone(day)

/** Each dish and day once, in the order of the list. */
export function distinctUses(uses: readonly ShoppingUse[]): ShoppingUse[] {
  const seen = new Set<string>()
  return uses.filter(({ recipeId, date }) => {
    const name = `${recipeId} ${date}`
    return !seen.has(name) && seen.add(name)
  })
}
