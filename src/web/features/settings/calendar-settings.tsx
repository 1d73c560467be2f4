import { useQuery } from '@tanstack/react-query'
import type { CookSettings } from '#contract/settings.ts'
import { isPremium } from '#domain/plan.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { Section } from '#web/ui/section.tsx'
import { calendarFeedWords } from '#web/words/calendar-feed.ts'
import { useWords } from '#web/words/words.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { MealTimesFields } from './meal-times-fields.tsx'

/** Meal times and the calendar's address: part of the meal calendar, which is for Premium. */
export function CalendarSettings({ settings }: { settings: CookSettings }) {
  const t = useWords(calendarFeedWords)
  const { data: user } = useQuery(currentUserQuery)
  if (!user || !isPremium(user.subscriptionStatus)) return null
  return (
    <Section id="calendar-settings" title={t.title}>
      <div className="flex flex-col gap-8">
        <MealTimesFields times={settings.mealTimes} />
        <CalendarFeed />
      </div>
    </Section>
  )
}
