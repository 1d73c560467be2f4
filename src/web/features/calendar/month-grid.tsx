import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Meal } from '#contract/meals.ts'
import {
  addDays,
  addMonths,
  inMonth,
  monthInWords,
  monthOf,
  shortWeekday,
  weekdayName,
  weekOf,
  weeksOf,
} from '#web/lib/calendar-day.ts'
import { DayTile } from './day-tile.tsx'
import { DrawnSigns } from './drawn-signs.tsx'

interface MonthGridProps {
  month: string
  today: string
  /** The day with the keyboard position. */
  chosen: string
  /** Set to true to make the next chosen day take the focus. */
  focusNext: RefObject<boolean>
  meals: ReadonlyMap<string, Meal[]>
  wide: boolean
  busy: boolean
  onChoose: (day: string) => void
  onPlan: (day: string) => void
  onView: (day: string) => void
}

const none: readonly Meal[] = []

/** The tiles of a month. It is one tab stop; arrows, Home, End and the page keys move between the days. */
export function MonthGrid({
  month,
  today,
  chosen,
  focusNext,
  meals,
  wide,
  busy,
  onChoose,
  onPlan,
  onView,
}: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const weeks = weeksOf(month)

  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen, focusNext])

  const move = (event: KeyboardEvent) => {
    // During a keyboard drag the same keys move the meal.
    if (event.target instanceof HTMLElement && 'grip' in event.target.dataset) return
    // Combinations with a modifier key belong to the browser, such as Alt with an arrow for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayForKey(event.key, chosen)
    if (!target) return
    event.preventDefault()
    focusNext.current = true
    onChoose(target)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as tiles of one height.
    <div
      ref={grid}
      role="grid"
      aria-label={monthInWords(month)}
      aria-busy={busy}
      onKeyDown={move}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      {wide && <DrawnSigns />}
      {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div role="row" className="grid grid-cols-7">
        {weeks[0]?.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <span
            key={day}
            role="columnheader"
            aria-label={weekdayName(day)}
            className="py-2 text-center text-sm font-semibold text-ink-soft"
          >
            {shortWeekday(day)}
          </span>
        ))}
      </div>
      {weeks.map((week, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        // biome-ignore lint/suspicious/noArrayIndexKey: the tiles of the next month are the same tiles.
        <div key={row} role="row" className="grid grid-cols-7 border-t border-line">
          {week.map((day, column) => (
            <DayTile
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              key={column}
              place={row * 7 + column}
              day={day}
              meals={meals.get(day) ?? none}
              isToday={day === today}
              isChosen={day === chosen}
              isOutside={monthOf(day) !== month}
              wide={wide}
              onPlan={onPlan}
              onView={onView}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function dayForKey(key: string, day: string): string | undefined {
  const week = weekOf(day)
  const moves: Record<string, string | undefined> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: week[0],
    End: week[6],
    PageUp: inMonth(day, addMonths(monthOf(day), -1)),
    PageDown: inMonth(day, addMonths(monthOf(day), 1)),
  }
  return moves[key]
}
