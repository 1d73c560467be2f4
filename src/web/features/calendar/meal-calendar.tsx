import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { mealsQuery } from '#web/data/meals.ts'
import { HttpError, messageOf } from '#web/lib/http-error.ts'
import { useNextFrame } from '#web/lib/next-frame.ts'
import { useOpened } from '#web/lib/use-opened.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { icon } from '#web/ui/icon.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'
import { CalendarDialog, type Opened } from './calendar-dialog.tsx'
import { DayCard } from './day-card.tsx'
import { mealsByDay } from './meal-words.ts'
import { MonthBar } from './month-bar.tsx'
import { MonthGrid } from './month-grid.tsx'
import { PlanDrag } from './plan-drag.tsx'
import { Shelf } from './shelf.tsx'
import { CalendarUpsell } from './upsell.tsx'
import { useDays } from './use-days.ts'
import { MealChangesProvider, useMealChangesWith } from './use-meal-changes.ts'
import { useUndo } from './use-undo.ts'
import { useWide } from './use-wide.ts'
import { WeekStrip } from './week-strip.tsx'

interface MealCalendarProps {
  /** Renders further actions on a day, below its meals. */
  dayActions?: (day: string) => ReactNode
  /** Content below the calendar. */
  children?: ReactNode
}

/**
 * The plan of an active subscriber: a month of tiles with today beside it; on a phone dots, a week and a day.
 */
export function MealCalendar({ dayActions, children }: MealCalendarProps) {
  const t = useWords(calendarWords)
  const wide = useWide()
  const monthIsThere = useNextFrame()
  const { today, month, chosen, first, last, choose, toMonth, toToday } = useDays()
  const { opened, open: setOpened, close } = useOpened<Opened>()
  const changes = useMealChangesWith(useUndo())
  const focusNext = useRef(false)
  const ofMonth = useQuery(mealsQuery(first, last))
  const todayIsInView = first <= today && today <= last
  const ofToday = useQuery({ ...mealsQuery(today, today), enabled: !todayIsInView })
  const todaysMeals = todayIsInView ? ofMonth : ofToday

  const meals = useMemo(
    () => mealsByDay([...(ofMonth.data ?? []), ...(todayIsInView ? [] : (ofToday.data ?? []))]),
    [ofMonth.data, ofToday.data, todayIsInView],
  )
  const now = useRef(choose)
  now.current = choose
  const plan = useCallback(
    (day: string) => {
      now.current(day)
      setOpened({ what: 'plan', day })
    },
    [setOpened],
  )
  const view = useCallback(
    (day: string) => {
      now.current(day)
      setOpened({ what: 'day', day })
    },
    [setOpened],
  )

  const { error } = ofMonth
  // The subscription may have ended since the account was read.
  if (error instanceof HttpError && error.code === 'premium_required') return <CalendarUpsell />

  const listed = wide ? today : chosen
  return (
    <MealChangesProvider value={changes}>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl md:text-5xl">{t.title}</h1>
          <p className="mt-2 text-lg text-ink-soft">{t.subtitle}</p>
        </div>
        <Button className="max-md:hidden" onClick={() => setOpened({ what: 'day', day: today })}>
          <CalendarCheck {...icon} />
          {t.viewToday}
        </Button>
      </header>
      {error && !ofMonth.data ? (
        <ErrorState
          title={t.notLoaded}
          text={messageOf(error, t.planIsSafe)}
          onRetry={() => {
            void ofMonth.refetch()
            if (!todayIsInView) void ofToday.refetch()
          }}
        />
      ) : (
        <PlanDrag
          onMeal={(meal, day, { copies, byKeys }) => {
            focusNext.current = byKeys && day !== chosen
            choose(day)
            void (copies ? changes.copy(meal, day) : changes.move(meal, day))
          }}
          onShelf={(fromShelf, day) => setOpened({ what: 'plan', day, fromShelf })}
        >
          <div className="items-start gap-8 lg:grid lg:grid-cols-[1fr_19rem]">
            <div className="min-w-0">
              <MonthBar
                month={month}
                onMonth={toMonth}
                onToday={toToday}
                onCopyWeek={() => setOpened({ what: 'copy-week', day: chosen })}
              />
              <MonthGrid
                month={month}
                today={today}
                chosen={chosen}
                focusNext={focusNext}
                meals={meals}
                wide={wide}
                busy={ofMonth.isFetching}
                onChoose={choose}
                onPlan={plan}
                onView={view}
              />
              <div className="mt-3 space-y-0.5 text-small text-ink-soft">
                <p>{t.clickAnyDate}</p>
                <p className="max-md:hidden">{t.hoverForEye}</p>
              </div>
              {monthIsThere && !wide && <WeekStrip chosen={chosen} meals={meals} onChoose={choose} />}
            </div>
            {monthIsThere && (
              <div className="mt-6 space-y-6 lg:mt-11">
                {ofMonth.isPending || todaysMeals.isPending ? (
                  <Skeleton className="h-48 rounded-card" />
                ) : (
                  <DayCard
                    day={listed}
                    isToday={listed === today}
                    meals={meals.get(listed) ?? []}
                    hasEye={!wide}
                    onOpen={setOpened}
                  />
                )}
                <Shelf
                  onAdd={() => setOpened({ what: 'shelf', day: chosen })}
                  onPlan={(fromShelf) => setOpened({ what: 'plan', day: chosen, fromShelf })}
                />
              </div>
            )}
          </div>
        </PlanDrag>
      )}
      {monthIsThere && children}
      <CalendarDialog
        opened={opened}
        today={today}
        meals={(opened && meals.get(opened.day)) ?? []}
        onOpen={setOpened}
        onClose={close}
        dayActions={dayActions}
      />
    </MealChangesProvider>
  )
}
