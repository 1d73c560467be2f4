import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { MealCalendar } from '#web/features/calendar/meal-calendar.tsx'
import { CalendarUpsell } from '#web/features/calendar/upsell.tsx'
import { DaysToListButton } from '#web/features/shopping/days-to-list-button.tsx'
import { addDays, today } from '#web/lib/calendar-day.ts'
import { useDrawnInSteps } from '#web/lib/drawn-in-steps.ts'
import { messageOf } from '#web/lib/http-error.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calendarWords } from '#web/words/calendar.ts'
import { frameWords } from '#web/words/frame.ts'
import { useWords } from '#web/words/words.ts'

export function Calendar() {
  const t = useWords(calendarWords)
  useTitle(t.title)
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  const isDrawn = useDrawnInSteps(user !== undefined)
  return (
    <main className="page py-8 md:py-12">
      {user && isDrawn ? (
        isPremium(user.subscriptionStatus) ? (
          <MealCalendar dayActions={dayActions}>
            <ShopForPlan />
          </MealCalendar>
        ) : (
          <CalendarUpsell />
        )
      ) : error ? (
        <ErrorState title={t.notLoaded} text={messageOf(error, t.planIsSafe)} onRetry={() => refetch()} />
      ) : (
        <div role="status" aria-label={t.loading}>
          <Skeleton className="h-12 max-w-sm" />
          <Skeleton className="mt-8 h-[36rem] rounded-card" />
        </div>
      )}
    </main>
  )
}

/** Shopping button of a day in the plan; past days have none. */
const dayActions = (day: string) => day >= today() && <DaysToListButton from={day} to={day} />

/** Links from the plan to shopping: the coming week in one tap, and the list. */
function ShopForPlan() {
  const frame = useWords(frameWords)
  const from = today()
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6 print:hidden">
      <DaysToListButton from={from} to={addDays(from, 6)} />
      <Button asChild variant="link" size="inline">
        <Link to={paths.shopping}>{frame.shopping}</Link>
      </Button>
    </div>
  )
}
