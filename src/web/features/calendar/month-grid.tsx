import { Eye } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Meal } from '#contract/meals.ts'
import {
  addDays,
  addMonths,
  inMonth,
  monthInWords,
  monthOf,
  weekdayAndDay,
  weekOf,
  weeksOf,
} from '#web/lib/calendar-day.ts'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { MealChip, MealDot } from './meal-type.tsx'
import { mealCount } from './meal-words.ts'

/** More than these are counted, not shown. */
const MAX_CHIPS = 3
const MAX_DOTS = 4
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

interface MonthGridProps {
  month: string
  today: string
  /** The day that the keyboard is on. */
  chosen: string
  meals: ReadonlyMap<string, Meal[]>
  wide: boolean
  busy: boolean
  onChoose: (day: string) => void
  onPlan: (day: string) => void
  onView: (day: string) => void
}

/** A month from Sunday. One stop for Tab; arrows, Home, End and the page keys move over the days. */
export function MonthGrid({
  month,
  today,
  chosen,
  meals,
  wide,
  busy,
  onChoose,
  onPlan,
  onView,
}: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const byKey = useRef(false)

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [chosen])

  const move = (event: KeyboardEvent) => {
    const target = dayForKey(event.key, chosen)
    if (!target) return
    event.preventDefault()
    byKey.current = true
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
      {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above. */}
      <div role="row" className="grid grid-cols-7">
        {weekdays.map((name) => (
          // biome-ignore lint/a11y/useSemanticElements: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <span
            key={name}
            role="columnheader"
            aria-label={name}
            className="py-2 text-center text-sm font-semibold text-ink-soft"
          >
            {name.slice(0, 3)}
          </span>
        ))}
      </div>
      {weeksOf(month).map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: see above.
        // biome-ignore lint/a11y/useFocusableInteractive: see above.
        <div key={week[0]} role="row" className="grid grid-cols-7 border-t border-line">
          {week.map((day) => (
            <DayTile
              key={day}
              day={day}
              meals={meals.get(day) ?? []}
              isToday={day === today}
              isChosen={day === chosen}
              isOutside={monthOf(day) !== month}
              wide={wide}
              onPlan={() => {
                onChoose(day)
                onPlan(day)
              }}
              onView={() => {
                onChoose(day)
                onView(day)
              }}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface DayTileProps {
  day: string
  meals: readonly Meal[]
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  wide: boolean
  onPlan: () => void
  onView: () => void
}

function DayTile({ day, meals, isToday, isChosen, isOutside, wide, onPlan, onView }: DayTileProps) {
  const name = weekdayAndDay(day)
  const more = meals.length - MAX_CHIPS
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above.
    // biome-ignore lint/a11y/useFocusableInteractive: see above.
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={cx(
        'group relative not-first:border-l not-first:border-line',
        wide ? 'h-[100px]' : 'h-13',
        isOutside && 'bg-paper',
      )}
    >
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={meals.length > 0 ? `${name}, ${mealCount(meals.length)}` : name}
        onClick={onPlan}
        className={cx(
          'flex size-full flex-col -outline-offset-2 transition-colors duration-150 hover:bg-accent-tint',
          wide ? 'gap-0.5 p-1.5' : 'items-center gap-1 py-1.5',
          !wide && isChosen && 'bg-accent-tint',
        )}
      >
        <span className="flex w-full items-center justify-between gap-1 max-md:justify-center">
          <span
            className={cx(
              'grid h-6 min-w-6 place-items-center rounded-full px-1 text-[0.9375rem] leading-none tabular-nums',
              isToday ? 'bg-accent font-bold text-on-accent' : 'text-ink',
              isOutside && !isToday && 'text-ink-soft',
            )}
          >
            {Number(day.slice(8))}
          </span>
          {wide && more > 0 && (
            <span className="text-[0.8125rem] font-semibold text-ink-soft">+{more} more</span>
          )}
        </span>
        {wide ? (
          <span className="flex w-full flex-col gap-px text-left">
            {meals.slice(0, MAX_CHIPS).map((meal) => (
              <MealChip key={meal.id} meal={meal} />
            ))}
          </span>
        ) : (
          <span className="flex h-1.5 gap-0.5">
            {meals.slice(0, MAX_DOTS).map(({ id, mealType }) => (
              <MealDot key={id} type={mealType} />
            ))}
          </span>
        )}
      </button>
      {wide && meals.length > 0 && (
        <button
          type="button"
          tabIndex={isChosen ? 0 : -1}
          aria-label={`View meals for ${name}`}
          onClick={onView}
          className={cx(
            'absolute right-1 bottom-1 grid size-9 place-items-center rounded-full border border-line bg-card text-ink shadow-float transition-opacity duration-150 hover:text-accent',
            'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100',
          )}
        >
          <Eye {...icon} className="size-5" />
        </button>
      )}
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
