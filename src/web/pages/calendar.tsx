import { useQuery } from '@tanstack/react-query'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { MealCalendar } from '#web/features/calendar/meal-calendar.tsx'
import { CalendarUpsell } from '#web/features/calendar/upsell.tsx'
import { messageOf } from '#web/lib/http-error.ts'
import { useTitle } from '#web/lib/use-title.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pagesWords } from '#web/words/pages.ts'
import { useWords } from '#web/words/words.ts'

export function Calendar() {
  const t = useWords(pagesWords)
  useTitle(t.calendar)
  const { data: user, error, refetch } = useQuery(currentUserQuery)
  return (
    <main className="page py-8 md:py-12">
      {user ? (
        isPremium(user.subscriptionStatus) ? (
          <MealCalendar />
        ) : (
          <CalendarUpsell />
        )
      ) : error ? (
        <ErrorState
          title={t.calendarFailed}
          text={messageOf(error, t.calendarFailedText)}
          onRetry={() => refetch()}
        />
      ) : (
        <div role="status" aria-label={t.loadingCalendar}>
          <Skeleton className="h-12 max-w-sm" />
          <Skeleton className="mt-8 h-[36rem] rounded-card" />
        </div>
      )}
    </main>
  )
}
