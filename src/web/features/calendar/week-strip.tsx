import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Meal } from '#contract/meals.ts'
import { addDays, weekdayAndDay, weekOf } from '#web/lib/calendar-day.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { icon } from '#web/ui/icon.ts'
import { mealCount } from './meal-words.ts'

interface WeekStripProps {
  chosen: string
  meals: ReadonlyMap<string, Meal[]>
  onChoose: (day: string) => void
}

/** The week of the chosen day on a phone: a tap shows that day's meals below. */
export const WeekStrip = ({ chosen, meals, onChoose }: WeekStripProps) => (
  <section aria-label="Week" className="mt-5 flex items-center gap-1">
    <Button
      variant="ghost"
      size="icon"
      className="-ml-2 w-8"
      aria-label="Week before"
      onClick={() => onChoose(addDays(chosen, -7))}
    >
      <ChevronLeft {...icon} />
    </Button>
    <ul className="grid flex-1 grid-cols-7 gap-1">
      {weekOf(chosen).map((day) => {
        const count = meals.get(day)?.length ?? 0
        const name = weekdayAndDay(day)
        return (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              aria-label={`Show ${name}${count > 0 ? `, ${mealCount(count)}` : ''}`}
              onClick={() => onChoose(day)}
              className={cx(
                'flex h-14 w-full flex-col items-center justify-center rounded-lg border text-[0.9375rem] leading-tight',
                day === chosen
                  ? 'border-accent bg-accent-tint font-bold text-accent-strong'
                  : 'border-line bg-card text-ink-soft',
              )}
            >
              <span className="text-[0.8125rem]">{name.slice(0, 2)}</span>
              <span className="tabular-nums">{Number(day.slice(8))}</span>
            </button>
          </li>
        )
      })}
    </ul>
    <Button
      variant="ghost"
      size="icon"
      className="-mr-2 w-8"
      aria-label="Week after"
      onClick={() => onChoose(addDays(chosen, 7))}
    >
      <ChevronRight {...icon} />
    </Button>
  </section>
)
