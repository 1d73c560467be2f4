import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { mealsQuery } from '#web/data/meals.ts'
import { inMonth, monthOf, weeksOf } from '#web/lib/calendar-day.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CalendarDialog, type Opened } from './calendar-dialog.tsx'
import { DayCard } from './day-card.tsx'
import { mealsByDay } from './meal-words.ts'
import { MonthBar } from './month-bar.tsx'
import { MonthGrid } from './month-grid.tsx'
import { CalendarUpsell } from './upsell.tsx'
import { useToday } from './use-today.ts'
import { useWide } from './use-wide.ts'
import { WeekStrip } from './week-strip.tsx'

/** The plan of an active subscriber: a month of tiles and today beside it; on a phone dots, a week and a day. */
export function MealCalendar() {
  const today = useToday()
  const wide = useWide()
  const [month, setMonth] = useState(monthOf(today))
  const [chosen, setChosen] = useState(today)
  const [opened, setOpened] = useState<Opened | null>(null)
  const weeks = weeksOf(month)
  const ofMonth = useQuery(mealsQuery(weeks[0]?.[0] ?? chosen, weeks.at(-1)?.at(-1) ?? chosen))
  const ofToday = useQuery(mealsQuery(today, today))

  const { error } = ofMonth
  // The subscription may have ended since the account was read.
  if (error instanceof HttpError && error.code === 'premium_required') return <CalendarUpsell />

  const meals = mealsByDay([
    ...(ofMonth.data ?? []).filter(({ date }) => date !== today),
    ...(ofToday.data ?? ofMonth.data ?? []).filter(({ date }) => date === today),
  ])
  const choose = (day: string) => {
    setChosen(day)
    // A day that the neighbouring months lend to this one's weeks is in view already.
    if (!weeks.some((week) => week.includes(day))) setMonth(monthOf(day))
  }
  const toMonth = (next: string) => {
    setMonth(next)
    setChosen(inMonth(chosen, next))
  }
  const listed = wide ? today : chosen
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl md:text-5xl">Meal Calendar</h1>
          <p className="mt-2 text-lg text-ink-soft">Plan your meals and organize your cooking schedule</p>
        </div>
        <Button className="max-md:hidden" onClick={() => setOpened({ what: 'day', day: today })}>
          <CalendarCheck {...icon} />
          View Today
        </Button>
      </header>
      {error && !ofMonth.data ? (
        <ErrorState
          title="The calendar could not be loaded"
          text={messageOf(error, 'Your plan is safe. Please try again.')}
          onRetry={() => {
            void ofMonth.refetch()
            void ofToday.refetch()
          }}
        />
      ) : (
        <div className="items-start gap-8 lg:grid lg:grid-cols-[1fr_19rem]">
          <div className="min-w-0">
            <MonthBar
              month={month}
              onMonth={toMonth}
              onToday={() => {
                setMonth(monthOf(today))
                setChosen(today)
              }}
            />
            <MonthGrid
              month={month}
              today={today}
              chosen={chosen}
              meals={meals}
              wide={wide}
              busy={ofMonth.isFetching}
              onChoose={choose}
              onPlan={(day) => setOpened({ what: 'plan', day })}
              onView={(day) => setOpened({ what: 'day', day })}
            />
            <div className="mt-3 space-y-0.5 text-[0.9375rem] text-ink-soft">
              <p>Click any date to plan a meal</p>
              <p className="max-md:hidden">
                Hover over dates with meals and click the eye icon to view day details
              </p>
            </div>
            {!wide && <WeekStrip chosen={chosen} meals={meals} onChoose={choose} />}
          </div>
          <div className="mt-6 lg:mt-11">
            {ofMonth.isPending || ofToday.isPending ? (
              <Skeleton className="h-48 rounded-card" />
            ) : (
              <DayCard
                day={listed}
                isToday={listed === today}
                meals={meals.get(listed) ?? []}
                onPlan={() => setOpened({ what: 'plan', day: listed })}
                onEdit={(meal) => setOpened({ what: 'edit', day: meal.date, meal })}
                onView={wide ? undefined : () => setOpened({ what: 'day', day: listed })}
              />
            )}
          </div>
        </div>
      )}
      <CalendarDialog opened={opened} meals={(opened && meals.get(opened.day)) ?? []} onOpen={setOpened} />
    </>
  )
}
