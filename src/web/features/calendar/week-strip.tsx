import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Meal } from '#contract/meals.ts'
import { addDays, shortWeekday, weekdayAndDay, weekOf } from '#web/lib/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { DropHere } from './drop-here.tsx'

interface WeekStripProps {
  chosen: string
  meals: ReadonlyMap<string, Meal[]>
  onChoose: (day: string) => void
}

/** The week of the chosen day on a phone; a tap shows a day's meals below. */
export const WeekStrip = ({ chosen, meals, onChoose }: WeekStripProps) => {
  const t = useWords(calendarWords)
  return (
    <section aria-label={t.week} className="mt-4">
      <div className="mb-1 flex items-center">
        <p aria-hidden="true" className="mr-auto text-small font-semibold text-ink-soft">
          {t.week}
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.weekBefore}
          onClick={() => onChoose(addDays(chosen, -7))}
        >
          <ChevronLeft {...icon} />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t.weekAfter}
          onClick={() => onChoose(addDays(chosen, 7))}
        >
          <ChevronRight {...icon} />
        </Button>
      </div>
      <ul className="grid grid-cols-7 gap-1">
        {weekOf(chosen).map((day) => (
          <li key={day}>
            <WeekDay
              day={day}
              isChosen={day === chosen}
              count={meals.get(day)?.length ?? 0}
              onChoose={() => onChoose(day)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WeekDayProps {
  day: string
  isChosen: boolean
  count: number
  onChoose: () => void
}

function WeekDay({ day, isChosen, count, onChoose }: WeekDayProps) {
  const t = useWords(calendarWords)
  const name = weekdayAndDay(day)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t.showDay({ day: count > 0 ? t.dayWithMeals({ day: name, meals: t.meals(count) }) : name })}
      onClick={onChoose}
      className={cx(
        'relative flex h-14 w-full flex-col items-center justify-center rounded-lg border text-small leading-tight has-data-over:bg-accent-tint',
        isChosen
          ? 'border-accent bg-accent-tint font-bold text-accent-strong'
          : 'border-line bg-card text-ink-soft',
      )}
    >
      <DropHere id={`strip ${day}`} day={day} />
      <span className="text-fine">{shortWeekday(day).slice(0, 2)}</span>
      <span className="tabular-nums">{Number(day.slice(8))}</span>
    </button>
  )
}
