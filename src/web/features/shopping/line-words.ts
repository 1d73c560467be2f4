import type { ShoppingLine, ShoppingUse } from '#contract/shopping.ts'
import { withFractionSigns } from '#domain/fraction-signs.ts'
import { addDays, shortWeekday } from '#web/lib/calendar-day.ts'
import { dateFormat } from '#web/words/format.ts'

/** The amount and name of a line: `250 g + 1 bunch spinach`. */
export const lineName = ({
  amount,
  joiner = '',
  text,
}: Pick<ShoppingLine, 'amount' | 'joiner' | 'text'>): string =>
  amount ? `${withFractionSigns(amount)} ${joiner}${text}` : text

const dayOfMonth = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayAlone = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })

const DAYS_KNOWN_BY_NAME = 6

/** Formats a day as `Tue` within a week from today, and as `Tue 1 Dec` after that. */
export const shortDay = (day: string, today: string): string =>
  (day >= today && day <= addDays(today, DAYS_KNOWN_BY_NAME) ? shortWeekday : dayOfMonth)(day)

/** Formats a day as `24 Nov`. */
export const plainDay = (day: string): string => dayAlone(day)

/** Removes repeated pairs of dish and day, and keeps the order. */
export function distinctUses(uses: readonly ShoppingUse[]): ShoppingUse[] {
  const seen = new Set<string>()
  return uses.filter(({ recipeId, date }) => {
    const name = `${recipeId} ${date}`
    return !seen.has(name) && seen.add(name)
  })
}
