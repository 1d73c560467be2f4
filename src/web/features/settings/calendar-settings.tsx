import { useQuery } from '@tanstack/react-query'
import type { CookSettings } from '#contract/settings.ts'
import { isPremium } from '#domain/plan.ts'
import { calendarFeedQuery } from '#web/data/calendar-feed.ts'
import { currentUserQuery } from '#web/data/users.ts'
import { Section } from '#web/ui/section.tsx'
import { calendarFeedWords } from '#web/words/calendar-feed.ts'
import { useWords } from '#web/words/words.ts'
import { CalendarFeed } from './calendar-feed.tsx'
import { MealTimesFields } from './meal-times-fields.tsx'

/**
 * Settings of the meal calendar: meal times and the feed's address. Without Premium only an existing address
 * can be removed.
 */
export function CalendarSettings({ settings }: { settings: CookSettings }) {
  const t = useWords(calendarFeedWords)
  const { data: user } = useQuery(currentUserQuery)
  const isLapsed = user !== undefined && user !== null && !isPremium(user.subscriptionStatus)
  const { data: feed } = useQuery({ ...calendarFeedQuery, enabled: isLapsed })
  if (!user) return null
  if (isLapsed) {
    if (!feed?.madeAt) return null
    return (
      <Section id="calendar-settings" title={t.titleLapsed}>
        <CalendarFeed isAsleep />
      </Section>
    )
  }
  return (
    <Section id="calendar-settings" title={t.title}>
      <div className="flex flex-col gap-8">
        <MealTimesFields times={settings.mealTimes} />
        <CalendarFeed />
      </div>
    </Section>
  )
}
