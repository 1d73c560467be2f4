import { CalendarDays, Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'

/** What the calendar is, for those who do not have it yet. */
export const CalendarUpsell = () => {
  const t = useWords(calendarWords)
  return (
    <Card className="max-w-xl p-6 md:p-8">
      <CalendarDays {...icon} className="size-8 text-accent" />
      <h1 className="mt-4 text-3xl">{t.title}</h1>
      <p className="mt-2 text-ink-soft">{t.upsell}</p>
      <ul className="mt-5 space-y-2">
        {[t.monthlyView, t.planTypes, t.notesForMeals, t.quickAccess, t.editAndManage].map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Check {...icon} className="size-5 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <Button asChild className="mt-6">
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </Card>
  )
}
