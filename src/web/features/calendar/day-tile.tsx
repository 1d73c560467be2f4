import { memo } from 'react'
import type { Meal } from '#contract/meals.ts'
import { weekdayAndDay } from '#web/lib/calendar-day.ts'
import { cx } from '#web/ui/cx.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { ChipGrip, DraggableChip } from './draggable-chip.tsx'
import { DrawnSign } from './drawn-signs.tsx'
import { DropHere } from './drop-here.tsx'
import { MealDot } from './meal-type.tsx'
import { tileId } from './next-day-coordinates.ts'

/** Greatest numbers of meals shown as chips and dots; further meals are counted. */
const MAX_CHIPS = 3
const MAX_DOTS = 4

interface DayTileProps {
  /** Index of the tile in the month; the days change with the month, the tiles stay. */
  place: number
  day: string
  meals: readonly Meal[]
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  wide: boolean
  onPlan: (day: string) => void
  onView: (day: string) => void
}

/**
 * A day of the month: its date plans a meal, its eye button shows the day, and meals can be dropped on it.
 */
export const DayTile = memo(function DayTile({
  place,
  day,
  meals,
  isToday,
  isChosen,
  isOutside,
  wide,
  onPlan,
  onView,
}: DayTileProps) {
  const t = useWords(calendarWords)
  const name = weekdayAndDay(day)
  const more = meals.length - MAX_CHIPS
  const shown = meals.slice(0, MAX_CHIPS)
  const date = (
    <span
      className={cx(
        'grid h-6 min-w-6 place-items-center rounded-full px-1 text-small leading-none tabular-nums',
        isToday ? 'bg-accent font-bold text-on-accent' : 'text-ink',
        isOutside && !isToday && 'text-ink-soft',
      )}
    >
      {Number(day.slice(8))}
    </span>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as tiles of one height.
    // biome-ignore lint/a11y/useFocusableInteractive: what is in it has the focus.
    <div
      role="gridcell"
      aria-selected={isChosen}
      className={cx(
        'group relative not-first:border-l not-first:border-line has-data-over:bg-accent-tint',
        wide ? 'h-[100px]' : 'h-13',
        isOutside && 'bg-paper',
      )}
    >
      <DropHere id={tileId(place)} day={day} />
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-label={meals.length > 0 ? t.dayWithMeals({ day: name, meals: t.meals(meals.length) }) : name}
        onClick={() => onPlan(day)}
        className={cx(
          'flex size-full flex-col -outline-offset-2 transition-colors duration-150 hover:bg-accent-tint',
          wide ? 'items-start p-1.5' : 'items-center gap-1 py-1.5',
          !wide && isChosen && 'bg-accent-tint',
        )}
      >
        {wide && more > 0 ? (
          <span className="flex w-full items-center justify-between gap-1">
            {date}
            <span className="text-fine leading-none font-semibold text-ink-soft pointer-coarse:absolute pointer-coarse:bottom-1 pointer-coarse:left-3">
              {t.more({ count: more })}
            </span>
          </span>
        ) : (
          date
        )}
        {meals.length > 0 &&
          (wide ? (
            <span className="mt-0.5 flex w-full flex-col gap-px text-left">
              {shown.map((meal) => (
                <DraggableChip key={meal.id} meal={meal} />
              ))}
            </span>
          ) : (
            <span className="flex h-1.5 gap-0.5">
              {meals.slice(0, MAX_DOTS).map(({ id, mealType }) => (
                <MealDot key={id} type={mealType} />
              ))}
            </span>
          ))}
      </button>
      {wide && meals.length > 0 && (
        <>
          {/* Only the chosen day has these keyboard handles, so that Tab reaches them on that day alone. */}
          {isChosen && (
            <span className="pointer-events-none absolute inset-x-1.5 top-8 flex flex-col gap-px">
              {shown.map((meal) => (
                <ChipGrip key={meal.id} meal={meal} />
              ))}
            </span>
          )}
          <button
            type="button"
            tabIndex={isChosen ? 0 : -1}
            aria-label={t.viewMealsFor({ day: name })}
            onClick={() => onView(day)}
            className={cx(
              'absolute right-1 bottom-1 grid size-9 place-items-center rounded-full border border-line bg-card text-ink shadow-float transition-opacity duration-150 hover:text-accent',
              'opacity-0 group-hover:opacity-100 group-focus-within:opacity-100',
              // A touchscreen has no hover, so the button is always visible there, beside the date where it
              // covers no meal.
              'pointer-coarse:-top-1 pointer-coarse:right-0 pointer-coarse:size-11 pointer-coarse:border-0 pointer-coarse:bg-transparent pointer-coarse:text-ink-soft pointer-coarse:opacity-100 pointer-coarse:shadow-none',
            )}
          >
            <DrawnSign sign="eye" className="size-5" />
          </button>
        </>
      )}
    </div>
  )
})
