import { CalendarDays, Check } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { icon } from '#web/ui/icon.ts'
import { calendarWords } from '#web/words/calendar.ts'
import { useWords } from '#web/words/words.ts'

/** The presentation of the calendar for cooks without Premium. */
export const CalendarUpsell = () => {
  const t = useWords(calendarWords)
  return (
    <Card className="grid p-6 md:grid-cols-2 md:grid-rows-[1fr_auto] md:gap-x-12 md:p-10">
      <div>
        <CalendarDays {...icon} className="size-8 text-accent" />
        <h1 className="mt-4 text-3xl md:text-4xl">{t.title}</h1>
        <p className="mt-2 max-w-prose text-lg text-ink-soft">{t.upsell}</p>
      </div>
      <ul className="mt-5 space-y-3 md:row-span-2 md:mt-0 md:self-center">
        {[t.monthlyView, t.planTypes, t.notesForMeals, t.quickAccess, t.editAndManage].map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Check {...icon} className="size-5 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <Button asChild className="mt-6 justify-self-start">
        <Link to={paths.subscribe}>{t.upgrade}</Link>
      </Button>
    </Card>
  )
}
